import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { chronopia } from "regelwerk";
import { describe, expect, test } from "vitest";
import { takeComplaints, useBrowser, visit } from "../page/browser.js";
import { big, heard, PACKAGE, SCRIPT, soon, useSite } from "./host.js";

useBrowser();
const site = useSite();

const ARCHER = { rangedSkill: 12, weapon: { short: 8, medium: 16, max: 24, damage: 4 }, distance: 14, cover: "light", armour: 13 } as const;
const SHOT = '<regelwerk-shot skill="12" weapon-short="8" medium="16" weapon-max="24" damage="4" distance="14" cover="light" armour="13"></regelwerk-shot>';

describe("an element in a page", () => {
  test("answers what its attributes say, and tells it", async () => {
    const page = await site.show(SHOT);
    expect(await big(page)).toBe("18,8\u00a0%");
    const [change] = await heard(page, "regelwerk-change");
    expect(change).toMatchObject({ tag: "regelwerk-shot", detail: { input: ARCHER } });
    const { outcomes } = chronopia.shot.odds(ARCHER);
    expect(change?.detail.answer.outcomes).toEqual(outcomes);
    const kept = await page.evaluate(() => {
      const { input, answer } = document.querySelector("regelwerk-shot") as unknown as { input: unknown; answer: { outcomes: unknown } };
      return { input, outcomes: answer.outcomes };
    });
    expect(kept).toEqual({ input: ARCHER, outcomes });
  });

  test("follows the reader, and says so", async () => {
    const page = await site.show(SHOT);
    await page.getByRole("radio", { name: "schwere" }).check({ force: true });
    const changes = await heard(page, "regelwerk-change", 2);
    expect(changes.at(-1)?.detail.input).toEqual({ ...ARCHER, cover: "heavy" });
    await page.getByRole("button", { name: "Alles zurücksetzen" }).click();
    expect((await heard(page, "regelwerk-change", 3)).at(-1)?.detail.input).toEqual(ARCHER);
  });

  test("lets nobody change what is locked", async () => {
    const page = await site.show(SHOT.replace(">", ' lock="skill weapon cover">'));
    await big(page);
    expect(await page.getByRole("spinbutton").evaluateAll((all) => all.map((i) => (i as HTMLInputElement).labels?.[0]?.textContent?.trim()))).toEqual([
      expect.stringMatching(/^Entfernung/),
      expect.stringMatching(/^Rüstungswert/),
    ]);
    expect(await page.getByRole("radio").count()).toBe(0);
    expect(await page.locator("regelwerk-shot .fixed").allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/Fernkampf FW\s+12/)]));
    const all = await site.show('<regelwerk-shot lock="all"></regelwerk-shot>');
    await big(all);
    expect(await all.locator("regelwerk-shot [part=inputs]").locator("input, button").count()).toBe(0);
    expect(await all.getByRole("button", { name: "Alles zurücksetzen" }).count()).toBe(0);
  });

  test("leads to rules only where it names a site", async () => {
    const bare = await site.show(SHOT);
    await big(bare);
    await bare.getByText("Warum", { exact: true }).first().click();
    await bare.locator("regelwerk-shot table[data-roll]").first().waitFor();
    expect(await bare.locator("regelwerk-shot a[href]").count()).toBe(0);
    const named = await site.show(SHOT.replace(">", ' site="https://example.org/r/">'));
    await big(named);
    await named.getByText("Warum", { exact: true }).first().click();
    await named.locator("regelwerk-shot a[href^='https://example.org/r/#/rules/']").first().waitFor();
  });

  test("speaks the language of the page around, or its own", async () => {
    const page = await site.show(`<div lang="en-GB">${SHOT}</div><regelwerk-horror lang="de"></regelwerk-horror>`);
    expect(await big(page)).toBe("18.8%");
    expect(await big(page, "regelwerk-horror")).toContain("\u00a0%");
    await page.evaluate(() => document.querySelector("regelwerk-shot")?.setAttribute("lang", "de"));
    await soon(() => big(page)).toBe("18,8\u00a0%");
  });

  test("takes an input as the package does, before and after it is there", async () => {
    const page = await site.show(
      `<script>
        const early = document.createElement("regelwerk-shot");
        early.input = ${JSON.stringify({ ...ARCHER, armour: 5 })};
        document.querySelector("main").append(early);
      </script>`,
    );
    const [first] = await heard(page, "regelwerk-change");
    expect(first?.detail.input).toEqual({ ...ARCHER, armour: 5 });
    await page.evaluate((input) => Object.assign(document.querySelector("regelwerk-shot")!, { input }), ARCHER);
    const changes = await heard(page, "regelwerk-change", 2);
    expect(changes.at(-1)?.detail.answer.outcomes).toEqual(chronopia.shot.odds(ARCHER).outcomes);
    expect(await big(page)).toBe("18,8\u00a0%");
  });

  test("takes whole inputs where the form asks otherwise than the package", async () => {
    const spell = { edition: "army", magic: 12, level: 2, offensive: false, save: "none" };
    const input = { actions: 3, castings: [{ spell }, { spell: { ...spell, level: 4 } }] };
    const page = await site.show("<regelwerk-casting></regelwerk-casting>");
    await heard(page, "regelwerk-change");
    await page.evaluate((given) => Object.assign(document.querySelector("regelwerk-casting")!, { input: given }), input);
    const changes = await heard(page, "regelwerk-change", 2);
    expect(changes.at(-1)?.detail.input).toEqual(input);
  });

  test("tells an input that the rules refuse, and goes on", async () => {
    const page = await site.show(SHOT);
    await heard(page, "regelwerk-change");
    await page.evaluate((input) => Object.assign(document.querySelector("regelwerk-shot")!, { input }), { ...ARCHER, rangedSkill: 9999, nonsense: 1 });
    const [error] = await heard(page, "regelwerk-error");
    expect(error?.detail.problems.map((p) => p.path).sort()).toEqual(["nonsense", "rangedSkill"]);
    expect(await page.evaluate(() => (document.querySelector("regelwerk-shot") as unknown as { answer: unknown }).answer)).toBeUndefined();
    await page.evaluate((input) => Object.assign(document.querySelector("regelwerk-shot")!, { input }), ARCHER);
    expect(await big(page)).toBe("18,8\u00a0%");
  });

  test("an attribute that changes leaves alone what the reader has set", async () => {
    const page = await site.show(SHOT);
    await page.getByRole("button", { name: "Rüstungswert erhöhen" }).click();
    await page.evaluate(() => document.querySelector("regelwerk-shot")?.setAttribute("distance", "6.5"));
    const changes = await heard(page, "regelwerk-change", 3);
    expect(changes.at(-1)?.detail.input).toEqual({ ...ARCHER, armour: 14, distance: 6.5 });
  });

  test("starts from a link of the calculator", async () => {
    const page = await site.show('<regelwerk-shot link="https://example.org/r/#/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13" armour="20"></regelwerk-shot>');
    expect((await heard(page, "regelwerk-change"))[0]?.detail.input).toEqual({ ...ARCHER, armour: 20 });
  });

  test("can be taken out and put elsewhere", async () => {
    const page = await site.show(`${SHOT}<section></section>`);
    await page.getByRole("button", { name: "Rüstungswert erhöhen" }).click();
    await page.evaluate(() => document.querySelector("section")?.append(document.querySelector("regelwerk-shot")!));
    await page.locator("section regelwerk-shot .big").waitFor();
    expect(await page.evaluate(() => (document.querySelector("regelwerk-shot") as unknown as { input: { armour: number } }).input.armour)).toBe(14);
  });
});

