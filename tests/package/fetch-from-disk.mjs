// Stands in for the server of a built page: `fetch` takes files from `dist` of the project.

import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

globalThis.fetch = async (address) => {
  const file = basename(new URL(address).pathname);
  const bytes = await readFile(join("dist/assets", file));
  return new Response(bytes, { headers: { "content-type": "application/wasm" } });
};
