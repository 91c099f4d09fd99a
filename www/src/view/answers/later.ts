/** What costs many questions to the engine and is the same for every input: asked once, after the answer stands. */
import { nothing } from "lit";
import { until } from "lit/directives/until.js";
import { afterFrame } from "../frame.js";

const known = new Map<string, unknown>();

/** Shows what was made, at once when it is known, else when the browser has drawn the answer. */
export function later<Made>(key: string, make: () => Made, show: (made: Made) => unknown): unknown {
  if (known.has(key)) return show(known.get(key) as Made);
  const made = async (): Promise<unknown> => {
    await afterFrame();
    if (!known.has(key)) known.set(key, make());
    return show(known.get(key) as Made);
  };
  return until(made(), nothing);
}
