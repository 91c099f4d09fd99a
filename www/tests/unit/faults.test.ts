// Faults that other calculators shipped, looked for in every calculator at once.
import { html } from "lit";
import { beforeAll, describe, expect, test } from "vitest";
import { open } from "../../src/engine/index.js";
import type { FieldInfo, Json } from "../../src/engine/index.js";
import "../../src/elements/calculator/calculator.js";
import "../../src/elements/calculator/later.js";
import type { CalculatorElement } from "../../src/elements/calculator/calculator.element.js";
import "../../src/elements/field/field.js";
import type { FieldChange, FieldElement } from "../../src/elements/field/field.element.js";
import type { ShareElement } from "../../src/elements/share/share.element.js";
import { sharedText } from "../../src/format/forum.js";
import { LANGS, t } from "../../src/i18n/index.js";
import type { Layout } from "../../src/layout/index.js";
import { placeOf } from "../../src/state/either.js";
import { readLink } from "../../src/state/link.js";
import { formOf } from "../../src/view/ask.js";
import { layouts } from "./layouts.js";
import { all, heard, mount, one, settled, write } from "./mount.js";

beforeAll(async () => {
  await open();
});

/** Every number that a form asks for, those in items of lists too. */
function numbers(fields: readonly FieldInfo[], at = ""): [path: string, field: FieldInfo][] {
  return fields.flatMap((field) => {
    const path = `${at}${field.name}`;
    if (field.kind === "integer" || field.kind === "number") return [[path, field] as [string, FieldInfo]];
    return numbers(field.fields ?? [], field.kind === "list" ? `${path}[0].` : `${path}.`);
  });
}

interface Shown {
  said: FieldChange[];
  input: HTMLInputElement;
  /** What stands in the field is this many times the value. */
  scale: number;
}

async function shown(layout: Layout, path: string, field: FieldInfo): Promise<Shown> {
  const value: Json = field.max ?? field.min ?? 1;
  const element = await mount<FieldElement>(html`<rw-field .layout=${layout} .path=${path} .field=${field} .value=${value}></rw-field>`);
  return {
    said: heard<FieldChange>(element, "rw-change"),
    input: one<HTMLInputElement>(one(element, "rw-stepper"), "input"),
    scale: layout.percents?.includes(placeOf(path)) ? 100 : 1,
  };
}

const ASKING = layouts.map((layout) => [layout.procedure, layout, numbers(formOf(layout).fields)] as const).filter(([, , fields]) => fields.length > 0);

test("most calculators ask for numbers", () => {
  expect(ASKING.length).toBeGreaterThan(layouts.length / 2);
});

describe.each(ASKING)("every number of %s", (_, layout, fields) => {
  test("has a keypad on which it can be typed: with a minus where it can be negative, with a comma where it can be a fraction", async () => {
    for (const [path, field] of fields) {
      const { input } = await shown(layout, path, field);
      expect(input.type, path).toBe("text");
      const wanted = (field.min ?? -1) < 0 ? "text" : field.kind === "integer" ? "numeric" : "decimal";
      expect(input.getAttribute("inputmode"), path).toBe(wanted);
    }
  });

  test("refuses what is no number, and none too large, too small or broken", async () => {
    for (const [path, field] of fields) {
      const { said, input, scale } = await shown(layout, path, field);
      const bad = ["NaN", "Infinity", "1e2", "0x1", "--1", "1,2,3", "x", "9".repeat(400)];
      if (field.max !== undefined) bad.push(String(Math.round(field.max * scale) + 1));
      if (field.min !== undefined) bad.push(String(Math.round(field.min * scale) - 1));
      if (field.kind === "integer") bad.push("1,5", "1.5");
      for (const text of bad) {
        write(input, text);
        expect(said.at(-1)?.problem, `${path}: ${text}`).toBeTruthy();
        expect(said.at(-1)?.value, `${path}: ${text}`).toBe(field.max ?? field.min ?? 1);
      }
      expect(said).toHaveLength(bad.length);
    }
  });

  test("takes a decimal comma for what it is", async () => {
    for (const [path, field] of fields.filter(([, { kind }]) => kind === "number")) {
      const { said, input, scale } = await shown(layout, path, field);
      const low = Math.max(0, (field.min ?? 0) * scale);
      const half = `${low},5`;
      for (const text of [half, half.replace(",", ".")]) write(input, text);
      expect(said, path).toEqual(Array.from({ length: 2 }, () => ({ path, value: Number(((low + 0.5) / scale).toFixed(8)) })));
    }
  });

  test("stays empty when it is emptied, and as it is under the wheel", async () => {
    for (const [path, field] of fields) {
      const { said, input } = await shown(layout, path, field);
      input.focus();
      input.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true, composed: true }));
      expect(said, path).toEqual([]);
      write(input, "");
      await settled();
      expect(said, path).toEqual([{ path, value: undefined }]);
      expect(input.value, path).toBe("");
    }
  });
});

describe.each(layouts.map((layout) => [layout.procedure, layout] as const))("what is passed on of %s", (_, layout) => {
  test("is the number and the sentence on the page, and a link to the same input", async () => {
    for (const lang of LANGS) {
      const calculator = await mount<CalculatorElement>(html`<rw-calculator lang=${lang} .layout=${layout}></rw-calculator>`);
      const answer = one(calculator, "rw-answer");
      const share = one<ShareElement>(calculator, "rw-share");
      const { shared } = share;
      const fraction = all(answer, ".fraction")[0]?.textContent;
      const number = one(answer, ".big").textContent ?? "";
      expect(shared.result).toBe(`${t(lang, layout.answer.label)}: ${number}${fraction ? ` (${fraction})` : ""}`);
      expect(shared.title).toBe(one(calculator, ".title").textContent);
      const sentence = one(share, "blockquote").textContent ?? "";
      expect(sentence.length).toBeGreaterThan(10);
      expect(sharedText("text", shared, lang).split("\n").slice(0, -1).join("\n")).toBe(`${shared.title} – ${shared.result}\n${sentence}`);
      const { fields } = formOf(layout);
      const opened = readLink(layout, fields, shared.link?.split("?")[1] ?? "");
      expect(opened).toEqual({ input: layout.start, unknown: [], bad: [], filled: [], newer: false, unversioned: false });
      calculator.remove();
    }
  });
});
