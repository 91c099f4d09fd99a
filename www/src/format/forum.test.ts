import { expect, test } from "vitest";
import { sharedText } from "./forum.js";
import type { Shared } from "./forum.js";

const SHARED: Shared = {
  title: "Shot",
  result: "Chance to wound: 18.8% (3/16)",
  sentence: "Shot with RS 12.",
  link: "https://example.org/r/#/chronopia/shot?v=1&f=12",
};

test("texts for forums, in the language of the page", () => {
  expect(sharedText("text", SHARED, "en")).toBe(
    "Shot – Chance to wound: 18.8% (3/16)\nShot with RS 12.\nRecalculate with Regelwerk: https://example.org/r/#/chronopia/shot?v=1&f=12",
  );
  expect(sharedText("bbcode", SHARED, "en")).toBe(
    "[b]Shot – Chance to wound: 18.8% (3/16)[/b]\nShot with RS 12.\n[url=https://example.org/r/#/chronopia/shot?v=1&f=12]Recalculate with Regelwerk[/url]",
  );
  expect(sharedText("markdown", SHARED, "en")).toBe(
    "**Shot – Chance to wound: 18.8% (3/16)**\n\nShot with RS 12.\n\n[Recalculate with Regelwerk](https://example.org/r/#/chronopia/shot?v=1&f=12)",
  );
});

test("the reader's own words cannot become signs of the forum", () => {
  const shared = { ...SHARED, sentence: "Mod −2 ([/b][img]x[/img] *fog* _a_ `c` <b> | # ~ \\)." };
  expect(sharedText("bbcode", shared, "en")).toContain("Mod −2 ((/b)(img)x(/img) *fog*");
  expect(sharedText("markdown", shared, "en")).toContain("\\[/b\\]\\[img\\]x\\[/img\\] \\*fog\\* \\_a\\_ \\`c\\` \\<b\\> \\| \\# \\~ \\\\)");
  expect(sharedText("text", shared, "en")).toContain(shared.sentence);
});

test("what is nothing to say leaves no empty line", () => {
  const bare = { ...SHARED, sentence: "", link: undefined };
  expect(sharedText("text", bare, "en")).toBe("Shot – Chance to wound: 18.8% (3/16)");
  expect(sharedText("markdown", bare, "en")).toBe("**Shot – Chance to wound: 18.8% (3/16)**");
});
