import { afterEach, describe, expect, test, vi } from "vitest";
import { hasProfiles, KEY } from "./any.js";
import { writeProfiles } from "./format.js";
import type { Profile } from "./format.js";
import { keep, onChange, shelf } from "./shelf.js";

const orc: Profile = { name: "Ork", system: "chronopia", traits: { rangedSkill: 12 } };

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the shelf", () => {
  test("keeps profiles, and tells of every change", () => {
    const changed = vi.fn();
    const stop = onChange(changed);
    expect(shelf()).toEqual({ state: "open", profiles: [] });
    expect(keep([orc])).toBe(true);
    expect(shelf()).toEqual({ state: "open", profiles: [orc] });
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    dispatchEvent(new StorageEvent("storage", { key: "regelwerk.theme" }));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    keep([]);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("tells quickly whether a system has some", () => {
    keep([orc]);
    expect([hasProfiles("chronopia"), hasProfiles("osr")]).toEqual([true, false]);
  });

  test("leaves alone what a newer version has put there, and what it cannot read", () => {
    const newer = writeProfiles([orc]).replace('"version": 1', '"version": 9');
    localStorage.setItem(KEY, newer);
    expect(shelf()).toEqual({ state: "newer", text: newer });
    localStorage.setItem(KEY, "{");
    expect(shelf()).toEqual({ state: "broken", text: "{" });
    expect(localStorage.getItem(KEY)).toBe("{");
  });

  test("is none where nothing can be kept, and says when there is no room", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(keep([orc])).toBe(false);
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(shelf()).toEqual({ state: "none" });
    expect(hasProfiles("chronopia")).toBe(false);
  });
});
