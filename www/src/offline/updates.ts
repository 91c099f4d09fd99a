/** The page on the device: puts it there, and tells when a newer version is ready. */
import { Workbox } from "workbox-window";

/** A page that stays open looks for a new version this often, when somebody comes back to it. */
const LOOK_MS = 60 * 60 * 1000;

export interface Updates {
  /** Brings the newer version, and with it the page anew: only ever on the reader's word. */
  accept(): void;
}

/** Storage and workers may be forbidden, as in a sandboxed frame; then the page works as it came. */
function allowed(): boolean {
  try {
    // In another site's frame the copy would be that site's alone.
    return import.meta.env.PROD && "serviceWorker" in navigator && window.top === window && navigator.serviceWorker !== undefined;
  } catch {
    return false;
  }
}

/** Waits until the page has done what it came for. */
function idle(): Promise<void> {
  return new Promise((done) => {
    const soon = (): void => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2000 });
      else setTimeout(done, 200);
    };
    if (document.readyState === "complete") soon();
    else addEventListener("load", soon, { once: true });
  });
}

/** Keeps the page on the device; `ready` is called when a newer version waits for the reader. */
export async function watch(ready: (updates: Updates) => void): Promise<void> {
  if (!allowed()) return;
  await idle();
  const container = navigator.serviceWorker;
  const worker = new Workbox("./sw.js");
  let accepted = false;
  // On the first visit the worker takes over a page of its own version.
  let had = container.controller !== null;
  const accept = (): void => {
    accepted = true;
    void container.getRegistration().then((registration) => {
      if (registration?.waiting) worker.messageSkipWaiting();
      // Another page has brought it already.
      else location.reload();
    });
  };
  worker.addEventListener("waiting", () => ready({ accept }));
  container.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
    else if (had) ready({ accept });
    had = true;
  });
  try {
    await worker.register({ immediate: true });
  } catch {
    // A full disk, a server without the file: the page goes on without.
    return;
  }
  let looked = Date.now();
  const look = (): void => {
    if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_MS) return;
    looked = Date.now();
    worker.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  container.controller?.postMessage({ type: "TIDY" });
}
