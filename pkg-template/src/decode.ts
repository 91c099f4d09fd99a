import { base64 } from "./generated/wasm-inline.js";

interface Decoders {
  Buffer?: { from(text: string, encoding: "base64"): Uint8Array };
}

/** The module's bytes, from the copy inside the package. */
export function moduleBytes(): Uint8Array<ArrayBuffer> {
  const { Buffer } = globalThis as Decoders;
  if (Buffer !== undefined) return new Uint8Array(Buffer.from(base64, "base64"));
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
