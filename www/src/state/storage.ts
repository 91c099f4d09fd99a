/** What the page keeps on the device. Storage may be forbidden; the page works without it. */

/** What is kept under a name: null when nothing is, undefined when nothing can be. */
export function read(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text, or takes it away; false when that cannot be. */
export function write(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
