// The reference of the package, from its types: `npm run docs` leaves it in `target/docs`.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application, Comment, LiteralType, LogLevel, Logger, ReflectionKind } from "typedoc";
import { built, projects, root } from "./paths.mjs";

/** Where the reference is written to. */
export const reference = join(root, "target/docs");

/** Keeps what TypeDoc has to say. */
class Remarks extends Logger {
  remarks = [];

  log(message, level) {
    if (level >= LogLevel.Warn) this.remarks.push(message);
  }
}

/** Reads the types of a package; returns them, with whatever is undocumented or wrong. */
export async function documented(folder) {
  const { name, version, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // Those that have types to read, by the names that one imports.
  const entries = Object.entries(exports)
    .filter(([entry]) => !/\.(wasm|json)$/.test(entry))
    .map(([entry, { types, import: imported }]) => ({
      name: name + entry.slice(1),
      file: join(folder, types ?? imported.types),
    }));
  const entryPoints = entries.map(({ file }) => file);
  mkdirSync(projects, { recursive: true });
  const tsconfig = join(projects, "tsconfig.docs.json");
  const compilerOptions = { module: "nodenext", target: "es2022", lib: ["es2022", "dom"], types: [], strict: true };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }));
  const app = await Application.bootstrap({
    name: `regelwerk ${version}`,
    entryPoints,
    // The main entry first: what several offer is described there.
    sortEntryPoints: false,
    sort: ["kind", "source-order"],
    tsconfig,
    readme: join(folder, "README.md"),
    disableSources: true,
    // Helpers that spare Node.js the declarations of browsers.
    intentionallyNotExported: ["Platform", "Compiled"],
    validation: { notExported: true, invalidLink: true, notDocumented: true },
  });
  const logger = new Remarks();
  app.logger = logger;
  const project = await app.convert();
  if (project) {
    for (const module of project.children) {
      module.name = entries.find(({ file }) => basename(file, ".d.ts") === module.name).name;
    }
    describeTags(project);
    app.validate(project);
  }
  return { app, project, remarks: logger.remarks };
}

/** What tells the members of a union apart has one value, and no more to be said about it. */
function describeTags(project) {
  for (const property of project.getReflectionsByKind(ReflectionKind.Property)) {
    if (property.hasComment() || !(property.type instanceof LiteralType)) continue;
    property.comment = new Comment([{ kind: "text", text: `Always \`${property.type}\`.` }]);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { app, project, remarks } = await documented(built);
  if (!project || remarks.length > 0) {
    console.error(remarks.join("\n"));
    process.exitCode = 1;
  } else {
    await app.generateDocs(project, reference);
    console.log(`the reference of the package is in ${reference}`);
  }
}
