import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** All files of a folder, by their paths in it. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile());
}

/** The page's policy allows its script by what it says. */
function withDigest(page: string): string {
  const script = /<script>(.+?)<\/script>/s.exec(page)?.[1];
  if (script === undefined) throw new Error("no script in the page");
  return page.replace(/sha256-[\w+/=]+/, `sha256-${createHash("sha256").update(script).digest("base64")}`);
}

/** Makes the next version of a site: every hashed file has another name, and the page says its number. */
export function nextVersion(site: string, folder: string, number: number): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  const renamed = filesOf(folder).flatMap((path) => {
    const name = path.split("/").at(-1) ?? "";
    const next = name.replace(/-[\w-]{2}([\w-]{6}\.(?:js|css|wasm))$/, `-${String(number).padStart(2, "0")}$1`);
    if (next === name) return [];
    renameSync(join(folder, path), join(folder, path.slice(0, -name.length) + next));
    return [[name, next] as const];
  });
  if (renamed.length < 10) throw new Error("the files of the site have no hashes in their names");
  for (const path of filesOf(folder).filter((name) => /\.(js|html)$/.test(name))) {
    let text = readFileSync(join(folder, path), "utf8");
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    if (path === "index.html") text = withDigest(text.replace('<html lang="de"', `<html lang="de" data-version="${number}"`));
    if (path === "sw.js") text = text.replace(/("?revision"?:\s*["'`])\w{4}/g, `$1${String(number).padStart(4, "0")}`);
    writeFileSync(join(folder, path), text);
  }
}
