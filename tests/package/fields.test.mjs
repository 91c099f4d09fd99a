// Every field of every procedure, as the catalogue describes it: what the catalogue forbids is
// refused, with the right code, at the right path. New procedures are covered by themselves.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { imported, root } from "./paths.mjs";

const systems = await imported("regelwerk");
const { catalog } = await imported("regelwerk/catalog");

/** Right inputs: those of the golden files. */
const golden = ["tests/golden", "tests/golden/lookups"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => JSON.parse(readFileSync(join(root, folder, file), "utf8"))),
);

function attempt(id, input) {
  const [system, name] = id.split(".");
  const { tryOdds, tryAnswer } = systems[system][name];
  return (tryOdds ?? tryAnswer)(input);
}

/** What must not be given for a field, with the code that it gets. */
function* spoilers({ kind, required, min, max }) {
  if (required) yield [undefined, "MISSING"];
  if (required) yield [null, "MISSING"];
  yield [Symbol("strange"), "WRONG_TYPE"];
  yield [10n, "WRONG_TYPE"];
  if (kind !== "list") yield [[], "WRONG_TYPE"];
  if (kind !== "object") yield [{}, "WRONG_TYPE"];
  if (kind === "integer" || kind === "number") {
    yield ["1", "WRONG_TYPE"];
    yield [true, "WRONG_TYPE"];
    yield [Number.NaN, "NOT_FINITE"];
    yield [Infinity, "NOT_FINITE"];
    if (min !== undefined) yield [min - 1, "OUT_OF_RANGE"];
    if (max !== undefined) yield [max + 1, "OUT_OF_RANGE"];
  }
  if (kind === "integer" && min !== undefined) yield [min + 0.5, "NOT_INTEGER"];
  if (kind === "choice") yield ["no such choice", "UNKNOWN_CHOICE"];
  if (kind === "choice" || kind === "text" || kind === "flag") yield [1, "WRONG_TYPE"];
  if (kind === "flag") yield ["true", "WRONG_TYPE"];
  if (kind === "text" && max !== undefined) yield ["x".repeat(max + 1), "TOO_MANY"];
  if (kind === "list" && max !== undefined) yield [Array(max + 1).fill(1), "TOO_MANY"];
}

/** A copy of an input in which one place holds something else. */
function spoilt(input, [key, ...rest], value) {
  const copy = Array.isArray(input) ? [...input] : { ...input };
  copy[key] = rest.length === 0 ? value : spoilt(copy[key], rest, value);
  return copy;
}

const shown = (keys) =>
  keys.reduce((path, key) => (typeof key === "number" ? `${path}[${key}]` : path ? `${path}.${key}` : key), "");

/** Every field that the catalogue describes, with the place that it has in an input. */
function* places(fields, value, keys = []) {
  for (const field of fields) {
    // A list of words has one field without a name.
    if (field.name === "") continue;
    const place = [...keys, field.name];
    yield [place, field];
    const inside = value?.[field.name];
    if (inside === undefined) continue;
    if (field.kind === "object") yield* places(field.fields ?? [], inside, place);
    if (field.kind === "list" && inside.length > 0) yield* places(field.fields ?? [], inside[0], [...place, 0]);
  }
}

/** The least input: the required fields, each with the least, or the last choice, that it takes. */
function least(fields) {
  const value = ({ kind, min, options, fields: inner }) =>
    ({
      integer: () => min ?? 0,
      number: () => min ?? 0,
      choice: () => options.at(-1).id,
      flag: () => false,
      text: () => "x",
      object: () => least(inner),
      list: () => Array.from({ length: min ?? 0 }, () => (inner[0].name === "" ? value(inner[0]) : least(inner))),
    })[kind]();
  return Object.fromEntries(fields.filter(({ required }) => required).map((field) => [field.name, value(field)]));
}

for (const { id, fields } of catalog.procedures) {
  test(`${id}: what the catalogue forbids is refused`, () => {
    const inputs = golden.filter(({ procedure }) => procedure === id).map(({ input }) => input);
    if (inputs.length === 0) inputs.push(least(fields));
    for (const input of inputs) {
      const { ok, error } = attempt(id, input);
      assert.ok(ok, `${JSON.stringify(input)}: ${error?.message}`);
      for (const [keys, field] of places(fields, input)) {
        const path = shown(keys);
        for (const [value, code] of spoilers(field)) {
          const { error } = attempt(id, spoilt(input, keys, value));
          const what = `${path} = ${String(value)}`;
          assert.ok(error, `${what} is accepted`);
          assert.deepEqual([error.code, error.path], [code, path], `${what}: ${error.message}`);
        }
        const misspelt = [...keys.slice(0, -1), `${keys.at(-1)}x`];
        const { error } = attempt(id, spoilt(input, misspelt, 1));
        assert.deepEqual([error?.code, error?.path], ["UNKNOWN_FIELD", shown(misspelt)]);
      }
    }
  });
}

for (const { id, fields } of catalog.procedures) {
  test(`${id} takes the rulings of its system, and no other field by that name`, () => {
    const input = golden.find(({ procedure }) => procedure === id)?.input ?? least(fields);
    const own = catalog.rulings.filter(({ system }) => id.startsWith(`${system}.`));
    const rulings = Object.fromEntries(own.map(({ name, values }) => [name, values.at(-1).id]));
    const { ok, error } = attempt(id, { ...input, rulings });
    assert.ok(ok, error?.message);
    const refused = attempt(id, { ...input, rulings: { ...rulings, [own[0].name]: "none of them" } });
    assert.deepEqual([refused.error?.code, refused.error?.path], ["UNKNOWN_CHOICE", `rulings.${own[0].name}`]);
    const unknown = attempt(id, { ...input, rulings: { nonsense: 1 } });
    assert.deepEqual([unknown.error?.code, unknown.error?.path], ["UNKNOWN_FIELD", "rulings.nonsense"]);
  });
}