test("every calculator is an element that answers, whole or locked", async () => {
  const { elements } = (await import(join(PACKAGE, "dist/elements.js"))) as { elements: [name: string, procedure: string][] };
  const names = elements.map(([name]) => name);
  for (const lock of ["", "all"]) {
    const page = await site.show("");
    await page.evaluate(
      ([all, locked]) => {
        for (const name of all) {
          const element = document.createElement(name);
          element.setAttribute("lock", locked);
          document.querySelector("main")?.append(element);
        }
      },
      [names, lock] as const,
    );
    expect(names.length).toBeGreaterThan(20);
    const answered = await heard(page, "regelwerk-change", names.length);
    expect(new Set(answered.map(({ tag }) => tag))).toEqual(new Set(names));
    const left = await page.locator("main > * [part=inputs]").evaluateAll((all) =>
      all.map((inputs) => {
        const controls = (root: ParentNode): number => [...root.querySelectorAll("*")].reduce((sum, e) => sum + (e.matches("input, button, select, textarea") ? 1 : 0) + (e.shadowRoot ? controls(e.shadowRoot) : 0), 0);
        return controls(inputs);
      }),
    );
    expect(left).toHaveLength(names.length);
    if (lock === "all") expect(left.map((n, i) => [names[i], n]).filter(([, n]) => n !== 0)).toEqual([]);
    // A sheet to go through asks in its own place.
    else expect(left.filter((n) => n > 0).length).toBeGreaterThan(names.length - 3);
    expect(await page.evaluate(() => (window as unknown as { heard: { name: string }[] }).heard.filter((h) => h.name === "regelwerk-error"))).toEqual([]);
  }
}, 120_000);

