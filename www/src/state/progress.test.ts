import { afterEach, describe, expect, test, vi } from "vitest";
import { followProgress, freshProgress, keepProgress, progressOf } from "./progress.js";

const PHASES = ["one", "two"];
const KEY = "regelwerk.progress.game";

afterEach(() => {
  vi.restoreAllMocks();
  keepProgress("game", freshProgress("one"));
});

describe("the progress of a game", () => {
  test("begins with the first phase of the first turn", () => {
    localStorage.removeItem(KEY);
    expect(progressOf("game", PHASES)).toEqual({ turn: 1, phase: "one", done: [] });
  });

  test("is kept on the device", () => {
    keepProgress("game", { turn: 3, phase: "two", done: [1, 4] });
    expect(progressOf("game", PHASES)).toEqual({ turn: 3, phase: "two", done: [1, 4] });
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ version: 1, turn: 3, phase: "two", done: [1, 4] });
  });

  test("lasts as long as the page where nothing can be kept", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    keepProgress("game", { turn: 2, phase: "two", done: [5] });
    expect(progressOf("game", PHASES)).toEqual({ turn: 2, phase: "two", done: [5] });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    expect(progressOf("game", PHASES).turn).toBe(2);
  });

  test.each([
    "no json",
    "null",
    "[]",
    '{"version":2,"turn":1,"phase":"one","done":[]}',
    '{"version":1,"turn":0,"phase":"one","done":[]}',
    '{"version":1,"turn":1.5,"phase":"one","done":[]}',
    '{"version":1,"turn":2,"phase":"three","done":[]}',
    '{"version":1,"turn":2,"phase":"one","done":["x"]}',
  ])("that nobody can read begins anew: %s", (stored) => {
    localStorage.setItem(KEY, stored);
    expect(progressOf("game", PHASES)).toEqual(freshProgress("one"));
  });

  test("tells of changes, here and in other tabs, until nobody listens", () => {
    const changed = vi.fn();
    const end = followProgress(changed);
    keepProgress("game", { turn: 2, phase: "one", done: [] });
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    dispatchEvent(new StorageEvent("storage", { key: "other" }));
    expect(changed).toHaveBeenCalledTimes(2);
    end();
    keepProgress("game", freshProgress("one"));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
