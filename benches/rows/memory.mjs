// Whether anything grows over many calls.

import { join } from "node:path";

import { benches, output } from "../lib/tools.mjs";

/** What the JavaScript heap may waver by; an object kept of each call would be more. */
const WAVER = 1 << 20;
/** References that may be held at once: inputs that throw leave some, which are let go in bulk. */
const REFERENCES = 1 << 14;

export async function addRows(table) {
  let measured;
  for (const kind of ["good", "bad"]) {
    await table.add(`memory after 100,000 ${kind} calls`, { unit: "growth", budget: 0, exact: true }, async () => {
      measured ??= JSON.parse(await output(process.execPath, ["--expose-gc", join(benches, "children/memory.mjs")]));
      const { wasm, references, heap } = measured[kind];
      return {
        value: Math.max(0, wasm) + beyond(references, REFERENCES) + beyond(heap, WAVER),
        note: `wasm ${wasm} bytes, references ${references}, JavaScript heap ${Math.round(heap / 1024)} KiB`,
      };
    });
  }
}

const beyond = (growth, allowed) => (growth > allowed ? growth : 0);