describe("wrong attributes", () => {
  test("are named with what is allowed, in place of an answer", async () => {
    const page = await site.show('<regelwerk-shot skill="zwölf" cover="some" lock="armor" theme="pink" distance="-4"></regelwerk-shot>');
    const alert = page.locator("regelwerk-shot [role=alert]");
    await alert.waitFor();
    const text = (await alert.textContent()) ?? "";
    for (const part of ["`skill`", "„zwölf“", "eine ganze Zahl von", "`cover`", "`none`, `light`, `heavy`", "`lock`", "`armour`", "`theme`", "`auto`", "`distance`"]) expect(text).toContain(part);
    expect(await page.locator("regelwerk-shot .big").count()).toBe(0);
    const [error] = await heard(page, "regelwerk-error");
    expect(error?.detail.problems.map((p) => p.attribute).sort()).toEqual(["cover", "distance", "lock", "skill", "theme"]);
    await page.evaluate(() => {
      for (const [name, value] of Object.entries({ skill: "12", cover: "light", lock: "armour", theme: "dark", distance: "4" })) document.querySelector("regelwerk-shot")?.setAttribute(name, value);
    });
    await page.locator("regelwerk-shot .big").waitFor();
    expect(await alert.count()).toBe(0);
  });

  test("that the rules refuse are named as well", async () => {
    const page = await site.show('<regelwerk-shot weapon-short="20" weapon-medium="10"></regelwerk-shot>');
    const [error] = await heard(page, "regelwerk-error");
    expect(error?.detail.problems[0]?.attribute).toMatch(/^weapon-/);
  });

  test("that do not exist are told beside the answer, others' are left alone", async () => {
    const page = await site.show('<regelwerk-shot armor="12" class="x" data-y="1" b-a1b2c3 title="Schuss"></regelwerk-shot>');
    await big(page);
    const [error] = await heard(page, "regelwerk-error");
    expect(error?.detail.problems.map((p) => p.attribute)).toEqual(["armor"]);
    expect(await page.locator("regelwerk-shot [role=alert]").textContent()).toContain("`armour`");
  });
});

