// Spoils a compiled module on purpose, to see what the package makes of a fault in it.

const CODE = 10;
const EXPORT = 7;
const IMPORT = 2;

/**
 * The module with one exported function replaced: it sets the stack pointer to nonsense, so that
 * the instance is of no further use, and traps.
 */
export function withTrap(bytes, name) {
  const module = Uint8Array.from(bytes);
  const sections = readSections(module);
  const index = exportedFunction(module, sections.get(EXPORT), name);
  const body = functionBody(module, sections.get(CODE), index - importedFunctions(module, sections.get(IMPORT)));
  // No locals; i32.const 0, global.set 0, unreachable, nop …, end. The length stays.
  const trap = [0x00, 0x41, 0x00, 0x24, 0x00, 0x00];
  if (body.end - body.start <= trap.length) throw new Error(`${name} is too short`);
  module.fill(0x01, body.start, body.end);
  module.set(trap, body.start);
  module[body.end - 1] = 0x0b;
  return module;
}

/** Reads a number in LEB128 at `at.offset` and moves on. */
function number(module, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = module[at.offset];
    at.offset += 1;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value >>> 0;
  }
}

function text(module, at) {
  const length = number(module, at);
  at.offset += length;
  return new TextDecoder().decode(module.subarray(at.offset - length, at.offset));
}

function readSections(module) {
  const sections = new Map();
  const at = { offset: 8 };
  while (at.offset < module.length) {
    const id = module[at.offset];
    at.offset += 1;
    const size = number(module, at);
    sections.set(id, at.offset);
    at.offset += size;
  }
  return sections;
}

function exportedFunction(module, offset, wanted) {
  const at = { offset };
  for (let count = number(module, at); count > 0; count -= 1) {
    const name = text(module, at);
    const kind = module[at.offset];
    at.offset += 1;
    const index = number(module, at);
    if (kind === 0 && name === wanted) return index;
  }
  throw new Error(`no function ${wanted}`);
}

/** All imports of this module are functions; anything else would need more reading. */
function importedFunctions(module, offset) {
  const at = { offset };
  const count = number(module, at);
  for (let rest = count; rest > 0; rest -= 1) {
    text(module, at);
    text(module, at);
    if (module[at.offset] !== 0) throw new Error("an import that is no function");
    at.offset += 1;
    number(module, at);
  }
  return count;
}

function functionBody(module, offset, wanted) {
  const at = { offset };
  for (let count = number(module, at), index = 0; index < count; index += 1) {
    const size = number(module, at);
    if (index === wanted) return { start: at.offset, end: at.offset + size };
    at.offset += size;
  }
  throw new Error("no such function body");
}
