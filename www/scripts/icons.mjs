// Draws the icons that devices want as pictures from public/icon.svg: `node scripts/icons.mjs`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const folder = join(import.meta.dirname, "../public");
const svg = readFileSync(join(folder, "icon.svg"), "utf8");

/** Name, size, share of the width that is drawn on, and the ground: what is masked keeps its middle 80 %. */
const ICONS = [
  ["icon-192.png", 192, 1, "transparent"],
  ["icon-512.png", 512, 1, "transparent"],
  ["icon-maskable-512.png", 512, 0.66, "#fbfaf7"],
  ["apple-touch-icon.png", 180, 0.8, "#fbfaf7"],
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, size, share, ground] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `margin:0;height:100vh;display:grid;place-items:center;background:${ground}`;
  const width = Math.round(size * share);
  await page.setContent(`<body style="${style}">${svg.replace("<svg ", `<svg width="${width}" height="${width}" style="display:block" `)}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
