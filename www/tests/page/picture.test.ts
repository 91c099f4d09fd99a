// Pictures to take along: both files say the same, and say something.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, useBrowser } from "./browser.js";

useBrowser();

/** Where a picture stands, and how it is brought up. */
const PICTURES: [hash: string, element: string, words: string, before?: (page: Page) => Promise<void>][] = [
  ["#/chronopia/shot", "rw-heat", "Schuss: Chance auf eine Wunde", (page) => page.locator("details[data-part=heat] > summary").click()],
  ["#/chronopia/horrorTrack", "rw-track", "Horror"],
  ["#/osr/damage", "rw-spread", "Verteilung: am ehesten"],
  ["#/osr/facing", "rw-compass", "Von der hinteren Flanke"],
];

async function saved(page: Page, element: string, form: "png" | "svg"): Promise<{ name: string; content: Buffer }> {
  const waiting = page.waitForEvent("download");
  await page.locator(`${element} rw-save [data-form=${form}]`).first().click();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** A PNG beside the SVG as the browser draws it: how large they are, how many colours there are, how far apart they lie on average. */
function compared(page: Page, png: Buffer, svg: Buffer): Promise<{ size: number[]; colours: number; apart: number }> {
  return page.evaluate(
    async ([drawn, source]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${drawn}`)).blob());
      const picture = Object.assign(new Image(), { src: `data:image/svg+xml;base64,${source}` });
      await picture.decode();
      const { width, height } = image;
      const pixels = (what: CanvasImageSource): Uint8ClampedArray => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context?.drawImage(what, 0, 0, width, height);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = [pixels(image), pixels(picture)];
      const colours = new Set<number>();
      let apart = 0;
      for (let i = 0; i < a.length; i += 1) apart += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
      for (let i = 0; i < a.length; i += 4) colours.add(((a[i] ?? 0) << 16) | ((a[i + 1] ?? 0) << 8) | (a[i + 2] ?? 0));
      return { size: [width, height, picture.width, picture.height], colours: colours.size, apart: apart / a.length };
    },
    [png.toString("base64"), svg.toString("base64")] as const,
  );
}

describe.each(PICTURES)("the picture of %s", (hash, element, words, before) => {
  test.each([false, true])("is the same as PNG and as SVG, in the colours of the page (dark: %s)", async (dark) => {
    const { page, context } = await open(hash, { dark });
    await before?.(page);
    const png = await saved(page, element, "png");
    const svg = await saved(page, element, "svg");
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect([png.name, svg.name]).toEqual(["regelwerk.png", "regelwerk.svg"]);
    expect(png.content.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    const text = svg.content.toString();
    expect(text).toContain(words);
    // Nothing in it that only the page's styles explain.
    expect(text).not.toMatch(/var\(|class=|currentcolor/i);
    expect(text).toContain(`fill="${paper}"`);

    const blank = await context.newPage();
    const { size, colours, apart } = await compared(blank, png.content, svg.content);
    const [wide = 0, high = 0, width = 0, height = 0] = size;
    expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([wide, high]);
    expect(wide).toBeGreaterThanOrEqual(1000);
    expect(wide / width).toBeGreaterThanOrEqual(2);
    expect(high / height).toBeCloseTo(wide / width, 6);
    expect(colours).toBeGreaterThan(20);
    // Letters have softer or harder edges by who draws them; anything missing would be seen.
    expect(apart).toBeLessThan(1.5);
  });
});
