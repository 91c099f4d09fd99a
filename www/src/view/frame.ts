/** Where nothing is drawn there are no frames either. */
const AT_MOST_MS = 100;

/** Until the next frame is drawn: what the reader waits for comes first. */
export function afterFrame(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, AT_MOST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });
}
