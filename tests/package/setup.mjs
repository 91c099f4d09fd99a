// Packs the package as it would be published and installs it into every project.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { consumers } from "./consumers.mjs";
import { built, execute, project, projects, tarball } from "./paths.mjs";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";

rmSync(projects, { recursive: true, force: true });
mkdirSync(projects, { recursive: true });
await execute(npm, ["pack", "--silent", "--pack-destination", projects], built);
console.log(`packed ${tarball()}`);

for (const { name, type, files } of consumers) {
  const folder = project(name);
  const manifest = { name: `consumer-${name}`, private: true, type };
  const all = { "package.json": `${JSON.stringify(manifest, null, 2)}\n`, ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  // The package has no dependencies, so nothing has to come from the network.
  await execute(npm, ["install", "--offline", "--no-audit", "--no-fund", "--silent", tarball()], folder);
}
console.log(`installed it into ${consumers.length} projects`);
