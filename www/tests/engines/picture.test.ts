// A picture becomes a PNG in every engine, under the page's own policy.
import { describe, expect, inject, test } from "vitest";
import { until } from "./engine.js";
import type { Name } from "./engine.js";
import { useEngine } from "./launch.js";

interface Kept {
  kept?: Blob;
}

describe.each(["Chromium", "Firefox", "WebKit"] as const satisfies readonly Name[])("%s", (name) => {
  const open = useEngine(name);

  test("draws a course as PNG", async () => {
    const tab = await open();
    await tab.goto(`${inject("url")}#/chronopia/horrorTrack`);
    await tab.text("rw-save >>> .row");
    // What is handed over, kept for a look.
    await tab.ask(() => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (content) => {
        (window as Kept).kept = content as Blob;
        return make(content);
      };
    });
    await tab.click("rw-save >>> [data-form=png]");
    await until("the picture", () => tab.ask(() => (window as Kept).kept !== undefined));
    const { type, signature, size, colours } = await tab.ask(async () => {
      const blob = (window as Kept).kept ?? new Blob();
      const bytes = [...new Uint8Array(await blob.arrayBuffer()).slice(0, 4)];
      const image = await createImageBitmap(blob);
      const { width, height } = image;
      const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      const found: Record<string, number> = {};
      for (let i = 0; i < data.length; i += 4) {
        const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
        found[colour] = (found[colour] ?? 0) + 1;
      }
      return { type: blob.type, signature: bytes, size: [width, height], colours: found };
    });
    expect(type).toBe("image/png");
    expect(signature).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const [width = 0, height = 0] = size;
    expect(width).toBe(1104);
    expect(height).toBeGreaterThan(800);
    // The paper, the band of "fear only" and its pattern, and the letters are all there.
    for (const [colour, least] of [["251,250,247", 0.2], ["47,143,208", 0.05], ["28,27,25", 0.005]] as const) {
      expect(colours[colour] ?? 0, colour).toBeGreaterThan(least * width * height);
    }
    expect(Object.keys(colours).length).toBeGreaterThan(50);
    await tab.close();
  }, 120_000);
});
