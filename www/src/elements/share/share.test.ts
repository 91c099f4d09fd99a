import { html } from "lit";
import { describe, expect, test, vi } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import "./share.js";
import type { ShareElement } from "./share.element.js";

const make = (): Promise<ShareElement> => mount(html`<rw-share sentence="Ein Satz." link="https://example.org/#/x?v=1"></rw-share>`);
const later = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 0));
  await settled();
};

describe("passing on", () => {
  test("is accessible, by hand too", async () => {
    const element = await make();
    expect(await findings(element)).toEqual([]);
    all<HTMLButtonElement>(element, "button")[0]?.click(); // no clipboard here at all
    await later();
    expect(await findings(element)).toEqual([]);
    expect(one<HTMLTextAreaElement>(element, "textarea").value).toBe("Ein Satz.");
  });

  test("copies exactly what is shown", async () => {
    const writeText = vi.fn(async (_: string) => {});
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    const element = await make();
    for (const button of all<HTMLButtonElement>(element, "button")) button.click();
    await later();
    expect(writeText.mock.calls.map(([text]) => text)).toEqual([one(element, "blockquote").textContent, "https://example.org/#/x?v=1"]);
    expect(one(element, "[role=status]").textContent).toBe("Kopiert");
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  });
});
