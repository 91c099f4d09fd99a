import { html } from "lit";
import { expect, test } from "vitest";
import { all, findings, mount } from "../../../tests/unit/mount.js";
import { catalog } from "../../engine/index.js";
import "./about.js";
import type { AboutElement } from "./about.element.js";

test("says what the page is, with a way into every system, in both languages", async () => {
  for (const lang of ["de", "en"] as const) {
    const element = await mount<AboutElement>(html`<rw-about lang=${lang}></rw-about>`);
    const sections = all<HTMLElement>(element, "section");
    expect(sections.map(({ dataset }) => dataset["system"])).toEqual(catalog.systems.map(({ id }) => id));
    for (const section of sections) {
      expect(section.querySelector("p")?.textContent?.length).toBeGreaterThan(150);
      expect(section.querySelector("a")?.getAttribute("href")).toMatch(new RegExp(`^#/${section.dataset["system"]}/\\w+$`));
    }
    expect(element.shadowRoot?.textContent).toContain(catalog.version);
    expect(await findings(element)).toEqual([]);
    element.remove();
  }
});
