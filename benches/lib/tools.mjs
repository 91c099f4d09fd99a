// Paths, sizes, and the programs that a row needs.

import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";

import { NotMeasured } from "./table.mjs";

const runFile = promisify(execFile);

export const benches = fileURLToPath(new URL("..", import.meta.url));
export const root = join(benches, "..");
export const package_ = join(root, "target/npm/regelwerk");
export const site = join(root, "target/site");
/** For what the rows build. */
export const scratch = join(root, "target/benches");

mkdirSync(scratch, { recursive: true });

/** The size that a server with brotli sends. */
export function brotli(content) {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

/** Runs a program to its end; returns what it wrote to its standard output. */
export async function output(program, args, options = {}) {
  const { stdout } = await runFile(program, args, { cwd: root, maxBuffer: 1 << 26, ...options });
  return stdout;
}

/**
 * Puts the built package where `import "regelwerk"` finds it, and brings the packages to measure
 * against.
 */
export function installPackages() {
  const modules = join(benches, "node_modules");
  try {
    npmCi(join(modules, ".package-lock.json"), join(benches, "package-lock.json"));
  } catch (error) {
    process.stderr.write(`npm cannot install the packages to measure against: ${firstLine(error)}\n`);
  }
  const link = join(modules, "regelwerk");
  if (existsSync(link)) return;
  mkdirSync(modules, { recursive: true });
  symlinkSync(package_, link, "junction");
}

/** `npm ci` in this folder, unless that was done since the lock file changed. */
function npmCi(done, lock) {
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stderr.write("installing the packages to measure against\n");
  const windows = process.platform === "win32";
  const args = ["ci", "--no-audit", "--no-fund"];
  const stdio = ["ignore", "ignore", "pipe"];
  execFileSync(windows ? "npm.cmd" : "npm", args, { cwd: benches, stdio, shell: windows });
}

/** A package that `installPackages` could not bring. */
export function needs(name) {
  if (existsSync(join(benches, "node_modules", name))) return;
  throw new NotMeasured(`the npm package ${name} could not be installed`);
}

/** A package of the page's own tests. */
export async function fromPage(name) {
  try {
    const found = await import(pathToFileURL(createRequire(join(root, "www/package.json")).resolve(name)));
    return found.default;
  } catch {
    throw new NotMeasured("the page's packages are not installed");
  }
}

/** The Python that has icepool and dyce; made on the first call. */
export async function python() {
  const venv = join(root, "target/bench-venv");
  const windows = process.platform === "win32";
  const inside = join(venv, windows ? "Scripts/python.exe" : "bin/python");
  const requirements = join(benches, "requirements.txt");
  try {
    await output(inside, ["-c", "import dyce, icepool"]);
  } catch {
    process.stderr.write("making a Python environment with icepool and dyce\n");
    try {
      await output(windows ? "python" : "python3", ["-m", "venv", "--clear", venv]);
      await output(inside, ["-m", "pip", "install", "--quiet", "--requirement", requirements]);
    } catch (error) {
      throw new NotMeasured(`Python 3.11 or later with icepool and dyce cannot be had (${firstLine(error)})`);
    }
  }
  return inside;
}

export function firstLine(error) {
  const text = String(error.stderr || error.message || error);
  return text.trim().split("\n")[0];
}
