// Where things lie, and small helpers that every test uses.

import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

export const here = fileURLToPath(new URL(".", import.meta.url));
export const root = fileURLToPath(new URL("../..", import.meta.url));
/** The package as built, before it is packed. */
export const built = join(root, "target/npm/regelwerk");
/** The projects that install the packed package. */
export const projects = join(root, "target/consumers");

/** The folder of one project. */
export const project = (name) => join(projects, name);

/** The project in which most tests run, and the package as installed there. */
export const home = project("node-esm");
export const installed = join(home, "node_modules/regelwerk");

/** The packed package. */
export function tarball() {
  const { name, version } = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));
  return join(projects, `${name}-${version}.tgz`);
}

/** Imports an entry of the installed package, such as `regelwerk/catalog`, as a file of that project would. */
export function imported(entry) {
  const file = join(home, `${entry.replaceAll("/", "-")}.mjs`);
  writeFileSync(file, `export * from "${entry}";\n`);
  return import(pathToFileURL(file).href);
}

const run = promisify(execFile);

/** Runs a program in a folder; fails with everything that it printed. */
export async function execute(program, args, cwd, environment = {}) {
  const env = { ...process.env, NO_COLOR: "1", ...environment };
  try {
    const { stdout } = await run(program, args, { cwd, env, encoding: "utf8" });
    return stdout.trim();
  } catch (error) {
    throw new Error(`${[program, ...args].join(" ")} failed\n${error.stdout}\n${error.stderr}`);
  }
}

/** Runs npm in a folder, without a word. */
export const npm = (args, cwd) =>
  execute(process.platform === "win32" ? "npm.cmd" : "npm", [...args, "--silent", "--no-audit", "--no-fund"], cwd);

/** Runs Node.js in a folder, with nothing loaded yet. */
export const node = (args, cwd, environment) => execute(process.execPath, args, cwd, environment);

/** The script behind a command of a test tool. */
export function tool(name, command = name) {
  const folder = join(here, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/** Every file that the exports of a package name. */
export const targets = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry).flatMap(targets));
