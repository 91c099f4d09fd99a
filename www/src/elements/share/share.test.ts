import { html } from "lit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import type { Lang } from "../../i18n/index.js";
import "./share.js";
import type { ShareElement, Shared } from "./share.element.js";

const SHARED: Shared = {
  title: "Wurf",
  result: "Chance: 18,8 % (3/16)",
  sentence: "Ein Satz.",
  link: "https://example.org/#/x?v=1",
};

const make = (shared: Shared = SHARED, lang: Lang = "de"): Promise<ShareElement> =>
  mount(html`<rw-share lang=${lang} .shared=${shared}></rw-share>`);
const later = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 0));
  await settled();
};
const button = (element: ShareElement, what: string): HTMLButtonElement => one(element, `[data-copy=${what}]`);
const give = (name: "clipboard" | "share", value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};

afterEach(() => {
  give("clipboard", undefined);
  Reflect.deleteProperty(navigator, "share");
});

describe("passing on", () => {
  test("is accessible, by hand too", async () => {
    const element = await make();
    expect(await findings(element)).toEqual([]);
    button(element, "sentence").click(); // no clipboard here at all
    await later();
    expect(await findings(element)).toEqual([]);
    expect(one<HTMLTextAreaElement>(element, "textarea").value).toBe("Ein Satz.");
  });

  test("copies exactly what is shown, and each form of it", async () => {
    const writeText = vi.fn(async (_: string) => {});
    give("clipboard", { writeText });
    const element = await make();
    for (const what of ["sentence", "link", "text", "bbcode", "markdown"]) button(element, what).click();
    await later();
    expect(writeText.mock.calls.map(([text]) => text)).toEqual([
      one(element, "blockquote").textContent,
      "https://example.org/#/x?v=1",
      "Wurf – Chance: 18,8 % (3/16)\nEin Satz.\nNachrechnen mit Regelwerk: https://example.org/#/x?v=1",
      "[b]Wurf – Chance: 18,8 % (3/16)[/b]\nEin Satz.\n[url=https://example.org/#/x?v=1]Nachrechnen mit Regelwerk[/url]",
      "**Wurf – Chance: 18,8 % (3/16)**\n\nEin Satz.\n\n[Nachrechnen mit Regelwerk](https://example.org/#/x?v=1)",
    ]);
    expect(one(element, "[role=status]").textContent).toBe("Kopiert");
  });

  test("speaks of no link where there is no page to lead to", async () => {
    const element = await make({ ...SHARED, link: undefined });
    expect(all(element, "[data-copy=link]")).toHaveLength(0);
    button(element, "text").click();
    await later();
    expect(one<HTMLTextAreaElement>(element, "textarea").value).toBe("Wurf – Chance: 18,8 % (3/16)\nEin Satz.");
  });

  test("uses the device's own way where there is one, and takes a change of mind as such", async () => {
    expect(all(await make(), "[data-copy=sheet]")).toHaveLength(0);
    const share = vi.fn(async (_: ShareData) => {});
    give("share", share);
    const element = await make();
    button(element, "sheet").click();
    await later();
    expect(share.mock.calls).toEqual([[{ title: "Wurf", text: "Ein Satz.", url: "https://example.org/#/x?v=1" }]]);
    share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
    button(element, "sheet").click();
    await later();
    expect(all(element, "textarea")).toHaveLength(0);
    share.mockRejectedValueOnce(new DOMException("forbidden", "NotAllowedError"));
    button(element, "sheet").click();
    await later();
    expect(one<HTMLTextAreaElement>(element, "textarea").value).toContain("Ein Satz.");
  });
});
