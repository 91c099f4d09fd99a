// Loading: once, in parallel, again after a failure, from anywhere. Each case in a fresh process.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { shot, wound } from "./inputs.mjs";
import { home, installed, node } from "./paths.mjs";

const browser = JSON.stringify(pathToFileURL(join(installed, "dist/index.js")).href);
const wasm = JSON.stringify(join(installed, "dist/regelwerk_bg.wasm"));

/** Two entries for browsers with one system each, loaded into one page. */
const twoSystems = `
  const folder = ${JSON.stringify(pathToFileURL(join(installed, "dist/")).href)};
  const [first, second] = await Promise.all(["chronopia", "osr"].map((system) => import(folder + system + ".js")));
  const ofSystem = (system) => readFileSync(new URL(folder + system + "_bg.wasm"));
  const duration = () => second.osr.duration.answer({ count: 25, unit: "segment" });
`;

const prelude = (entry) => `
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chronopia, init, initSync, RegelwerkError } from ${entry};
const shot = ${JSON.stringify(shot())};
const works = () => assert.equal(chronopia.shot.odds(shot).outcomes.find(({ id }) => id === "wound").fraction, "${wound}");
const bytes = readFileSync(${wasm});
const response = (body = bytes, type = "application/wasm", status = 200) =>
  new Response(body, { status, headers: { "content-type": type } });
const code = (wanted) => (error) => error instanceof RegelwerkError && error.code === wanted && error.messages.de !== error.messages.en;
`;

let count = 0;
async function alone(entry, program) {
  count += 1;
  const file = `init-${count}.mjs`;
  writeFileSync(join(home, file), `${prelude(entry)}\n${program}\n`);
  return node([file], home);
}

