/** Where nothing is drawn there are no frames either. */
const AT_MOST_MS = 100;

/** Runs something once the next frame is drawn: what the reader waits for comes first. Gives what calls it off. */
export function afterFrame(run: () => void): () => void {
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const now = (): void => {
    stop();
    run();
  };
  let timer = setTimeout(now, AT_MOST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(now);
  });
  return stop;
}
