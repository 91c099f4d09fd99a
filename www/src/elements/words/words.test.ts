import { html } from "lit";
import { describe, expect, test } from "vitest";
import { findings, heard, mount, one, write } from "../../../tests/unit/mount.js";
import "./words.js";
import type { WordsElement } from "./words.element.js";

describe("a line of text", () => {
  test("is accessible, with a problem too", async () => {
    expect(await findings(await mount(html`<rw-words label="Wofür" problem="zu lang"></rw-words>`))).toEqual([]);
  });

  test("tells what stands in it and stops at its length", async () => {
    const element = await mount<WordsElement>(html`<rw-words label="Wofür" .max=${20}></rw-words>`);
    const said = heard<string>(element, "rw-words");
    write(one(element, "input"), "Nebel");
    expect(said).toEqual(["Nebel"]);
    expect(one<HTMLInputElement>(element, "input").maxLength).toBe(20);
  });
});
