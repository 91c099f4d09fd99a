// Rules of this house that no compiler checks.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile() && f.name.endsWith(".ts"))
    .map((f) => join(f.parentPath, f.name));
}

test("only the engine imports the package", () => {
  for (const file of files("src")) {
    if (file.includes("/src/engine/")) continue;
    expect(readFileSync(file, "utf8"), file).not.toMatch(/from "regelwerk/);
  }
});

test("no file grows past 500 lines", () => {
  for (const file of [...files("src"), ...files("tests")]) {
    expect(readFileSync(file, "utf8").split("\n").length, file).toBeLessThan(500);
  }
});

test("every element comes as element, definition, styles and test", () => {
  for (const entry of readdirSync(join(root, "src/elements"), { withFileTypes: true })) {
    if (entry.name === "base") continue;
    const names = readdirSync(join(root, "src/elements", entry.name));
    for (const part of [".element.ts", ".ts", ".styles.ts", ".test.ts"]) expect(names).toContain(`${entry.name}${part}`);
  }
});

test("no phrase for people stands in an element", () => {
  for (const file of files("src/elements")) {
    if (file.endsWith(".test.ts") || file.endsWith(".styles.ts")) continue;
    const text = readFileSync(file, "utf8");
    // Text between tags, or in a label, that is not an expression and has a word in it.
    const loose = [...text.matchAll(/(?:(?<!=)>|aria-label="|title=")\s*([A-Za-zÄÖÜäöü][^<>${}"`=;()]{3,})(?:<|")/g)].map((m) => m[1]?.trim());
    expect(loose.filter((l) => l !== "Regelwerk" && !l?.includes(".")), file).toEqual([]);
  }
});

test("the lock file names no host", () => {
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/https?:/);
});
