import { RegelwerkError } from "./errors.js";
import type { ErrorCode, Problem } from "./errors.js";
import { adopt, imports } from "./generated/glue.js";
import { version } from "./generated/version.js";
import { valueAt, withReceived } from "./received.js";
import type { Text } from "./types.js";

// The instances that the procedures of the page or process use: one of the module with all
// systems, or one for each system that an entry of its own has brought.

/** What a module offers: one system, or all of them. */
export type Scope = "chronopia" | "osr" | "scharmuetzel" | "all";

interface Running {
  module: WebAssembly.Module;
  instance: WebAssembly.Instance;
  references: WebAssembly.Table;
}

const running = new Map<Scope, Running>();
const pending = new Map<Scope, Promise<void>>();
let adopted: Running | undefined;
/** The one whose call is under way; an input may ask something else while it is read. */
let asked: Running | undefined;
let startByItself: ((scope: Scope) => void) | undefined;

/**
 * What an entry may do when a procedure is called before `init()`: start the module of its system,
 * or that of all.
 */
export function onFirstCall(start: (scope: Scope) => void): void {
  startByItself = start;
}

/** Loads and starts a module once; callable in parallel, and again after a failure. */
export function initialise(scope: Scope, load: () => Promise<WebAssembly.Module>): Promise<void> {
  if (running.has(scope)) return Promise.resolve();
  const already = pending.get(scope);
  if (already !== undefined) return already;
  const start = startFrom(scope, load).finally(() => pending.delete(scope));
  pending.set(scope, start);
  return start;
}

async function startFrom(scope: Scope, load: () => Promise<WebAssembly.Module>): Promise<void> {
  try {
    const module = fitting(scope, await load());
    // Asynchronous: browsers may refuse to start a large module synchronously.
    const instance = await WebAssembly.instantiate(module, imports());
    if (!running.has(scope)) use(scope, instance, module);
  } catch (cause) {
    throw loadFailed(cause);
  }
}

/** Starts a module at once, where the platform allows it. */
export function initialiseSync(scope: Scope, compile: () => WebAssembly.Module): void {
  if (running.has(scope)) return;
  try {
    const module = fitting(scope, compile());
    use(scope, new WebAssembly.Instance(module, imports()), module);
  } catch (cause) {
    throw loadFailed(cause);
  }
}

/** Refuses a module of something else: each says in a section of its own what it is. */
export function fitting(scope: Scope, module: WebAssembly.Module): WebAssembly.Module {
  const [stamp] = WebAssembly.Module.customSections(module, "regelwerk");
  // Tools that make modules smaller may have taken it out.
  const found = stamp === undefined ? undefined : new TextDecoder().decode(stamp);
  if (found === undefined || found === `all ${version}` || found === `${scope} ${version}`) return module;
  throw new Error(`it is the module "${found}", expected "${scope} ${version}"`);
}

function use(scope: Scope, instance: WebAssembly.Instance, module: WebAssembly.Module): void {
  adopt(instance, module);
  const references = instance.exports["__wbindgen_externrefs"] as WebAssembly.Table;
  adopted = { module, instance, references };
  running.set(scope, adopted);
}

/** The scope whose module answers for a procedure; there may be none. */
function scopeOf(procedure: string): Scope | undefined {
  if (running.has("all")) return "all";
  const system = systemOf(procedure);
  return running.has(system) ? system : undefined;
}

function systemOf(procedure: string): Scope {
  return procedure.slice(0, procedure.indexOf(".")) as Scope;
}

/** A call of what only the module with all systems has. */
export function callWhole<Answer>(run: Run, procedure: string, input: unknown, extra?: unknown): Answer {
  if (!running.has("all")) startByItself?.("all");
  if (!running.has("all") && scopeOf(procedure) !== undefined) throw notInThisModule();
  return call(run, procedure, input, extra);
}

/** An export of the module. */
type Run = (procedure: string, input: unknown, extra: unknown) => unknown;

/** Calls into the module; whatever goes wrong becomes a `RegelwerkError`. */
export function call<Answer>(
  run: Run,
  procedure: string,
  input: unknown,
  extra?: unknown,
): Answer {
  let scope = scopeOf(procedure);
  if (scope === undefined) {
    startByItself?.(systemOf(procedure));
    scope = scopeOf(procedure);
  }
  const one = scope === undefined ? undefined : running.get(scope);
  if (scope === undefined || one === undefined) throw notInitialised();
  const interrupted = asked;
  asked = one;
  turnTo(one);
  try {
    return run(procedure, input, extra) as Answer;
  } catch (thrown) {
    if (!isRefusal(thrown)) {
      restart(scope, one.module);
      throw panic(thrown);
    }
    if (one.references.length > MOST_REFERENCES) restart(scope, one.module);
    throw refused(thrown, input, extra);
  } finally {
    asked = interrupted;
    if (interrupted !== undefined) turnTo(interrupted);
  }
}

