// The examples of the readme are files, which run here, each with its exact result.

import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { browsers, closeBrowsers, shown, visit, withFolder } from "./pages.mjs";
import { home, installed, node, root, tool } from "./paths.mjs";
import { blocks } from "./readme.mjs";

const sources = join(root, "pkg-template/examples");
const names = readdirSync(sources);
const example = (name) => readFileSync(join(sources, name), "utf8");

/** Within a project that has installed the package. */
const folder = join(home, "examples");
cpSync(sources, folder, { recursive: true });

after(closeBrowsers);

test("the readme shows every example as it is", () => {
  const shownThere = blocks(installed).map(({ text }) => text);
  assert.ok(names.length >= 5);
  for (const name of names) assert.ok(shownThere.includes(example(name)), name);
});

test("the army list", async () => {
  assert.equal(
    await node(["army-list.mjs"], folder),
    `6 Archers: 8 inches 88.0%, 16 inches 71.2%, 24 inches 28.8%
4 Crossbows: 12 inches 82.1%, 24 inches 64.8%, 36 inches 31.4%`,
  );
});

test("the bot", async () => {
  const { reply } = await import(pathToFileURL(join(folder, "bot.mjs")).href);
  const options = "rangedSkill=12 weapon=8/16/24 damage=4 distance=14 armour=13";
  const situation = "RC 12, weapon 8/16/24 inches with damage 4, at 14 inches, against AV 13";
  assert.equal(
    reply(`/shot ${options}`),
    `Shot with ${situation}: hits on 8 or less (40%), armour holds on 9 or less; wounds with a chance of 24.3% (97/400).`,
  );
  assert.equal(
    reply(`/shot ${options} cover=light`, { language: "de" }),
    "Schuss mit FW 12, Waffe 8/16/24 Zoll mit Schaden 4, auf 14 Zoll, gegen RW 13, leichte Deckung: " +
      "trifft bei 6 oder weniger (30\u00a0%), die Rüstung hält bei 9 oder weniger; Wunde mit 18,8\u00a0% (3/16).",
  );
  assert.equal(reply(`/roll ${options}`, { seed: 42 }), `Shot with ${situation}; rolled 12: miss.`);
  assert.match(reply(`/roll ${options}`), /; rolled \d+(, \d+)*: /);
  assert.equal(reply("/shot"), "`rangedSkill` is missing: expected a whole number from 0 to 99 (and 3 more problems)");
  assert.equal(
    reply(`/shot ${options} cover=medium`),
    '`cover`: must be `none`, `light` or `heavy`, got the text "medium"',
  );
  assert.match(reply(`/shot ${options} covr=light`), /^`covr` is not known here: expected .*`cover`/);
  assert.match(reply(`/roll ${options}`, { seed: -1, language: "de" }), /^`seed`: /);
});

const shot = { rangedSkill: 12, weapon: { short: 8, medium: 16, max: 24, damage: 4 }, distance: 14, armour: 13 };

/** The table of the shot above: name, chance, fraction. */
const rows = [
  ["perfect hit, wound", "5.0%", "1/20"],
  ["hit, wound", "19.3%", "77/400"],
  ["hit, armour holds", "15.8%", "63/400"],
  ["miss", "55.0%", "11/20"],
  ["fumble", "5.0%", "1/20"],
];

test("the React component: on the server, then in the browser from what the server sent", async () => {
  const project = join(folder, "react");
  mkdirSync(project, { recursive: true });
  cpSync(join(sources, "ShotOdds.jsx"), join(project, "ShotOdds.jsx"));
  const element = `createElement(ShotOdds, ${JSON.stringify({ shot })})`;

  const { code } = await transform(example("ShotOdds.jsx"), { loader: "jsx", jsx: "automatic" });
  writeFileSync(join(project, "ShotOdds.mjs"), code);
  writeFileSync(
    join(project, "server.mjs"),
    `import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ShotOdds } from "./ShotOdds.mjs";

const { pipe } = renderToPipeableStream(${element}, { onAllReady: () => pipe(process.stdout), onError: (error) => { throw error; } });
`,
  );
  const html = await node(["server.mjs"], project);
  const cells = [...html.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text]) => text);
  assert.deepEqual(cells, rows.flat());

  writeFileSync(
    join(project, "main.jsx"),
    `import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { ShotOdds } from "./ShotOdds.jsx";

hydrateRoot(document.querySelector("#answer"), ${element});
`,
  );
  const page = (inner) => `<!doctype html><meta charset="utf-8"><title>Odds</title><link rel="icon" href="data:,">
<div id="answer">${inner}</div><script type="module" src="/main.jsx"></script>`;
  writeFileSync(join(project, "index.html"), page(html));
  await node([tool("vite"), "build"], project);
  await withFolder(join(project, "dist"), {}, (address) =>
    visit(address, { fetches: /\.wasm$/ }, async (page) => {
      // From here on the table is that of the browser, in which React has taken the elements over.
      const taken = () => Object.keys(document.querySelector("#answer caption") ?? {}).some((key) => key.startsWith("__react"));
      await page.waitForFunction(taken, { timeout: 10_000 });
      const texts = await page.$$eval("#answer tr > *", (elements) => elements.map(({ textContent }) => textContent));
      assert.deepEqual(texts, rows.flat());
    }),
  );
});

const answers = {
  18: "Shot with RC 13, weapon 12/24/36 inches with damage 5, at 18 inches, against AV 17: hits on 9 or less (45%), armour holds on 12 or less; wounds with a chance of 21% (21/100).",
  30: "Shot with RC 13, weapon 12/24/36 inches with damage 5, at 30 inches, against AV 17: hits on 5 or less (25%), armour holds on 12 or less; wounds with a chance of 13% (13/100).",
};

for (const browser of browsers) {
  test(`the page, in ${browser}`, async () => {
    const site = join(folder, `page-${browser}`);
    cpSync(installed, join(site, "regelwerk"), { recursive: true });
    cpSync(join(sources, "page.html"), join(site, "index.html"));
    await withFolder(site, {}, (address) =>
      visit(address, { browser, fetches: /\.wasm$/ }, async (page) => {
        assert.equal(await page.evaluate(shown), answers[18]);
        await page.$eval("#distance", (input) => {
          input.value = "30";
          input.dispatchEvent(new Event("input"));
        });
        assert.equal(await page.evaluate(shown), answers[30]);
      }),
    );
  });

  test(`the page opened as a file, in ${browser}`, async () => {
    const site = join(folder, `file-${browser}`);
    cpSync(installed, join(site, "regelwerk"), { recursive: true });
    cpSync(join(sources, "file.html"), join(site, "file.html"));
    const address = pathToFileURL(join(site, "file.html")).href;
    await visit(address, { browser }, async (page) => assert.equal(await page.evaluate(shown), answers[18]));
  });
}
