import { html } from "lit";
import { describe, expect, test } from "vitest";
import { findings, heard, mount, one } from "../../../tests/unit/mount.js";
import "./toggle.js";
import type { ToggleElement } from "./toggle.element.js";

describe("a toggle", () => {
  test("is accessible, as a switch", async () => {
    const element = await mount<ToggleElement>(html`<rw-toggle label="blind" help="Sieht nichts."></rw-toggle>`);
    expect(await findings(element)).toEqual([]);
    expect(one(element, "input").getAttribute("role")).toBe("switch");
  });

  test("tells its new state", async () => {
    const element = await mount<ToggleElement>(html`<rw-toggle label="blind" checked></rw-toggle>`);
    const said = heard<boolean>(element, "rw-toggle");
    one<HTMLInputElement>(element, "input").click();
    expect(said).toEqual([false]);
  });
});
