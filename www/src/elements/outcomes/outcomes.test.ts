import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount } from "../../../tests/unit/mount.js";
import { info, layout, odds } from "../../../tests/unit/samples.js";
import "./outcomes.js";

const make = () => mount(html`<rw-outcomes .info=${info} .layout=${layout} .outcomes=${odds.outcomes}></rw-outcomes>`);

describe("the outcomes", () => {
  test("are accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("each have a name, percent, fraction and a look of their own", async () => {
    const element = await make();
    const rows = all<HTMLElement>(element, "li").map((li) => (li.textContent ?? "").replace(/\s+/g, " ").trim());
    expect(rows).toEqual(["Gelingt 27,5 % 11/40", "Glänzend 5,0 % 1/20", "Misslingt 67,5 % 27/40"]);
    expect(new Set(all(element, ".tone").map((x) => x.className)).size).toBe(3);
  });

  test("have bars as long as they are likely", async () => {
    const shares = all<HTMLElement>(await make(), ".tone").map((x) => x.style.getPropertyValue("--share"));
    expect(shares).toEqual(["0.275", "0.05", "0.675"]);
  });
});
