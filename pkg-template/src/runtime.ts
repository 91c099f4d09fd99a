import { RegelwerkError } from "./errors.js";
import type { ErrorCode, Problem } from "./errors.js";
import { adopt, imports } from "./generated/glue.js";
import { valueAt, withReceived } from "./received.js";
import type { Text } from "./types.js";

// The one instance that every procedure of the page or process uses.

let compiled: WebAssembly.Module | undefined;
let references: WebAssembly.Table | undefined;
let ready = false;
let pending: Promise<void> | undefined;
let startByItself: (() => void) | undefined;

/** What an entry may do when a procedure is called before `init()`. */
export function onFirstCall(start: () => void): void {
  startByItself = start;
}

/** Loads and starts the module once; callable in parallel, and again after a failure. */
export function initialise(load: () => Promise<WebAssembly.Module>): Promise<void> {
  if (ready) return Promise.resolve();
  pending ??= startFrom(load).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function startFrom(load: () => Promise<WebAssembly.Module>): Promise<void> {
  try {
    const module = await load();
    // Asynchronous: browsers may refuse to start a large module synchronously.
    const instance = await WebAssembly.instantiate(module, imports());
    if (!ready) use(instance, module);
  } catch (cause) {
    throw loadFailed(cause);
  }
}

/** Starts the module at once, where the platform allows it. */
export function initialiseSync(compile: () => WebAssembly.Module): void {
  if (ready) return;
  try {
    const module = compile();
    use(new WebAssembly.Instance(module, imports()), module);
  } catch (cause) {
    throw loadFailed(cause);
  }
}

function use(instance: WebAssembly.Instance, module: WebAssembly.Module): void {
  adopt(instance, module);
  references = instance.exports["__wbindgen_externrefs"] as WebAssembly.Table;
  compiled = module;
  ready = true;
}

/** Calls into the module; whatever goes wrong becomes a `RegelwerkError`. */
export function call<Input, Extra, Answer>(
  run: (input: Input, extra: Extra) => Answer,
  input: Input,
  extra: Extra,
): Answer {
  if (!ready) {
    startByItself?.();
    if (!ready) throw notInitialised();
  }
  try {
    return run(input, extra);
  } catch (thrown) {
    if (!isRefusal(thrown)) {
      restart();
      throw panic(thrown);
    }
    if (references !== undefined && references.length > MOST_REFERENCES) restart();
    throw refused(thrown, input, extra);
  }
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
    const received = valueAt(isOfExtra(code, path) ? { faces: extra, seed: extra } : input, path);
    const message = withReceived(raw.message, code, expected, received);
    return { code, path, expected, received, message };
  };
  return new RegelwerkError([complete(first), ...others.map(complete)]);
}

/**
 * Whether a problem is one of the second argument: no input has a field called `seed` or `faces`,
 * so that in an input they are unknown.
 */
function isOfExtra(code: ErrorCode, path: string): boolean {
  return code !== "UNKNOWN_FIELD" && /^(seed$|faces(\[|$))/.test(path);
}

/**
 * Values of JavaScript that an instance may hold. wasm-bindgen loses one whenever a getter of an
 * input throws; a fresh instance has none.
 */
const MOST_REFERENCES = 10_000;

/** Puts a fresh instance in the place of one that trapped, or that holds too much. */
function restart(): void {
  const module = compiled;
  if (module === undefined) return;
  ready = false;
  try {
    use(new WebAssembly.Instance(module, imports()), module);
  } catch {
    // A browser that refuses to start it synchronously: it comes back a moment later.
    initialise(() => Promise.resolve(module)).catch(() => {});
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
