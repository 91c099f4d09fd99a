import { html } from "lit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import type { Picture } from "../../picture/picture.js";
import * as file from "../profiles/file.js";
import "./save.js";
import type { SaveElement } from "./save.element.js";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
const make = (picture: () => Picture): Promise<SaveElement> => mount(html`<rw-save lang="de" .picture=${picture}></rw-save>`);
const button = (element: Element, form: string): HTMLButtonElement => one(element, `[data-form=${form}]`);

afterEach(() => vi.restoreAllMocks());

describe("taking a picture along", () => {
  test("is accessible, and offers what forums take first", async () => {
    const element = await make(() => SVG);
    expect(await findings(element)).toEqual([]);
    expect(all(element, "button").map((b) => b.textContent)).toEqual(["PNG", "SVG"]);
  });

  test("asks for the picture when it is wanted, as it is then", async () => {
    const offered = vi.spyOn(file, "offerFile").mockImplementation(() => undefined);
    const picture = vi.fn(() => SVG);
    const element = await make(picture);
    expect(picture).not.toHaveBeenCalled();
    button(element, "svg").click();
    await vi.waitFor(() => expect(offered).toHaveBeenCalledWith("regelwerk.svg", SVG, "image/svg+xml"));
    expect(all(element, "[role=alert]")).toEqual([]);
  });

  test("says so where it cannot be drawn", async () => {
    const offered = vi.spyOn(file, "offerFile").mockImplementation(() => undefined);
    const element = await make(() => ({ svg: null, words: [], keys: [] }));
    button(element, "png").click();
    await vi.waitFor(async () => {
      await settled();
      expect(one(element, "[role=alert]").textContent).toBe("Das Bild ließ sich nicht sichern.");
    });
    expect(offered).not.toHaveBeenCalled();
  });
});
