// Packs the package as it would be published and installs it into every project.

import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { consumers } from "./consumers/table.mjs";
import { built, here, npm, project, projects, tarball } from "./paths.mjs";

rmSync(projects, { recursive: true, force: true });
mkdirSync(projects, { recursive: true });
await npm(["pack", "--pack-destination", projects], built);
console.log(`packed ${tarball()}`);

// Bundlers and frameworks are those of the tests, installed once from one lock file.
symlinkSync(join(here, "node_modules"), join(projects, "node_modules"), "junction");

let first;
for (const { name, type, files } of consumers) {
  const folder = project(name);
  const manifest = { name: `consumer-${name}`, private: true, type };
  const all = { "package.json": `${JSON.stringify(manifest, null, 2)}\n`, ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const modules = join(folder, "node_modules");
  if (first) {
    cpSync(first, modules, { recursive: true });
  } else {
    // The package has no dependencies, so nothing has to come from the network.
    await npm(["install", "--offline", tarball()], folder);
    first = modules;
  }
}
console.log(`installed it into ${consumers.length} projects`);