describe("the script", () => {
  test("may stand in a page twice, from two addresses, with the same element twice", async () => {
    const again = SCRIPT.replace("elements.js", "elements.js?again");
    const page = await site.show(`${SHOT}${SHOT.replace('"13"', '"20"')}${SCRIPT}${again}`);
    await page.locator("regelwerk-shot .big").nth(1).waitFor();
    const numbers = await page.locator("regelwerk-shot .big").allTextContents();
    expect(numbers[0]).toBe("18,8\u00a0%");
    expect(numbers[1]).not.toBe(numbers[0]);
    const wasm = await page.evaluate(() => performance.getEntriesByType("resource").filter((r) => r.name.endsWith(".wasm")).length);
    expect(wasm).toBe(1);
  });

  test("brings next to nothing where no element stands", async () => {
    const page = await site.show("<p>Text</p>");
    await page.waitForFunction(() => customElements.get("regelwerk-shot") !== undefined);
    const names = await page.evaluate(() => performance.getEntriesByType("resource").map((r) => r.name));
    expect(names.filter((n) => /stage|\.wasm|catalog/.test(n))).toEqual([]);
  });

  test("shares its module with the page's own use of the package", async () => {
    const page = await site.show(
      `${SHOT}<p></p><script type="module">
        import { init, chronopia } from "./regelwerk/dist/chronopia.js";
        await init();
        document.querySelector("p").textContent = chronopia.shot.odds(${JSON.stringify(ARCHER)}).outcomes[1].fraction;
      </script>`,
    );
    await big(page);
    await soon(() => page.locator("main > p").textContent()).toBe("11/80");
    expect(await page.evaluate(() => performance.getEntriesByType("resource").filter((r) => r.name.endsWith(".wasm")).length)).toBe(1);
  });

  test("says so when the calculator cannot be loaded", async () => {
    const page = await site.show("<p></p>");
    await page.route(/stage-/, (route) => route.abort());
    await page.evaluate(() => document.querySelector("main")?.append(document.createElement("regelwerk-shot")));
    await page.locator("regelwerk-shot [role=alert]").waitFor();
    expect(await page.locator("regelwerk-shot").textContent()).toBe("");
    expect((await heard(page, "regelwerk-error"))[0]?.detail.problems[0]?.message.de).toContain("nicht laden");
    takeComplaints();
  });

  test("can be imported where there is no page", async () => {
    const program = 'const m = await import("regelwerk/elements"); m.register(); console.log(m.elements.length, m.elementName("chronopia.shot"));';
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], { cwd: join(import.meta.dirname, "../..") });
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^\d+ regelwerk-shot\n$/);
  });

  test("runs under a strict policy", async () => {
    const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
    const html = `<!doctype html><html lang="de"><title>x</title>${SCRIPT}${SHOT}</html>`;
    const { page } = await visit(site.put("strict.html", html, { "content-security-policy": policy }), new URL(site.url).origin);
    expect(await big(page)).toBe("18,8\u00a0%");
    expect(await page.locator("regelwerk-shot .frame").evaluate((f) => getComputedStyle(f).display)).toBe("block");
  });

  test("needs for its first answer no more than the page and a little, compressed", async () => {
    const page = await site.show(SHOT);
    await big(page);
    const names = await page.evaluate(() => {
      const answered = performance.getEntriesByName("regelwerk.answer")[0]?.startTime ?? Infinity;
      return performance.getEntriesByType("resource").filter((r) => r.startTime <= answered && r.name.includes("/regelwerk/")).map((r) => r.name);
    });
    const size = (name: string): number => brotliCompressSync(readFileSync(join(PACKAGE, name.split("/regelwerk/")[1] ?? "").split("?")[0] ?? "")).length;
    const sizes = names.map((name) => [name.split("/").at(-1), size(name)] as const);
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    console.log(`first answer of an element: ${total} bytes (${sizes.map((row) => row.join(" ")).join(", ")})`);
    expect(sizes.some(([name]) => name?.endsWith(".wasm"))).toBe(true);
    // The page's 150 KB, and what an element needs besides: attributes, frame, the look of the page around.
    expect(total).toBeLessThan(156_000);
  });
});

describe("the package's readme", () => {
  const shown = [...readFileSync(join(PACKAGE, "README.md"), "utf8").matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, text]) => text ?? "").filter((text) => text.includes("dist/elements.js"));

  test("shows elements that work as they stand", async () => {
    expect(shown).toHaveLength(2);
    const [first = "", second = ""] = shown;
    const open = async (name: string, html: string) => (await visit(site.put(name, `<!doctype html><html lang="en"><title>x</title>${html}</html>`), new URL(site.url).origin)).page;
    const shot = await open("first.html", first);
    expect(await big(shot)).toMatch(/^[\d.]+%$/);
    expect(await shot.locator("regelwerk-shot .fixed").count()).toBe(5);
    const horror = await open("second.html", second);
    await soon(() => horror.locator("#line").textContent()).toBe(chronopia.horror.odds({ leadership: 12 }).explanation.en);
  });

  test("names every custom property and part that there is", async () => {
    const text = readFileSync(join(PACKAGE, "README.md"), "utf8");
    const page = await site.show(SHOT);
    await big(page);
    const parts = await page.locator("regelwerk-shot").evaluate((e) => {
      const exported = e.shadowRoot?.querySelector("[exportparts]")?.getAttribute("exportparts") ?? "";
      return ["frame", "error", ...exported.split(", ")];
    });
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) expect(text, part).toContain(`\`${part}\``);
    const styles = ["src/styles/tokens.css", "src/embed/stage.styles.ts", "src/elements/base/systems.styles.ts"].map((file) => readFileSync(join(import.meta.dirname, "../..", file), "utf8")).join("");
    const properties = new Set(styles.match(/--regelwerk-[a-z]+(-[a-z]+)*/g));
    expect(properties.size).toBeGreaterThan(6);
    for (const property of properties) expect(text, property).toContain(`\`${property}\``);
  });
});
