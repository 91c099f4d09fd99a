/**
 * What the page may load, stated in the page itself, so that it holds on any host: its own files, the one
 * script in its head, WebAssembly, and nothing from elsewhere.
 */
export function policy(script: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${script}`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
