// The projects that use the package, as different users would: one row each.
//
// A row has `name`, `type` (of its package.json) and `files`. Then `answer`: how the project comes
// to the fraction with which the shot of `inputs.mjs` wounds, or to what is `expected` instead; or
// `check`, where nothing is run.
// `modules` is how many wasm modules its `output` (else `dist`) then holds, none of them twice.

import { bundlerConsumers } from "./bundlers.mjs";
import { nextConsumers } from "./next.mjs";
import { nodeConsumers } from "./node.mjs";
import { pageConsumers } from "./pages.mjs";
import { typescriptConsumers } from "./typescript.mjs";

export const consumers = [
  // The slowest first, so that it does not run alone at the end.
  ...nextConsumers,
  ...nodeConsumers,
  ...bundlerConsumers,
  ...pageConsumers,
  ...typescriptConsumers,
];
