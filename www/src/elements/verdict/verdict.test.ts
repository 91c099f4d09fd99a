import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import "./verdict.js";

const because = { de: "es regnet", en: "it rains" };
const checks = [
  { rule: "C-D20", ok: true, because: { de: "der Würfel liegt", en: "the die lies" } },
  { rule: "C-R-ARC", ok: false, because: { de: "zu dunkel", en: "too dark" } },
];
const make = (lang = "de") =>
  mount(
    html`<rw-verdict
      lang=${lang}
      .rules=${["C-D20"]}
      .because=${because}
      .checks=${checks}
      .facts=${[{ label: "Reichweite", text: "6″" }]}
    ></rw-verdict>`,
  );

describe("a verdict", () => {
  test("is accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("says why, by which rule, and what is known", async () => {
    const element = await make();
    expect(one(element, ".because").textContent).toBe("Es regnet");
    expect(one(element, "p a").getAttribute("href")).toBe("#/rules/C-D20");
    expect(one(element, "dl").textContent?.replace(/\s+/g, " ").trim()).toBe("Reichweite 6″");
    expect(one(await make("en"), ".because").textContent).toBe("It rains");
  });

  test("tells each check with a sign and a word", async () => {
    const element = await make();
    expect(all(element, ".sign").map((s) => s.getAttribute("aria-label"))).toEqual(["erfüllt", "nicht erfüllt"]);
    expect(all<HTMLElement>(element, "li.no").map((li) => li.dataset["rule"])).toEqual(["C-R-ARC"]);
  });

  test("of nothing shows nothing", async () => {
    const element = await mount(html`<rw-verdict></rw-verdict>`);
    expect(all(element, ":not(style)")).toHaveLength(0);
  });
});
