// What a device asks of a page before it takes it for an app.
import { readFileSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { expect, inject, test } from "vitest";
import { CHROMIUM } from "../engines/puppets.js";

interface Manifest {
  name: string;
  lang: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Width and height of a PNG. */
function sizeOf(file: string): string {
  const head = readFileSync(file).subarray(16, 24);
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`;
}

test("the manifest is German, and its pictures are there in the sizes that it names", () => {
  const site = inject("site");
  const manifest = JSON.parse(readFileSync(`${site}/manifest.webmanifest`, "utf8")) as Manifest;
  expect(manifest).toMatchObject({ name: "Regelwerk", lang: "de", start_url: "./", scope: "./", display: "standalone" });
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src, sizes } of pictures) expect(sizeOf(`${site}/${src}`), src).toBe(sizes);
  expect(sizeOf(`${site}/apple-touch-icon.png`)).toBe("180x180");
  expect(readFileSync(`${site}/index.html`, "utf8")).toContain('rel="apple-touch-icon" href="./apple-touch-icon.png"');
});

test("a browser finds nothing that stands against installing", async () => {
  const browser = await puppeteer.launch(CHROMIUM);
  try {
    const page = await browser.newPage();
    await page.goto(`${inject("url")}#/`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const devtools = await page.createCDPSession();
    const manifest = await devtools.send("Page.getAppManifest");
    expect(manifest.url).toBe(`${inject("url")}manifest.webmanifest`);
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
  } finally {
    await browser.close();
  }
});
