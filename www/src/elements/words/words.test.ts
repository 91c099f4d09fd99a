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

  test("writes dice as the reader does, but never while they are being typed", async () => {
    const element = await mount<WordsElement>(html`<rw-words lang="en" label="Damage" value="1W8+1"></rw-words>`);
    const input = one<HTMLInputElement>(element, "input");
    expect(input.value).toBe("1d8+1");
    input.focus();
    write(input, "2W6");
    element.value = "2W6";
    await element.updateComplete;
    expect(input.value).toBe("2W6");
    input.blur();
    await element.updateComplete;
    expect(input.value).toBe("2d6");
  });
});
