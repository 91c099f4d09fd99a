// The reference of the package: made from its types, complete, and true to the catalogue.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ReflectionKind } from "typedoc";
import { documented, reference } from "./docs.mjs";
import { imported, installed } from "./paths.mjs";

const { catalog } = await imported("regelwerk/catalog");
const { app, project, remarks } = await documented(installed);

test("everything that the package exports is documented, and every link leads somewhere", async () => {
  assert.deepEqual(remarks, []);
  await app.generateDocs(project, reference);
  assert.ok(existsSync(join(reference, "index.html")));
});

/** The properties that a type has, by name. */
function properties(type) {
  switch (type?.type) {
    case "reference":
      if (type.name === "Omit" || type.name === "Partial" || type.name === "Pick") return properties(type.typeArguments[0]);
      return properties(type.reflection?.children ? { type: "reflection", declaration: type.reflection } : type.reflection?.type);
    case "reflection":
      return new Map((type.declaration.children ?? []).map((property) => [property.name, property]));
    case "array":
      return properties(type.elementType);
    case "optional":
      return properties(type.elementType);
    case "intersection":
    case "union":
      return new Map(type.types.flatMap((part) => [...properties(part)]));
    default:
      return new Map();
  }
}

const words = (property) => {
  const { comment } = property.type?.type === "reflection" && !property.comment ? property.type.declaration : property;
  return (comment?.summary ?? []).map(({ text }) => text).join("").replace(/\s+/g, " ");
};

/** What the words of a field do not say of what the catalogue knows. */
function unsaid({ kind, unit, min, max, default: byDefault, required }, said) {
  const has = (value) => new RegExp(`(?<![\\d.,])${String(value).replace("-", "[-−]")}(?![\\d]|[.,]\\d)`).test(said.replace(/(\d),(?=\d{3})/g, "$1"));
  const missing = [];
  if (kind === "integer" || kind === "number") {
    if (min !== undefined && !has(min)) missing.push(`min ${min}`);
    if (max !== undefined && !has(max)) missing.push(`max ${max}`);
  }
  if (unit === "inch" && !/inch/i.test(said)) missing.push("inches");
  if (!required && byDefault !== undefined && !/default|left out/i.test(said)) missing.push(`default ${byDefault}`);
  return missing;
}

function* gaps(fields, type, path) {
  const known = properties(type);
  for (const field of fields) {
    if (field.name === "") continue;
    const at = `${path}.${field.name}`;
    const property = known.get(field.name);
    if (!property) {
      yield `${at}: not in the type`;
      continue;
    }
    const missing = unsaid(field, words(property));
    if (missing.length > 0) yield `${at}: ${missing.join(", ")} — ${words(property)}`;
    if (field.fields) yield* gaps(field.fields, property.type, at);
  }
}

test("the words of every input field say its unit, its limits and its default", () => {
  const found = new Set();
  for (const { id, fields } of catalog.procedures) {
    const entry = project
      .getReflectionsByKind(ReflectionKind.Variable)
      .find((variable) => `${variable.parent.name}.${variable.name}` === id);
    assert.ok(entry, id);
    for (const gap of gaps(fields, entry.type.typeArguments[0], id)) found.add(gap);
  }
  assert.deepEqual([...found], []);
});