const cases = [
  ["the entry for browsers: a call before init says what to do", browser, `
    assert.throws(() => chronopia.shot.odds(shot), code("NOT_INITIALISED"));
    assert.throws(() => chronopia.shot.odds(shot), /await init\\(\\)/);
    assert.equal(chronopia.shot.tryOdds(shot).error.code, "NOT_INITIALISED");`],
  ["the entry for browsers: importing does nothing", browser, `
    globalThis.fetch = () => assert.fail("it fetches");
    await new Promise((resolve) => setTimeout(resolve, 20));`],
  ["the entry for browsers: the module is fetched once, however often init is called", browser, `
    let fetched = 0;
    globalThis.fetch = async (url) => { fetched += 1; assert.match(String(url), /dist\\/regelwerk_bg\\.wasm$/); return response(); };
    await Promise.all([init(), init(), init()]);
    await init();
    works();
    assert.equal(fetched, 1);`],
  ["the entry for browsers: a wrong MIME type does not matter", browser, `
    globalThis.fetch = async () => response(bytes, "application/octet-stream");
    const compiled = [];
    const { compile } = WebAssembly;
    WebAssembly.compile = (given) => { compiled.push(given); return compile(given); };
    await init();
    works();
    // The body of the response, and not the copy inside the package.
    const ours = compiled.filter(({ byteLength }) => byteLength === bytes.length);
    assert.equal(ours.length, 1);
    assert.ok(ours[0] instanceof ArrayBuffer);`],
  ["the entry for browsers: a page in place of the module leads to the copy", browser, `
    globalThis.fetch = async () => response("<!doctype html>", "text/html");
    await init();
    works();`],
  ["the entry for browsers: a missing module leads to the copy", browser, `
    globalThis.fetch = async () => response("not found", "text/plain", 404);
    await init();
    works();`],
  ["the entry for browsers: a module of another version, as a cache keeps it, leads to the copy", browser, `
    const other = Buffer.from(bytes);
    other.write("9.9.9", other.lastIndexOf("all ") + 4);
    await assert.rejects(init(other), /"all 9\\.9\\.9"/);
    await assert.rejects(init(other), code("LOAD_FAILED"));
    globalThis.fetch = async () => response(other);
    await init();
    works();`],
  ["the module of one system in place of the whole is refused, and init works afterwards", browser, `
    const osr = readFileSync(${JSON.stringify(join(installed, "dist/osr_bg.wasm"))});
    await assert.rejects(init(osr), /"osr .*expected "all /);
    assert.throws(() => initSync(osr), code("LOAD_FAILED"));
    await assert.rejects(init(null), code("LOAD_FAILED"));
    await assert.rejects(init(5), /an address/);
    await init(bytes);
    works();`],
  ["the entry for browsers: no network leads to the copy", browser, `
    globalThis.fetch = async () => { throw new TypeError("offline"); };
    await init();
    works();`],
  ["a source that fails is no reason to take another one, and init can be called again", browser, `
    globalThis.fetch = async () => response("gone", "text/plain", 404);
    await assert.rejects(init("https://example.org/regelwerk_bg.wasm"), code("LOAD_FAILED"));
    await assert.rejects(init("https://example.org/regelwerk_bg.wasm"), /404/);
    assert.throws(() => chronopia.shot.odds(shot), code("NOT_INITIALISED"));
    globalThis.fetch = async () => response();
    await init("https://example.org/regelwerk_bg.wasm");
    works();`],
  ["two failing calls in parallel both fail", browser, `
    globalThis.fetch = async () => response("gone", "text/plain", 500);
    const results = await Promise.allSettled([init("a"), init("a")]);
    assert.deepEqual(results.map(({ status }) => status), ["rejected", "rejected"]);
    await init(bytes);
    works();`],
  ["a Content-Security-Policy that forbids WebAssembly is named", browser, `
    WebAssembly.compile = async () => { throw new WebAssembly.CompileError("Refused to compile or instantiate WebAssembly module because 'unsafe-eval' is not an allowed source"); };
    await assert.rejects(init(bytes), /'wasm-unsafe-eval'/);`],
  ...Object.entries({
    bytes: "bytes",
    "an ArrayBuffer": "new Uint8Array(bytes).buffer",
    "a compiled module": "new WebAssembly.Module(bytes)",
    "a response": "response()",
    "a promise": "Promise.resolve(response())",
    "module_or_path": "{ module_or_path: bytes }",
    "a promise in module_or_path": "{ module_or_path: Promise.resolve(bytes) }",
  }).map(([name, source]) => [`init takes ${name}`, browser, `await init(${source}); works();`]),
  ["bytes that are no module are refused", browser, `
    await assert.rejects(init(new Uint8Array([1, 2, 3])), code("LOAD_FAILED"));
    assert.throws(() => initSync(new Uint8Array([1, 2, 3])), code("LOAD_FAILED"));
    initSync(bytes);
    works();`],
  ["a source that fails with anything at all is reported", browser, `
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const reason of [proxy, Object.create(null), Symbol("no"), { toString() { throw 1; } }, undefined]) {
      await assert.rejects(init(Promise.reject(reason)), code("LOAD_FAILED"));
      await assert.rejects(init(reason ?? null), code("LOAD_FAILED"));
      assert.throws(() => initSync(reason), code("LOAD_FAILED"));
    }
    await init(bytes);
    works();`],
  ["initSync while init is loading: one instance", browser, `
    globalThis.fetch = async () => response();
    const loading = init();
    initSync(bytes);
    works();
    await loading;
    works();`],
  ["one system alone: it answers, and the other says what to do", browser, `${twoSystems}
    await first.init(ofSystem("chronopia"));
    works();
    assert.throws(duration, code("NOT_INITIALISED"));
    await second.init(ofSystem("osr"));
    const answer = duration();
    works();
    assert.deepEqual(duration(), answer);
    assert.equal(first.RegelwerkError, second.RegelwerkError);`],
  ["one system alone: the copy inside the package answers where its module is missing", browser, `${twoSystems}
    globalThis.fetch = async () => response("gone", "text/plain", 404);
    await second.init();
    duration();
    assert.throws(works, code("NOT_INITIALISED"));`],
  ["an input that asks another system while it is read does no harm", browser, `${twoSystems}
    await first.init(ofSystem("chronopia"));
    await second.init(ofSystem("osr"));
    const answer = duration();
    let asked = 0;
    const distance = {
      get: () => {
        asked += 1;
        assert.deepEqual(duration(), answer);
        assert.equal(second.osr.duration.tryAnswer({ count: "many" }).ok, false);
        return shot.distance;
      },
      enumerable: true,
    };
    const nosy = Object.defineProperty({ ...shot }, "distance", distance);
    for (let times = 0; times < 1000; times += 1) {
      assert.deepEqual(first.chronopia.shot.odds(nosy), first.chronopia.shot.odds(shot));
      assert.deepEqual(first.chronopia.shot.roll(nosy, times), first.chronopia.shot.roll(shot, times));
    }
    assert.ok(asked >= 1000);
    works();`],
  ["Node.js: nothing has to be called", `"regelwerk"`, `works();`],
  ["Node.js: init works too, without fetch", `"regelwerk"`, `
    globalThis.fetch = () => assert.fail("it fetches");
    await Promise.all([init(), init()]);
    works();`],
  ["Node.js: initSync works without a source", `"regelwerk"`, `initSync(); initSync(); works();`],
  ["Node.js: a first call starts the module of its system alone, a question the whole", `"regelwerk"`, `
    const sizes = [];
    const { Module } = WebAssembly;
    WebAssembly.Module = function (bytes) {
      sizes.push(bytes.byteLength);
      return new Module(bytes);
    };
    WebAssembly.Module.customSections = Module.customSections;
    const { osr } = await import("regelwerk");
    works();
    works();
    assert.ok(sizes.length === 1 && sizes[0] < bytes.byteLength / 2, String(sizes));
    assert.equal(osr.duration.answer({ count: 25, unit: "segment" }).rounds, 2.5);
    assert.equal(sizes.length, 2);
    chronopia.shot.need(shot, { field: "rangedSkill", chance: 0.3, outcomes: ["wound"] });
    assert.deepEqual([sizes.length, sizes[2]], [3, bytes.byteLength]);
    works();
    osr.duration.answer({ count: 25, unit: "segment" });
    assert.equal(sizes.length, 3);`],
  ["errors of every entry are of one class, those that somebody derives from it are not", `"regelwerk"`, `
    const { createRequire } = await import("node:module");
    const required = createRequire(import.meta.url)("regelwerk");
    const inline = await import("regelwerk/inline");
    class Other extends RegelwerkError {}
    for (const entry of [required, inline]) {
      const { error } = entry.chronopia.shot.tryOdds({});
      assert.ok(error instanceof RegelwerkError && error instanceof entry.RegelwerkError && !(error instanceof Other));
    }
    assert.ok(!(new TypeError("no") instanceof RegelwerkError) && !({ name: "RegelwerkError" } instanceof RegelwerkError));`],
  ["in a page the entry with the module inside waits for init", `"regelwerk/inline"`, `
    const { versions } = process;
    globalThis.document = {};
    Object.defineProperty(process, "versions", { value: {} });
    assert.throws(() => chronopia.shot.odds(shot), code("NOT_INITIALISED"));
    await init();
    works();`],
];

for (const [name, entry, program] of cases) {
  test(name, () => alone(entry, program));
}
