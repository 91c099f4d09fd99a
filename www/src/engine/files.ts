/** Tells where the modules of the package lie: the page has them as files of its own. */
import chronopia from "regelwerk/chronopia_bg.wasm?url";
import osr from "regelwerk/osr_bg.wasm?url";
import scharmuetzel from "regelwerk/scharmuetzel_bg.wasm?url";
import { knowFiles, preferWhole } from "./index.js";

knowFiles({ chronopia, osr, scharmuetzel });

// A device that keeps the page has the module with all systems, and not these. It may have got it since the page
// was opened.
preferWhole(() => {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Workers are forbidden here.
    return false;
  }
});
