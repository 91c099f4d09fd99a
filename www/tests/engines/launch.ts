import { afterAll, beforeAll } from "vitest";
import type { Engine, Name, Tab } from "./engine.js";
import { puppets } from "./puppets.js";
import { webkit } from "./webkit.js";

/** Starts an engine for the tests of a group, and gives their tabs. */
export function useEngine(name: Name): () => Promise<Tab> {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await (name === "WebKit" ? webkit() : puppets(name));
  });
  afterAll(async () => {
    await engine?.close();
  });
  return () => {
    if (!engine) throw new Error(`${name} has not started`);
    return engine.tab();
  };
}
