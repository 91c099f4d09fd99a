import { html } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import { findings, mount, one, settled } from "../../../tests/unit/mount.js";
import "./copy.js";
import type { CopyElement } from "./copy.element.js";

const make = (): Promise<CopyElement> => mount(html`<rw-copy lang="de" label="Link" .text=${"https://example.org/#/x"}></rw-copy>`);
const press = async (element: CopyElement): Promise<void> => {
  one<HTMLButtonElement>(element, "button").click();
  await new Promise((done) => setTimeout(done, 0));
  await settled();
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
});

test("copies its text and says so", async () => {
  const writeText = vi.fn(async (_: string) => {});
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  const element = await make();
  expect(await findings(element)).toEqual([]);
  await press(element);
  expect(writeText).toHaveBeenCalledWith("https://example.org/#/x");
  expect(one(element, "[role=status]").textContent).toBe("Kopiert");
});

test("shows its text where copying is forbidden", async () => {
  const element = await make();
  await press(element);
  expect(one<HTMLTextAreaElement>(element, "textarea").value).toBe("https://example.org/#/x");
  expect(await findings(element)).toEqual([]);
});
