/** Tells where the modules of the package lie: the page has them as files of its own. */
import chronopia from "regelwerk/chronopia_bg.wasm?url";
import osr from "regelwerk/osr_bg.wasm?url";
import scharmuetzel from "regelwerk/scharmuetzel_bg.wasm?url";
import { knowFiles } from "./index.js";

knowFiles({ chronopia, osr, scharmuetzel });
