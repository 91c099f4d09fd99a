/** Colours as they are on the screen, for what leaves the page and its styles. */

/** A colour in words that every viewer knows. */
export function plainColour(colour: string): string {
  if (/^(#|rgb|none)/.test(colour)) return colour;
  const context = canvasOf(1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
}

/** What is behind an element: the first colour around it that covers. */
export function behind(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host ?? null) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^transparent$|[/,]\s*0\)$/.test(backgroundColor)) return plainColour(backgroundColor);
  }
  return "#fff";
}

export function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  if (!context) throw new Error("no canvas");
  return context;
}
