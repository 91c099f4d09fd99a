/** Where the bands of a stacked picture lie, and where their names fit. */
export interface Band {
  from: number;
  to: number;
}

/** For each state, bottom first, its band in each round; all bands of a round fill it from 0 to 1. */
export function stack(states: readonly string[], rounds: readonly Readonly<Record<string, number>>[]): Band[][] {
  const bands = states.map((): Band[] => []);
  for (const shares of rounds) {
    let from = 0;
    states.forEach((state, i) => {
      const to = Math.min(1, from + (shares[state] ?? 0));
      bands[i]?.push({ from, to });
      from = to;
    });
  }
  return bands;
}

export interface Placed {
  text: string;
  /** Middle of the text, from the left edge and the top of the plot. */
  x: number;
  y: number;
}

/** A name is written into its band where the band is high enough for as many rounds as the name is wide. */
export function labels(
  bands: readonly (readonly Band[])[],
  names: readonly string[],
  plot: { width: number; height: number; font: number },
): Placed[] {
  return names.flatMap((text, s) => {
    const band = bands[s] ?? [];
    const column = plot.width / Math.max(1, band.length);
    const span = Math.max(1, Math.ceil((text.length * plot.font * 0.58 + 8) / column));
    let best: (Placed & { room: number }) | undefined;
    for (let i = 0; i + span <= band.length; i += 1) {
      const covered = band.slice(i, i + span);
      const low = Math.max(...covered.map((b) => b.from));
      const high = Math.min(...covered.map((b) => b.to));
      const room = (high - low) * plot.height;
      if (room >= plot.font + 4 && room > (best?.room ?? 0) + 0.01) {
        best = { text, room, x: column * (i + span / 2), y: plot.height * (1 - (low + high) / 2) };
      }
    }
    return best ? [{ text, x: best.x, y: best.y }] : [];
  });
}