/** One glue serves all modules, one at a time. */
function turnTo(one: Running): void {
  if (one === adopted) return;
  adopt(one.instance, one.module);
  adopted = one;
}

/** What the module throws for a bad input. */
interface Refusal {
  problems: [RawProblem, ...RawProblem[]];
}

interface RawProblem {
  code: ErrorCode;
  path: string;
  expected: Text;
  message: Text;
}

function isRefusal(thrown: unknown): thrown is Refusal {
  return (
    typeof thrown === "object" &&
    thrown !== null &&
    !(thrown instanceof Error) &&
    Array.isArray((thrown as Partial<Refusal>).problems)
  );
}

function refused({ problems }: Refusal, input: unknown, extra: unknown): RegelwerkError {
  const [first, ...others] = problems;
  const complete = (raw: RawProblem): Problem => {
    const { code, path, expected } = raw;
    const second = { faces: extra, seed: extra, query: extra };
    const received = valueAt(isOfExtra(code, path) ? second : input, path);
    const message = withReceived(raw.message, code, expected, received);
    return { code, path, expected, received, message };
  };
  return new RegelwerkError([complete(first), ...others.map(complete)]);
}

/**
 * Whether a problem is one of the second argument: no input has a field called `seed`, `faces` or
 * `query`, so that in an input they are unknown.
 */
function isOfExtra(code: ErrorCode, path: string): boolean {
  if (path.startsWith("query.")) return true;
  return code !== "UNKNOWN_FIELD" && (["seed", "query", "faces"].includes(path) || path.startsWith("faces["));
}

/**
 * Values of JavaScript that an instance may hold. wasm-bindgen loses one whenever a getter of an
 * input throws; a fresh instance has none.
 */
const MOST_REFERENCES = 10_000;

/** Puts a fresh instance in the place of one that trapped, or that holds too much. */
function restart(scope: Scope, module: WebAssembly.Module): void {
  running.delete(scope);
  try {
    use(scope, new WebAssembly.Instance(module, imports()), module);
  } catch {
    // A browser that refuses to start it synchronously: it comes back a moment later.
    initialise(scope as Scope, () => Promise.resolve(module)).catch(() => {});
  }
}

function panic(cause: unknown): RegelwerkError {
  return failure("PANIC", cause, {
    de: "Interner Fehler in regelwerk. Es ist neu gestartet, der nächste Aufruf geht wieder; bitte diese Eingabe melden",
    en: "internal fault in regelwerk. It has restarted and the next call works; please report this input",
  });
}

function notInitialised(): RegelwerkError {
  return failure("NOT_INITIALISED", undefined, {
    de: "regelwerk ist noch nicht geladen: zuerst `await init()` aufrufen",
    en: "regelwerk is not loaded yet: call `await init()` first",
  });
}

function notInThisModule(): RegelwerkError {
  return failure("NOT_INITIALISED", undefined, {
    de: 'das Modul eines einzelnen Systems kennt diese Frage nicht: `await init()` aus "regelwerk" aufrufen',
    en: 'the module of one system does not know this question: call `await init()` of "regelwerk"',
  });
}

function loadFailed(cause: unknown): RegelwerkError {
  const reason = reasonOf(cause);
  if (/unsafe-eval|\bCSP\b|content security policy/i.test(reason)) {
    return failure("LOAD_FAILED", cause, {
      de: "die Content-Security-Policy der Seite verbietet WebAssembly: `'wasm-unsafe-eval'` in `script-src` aufnehmen",
      en: "the page's Content-Security-Policy forbids WebAssembly: add `'wasm-unsafe-eval'` to `script-src`",
    });
  }
  return failure("LOAD_FAILED", cause, {
    de: `das WebAssembly-Modul von regelwerk lässt sich nicht laden: ${reason}`,
    en: `the WebAssembly module of regelwerk cannot be loaded: ${reason}`,
  });
}

/** What the platform or a caller's own source of the module says; it may be anything. */
function reasonOf(cause: unknown): string {
  try {
    return cause instanceof Error ? String(cause.message) : String(cause);
  } catch {
    return "?";
  }
}

function failure(code: ErrorCode, cause: unknown, message: Text): RegelwerkError {
  return new RegelwerkError([{ code, message }], cause);
}
