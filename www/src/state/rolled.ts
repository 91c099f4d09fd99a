/** A roll in a link: `S` is its seed, `V` the version that rolled it. Fields have names in small letters. */

export interface RolledLink {
  seed: number;
  version: string;
}

export const BIGGEST_SEED = 2 ** 32 - 1;

export function writeRolled({ seed, version }: RolledLink): string {
  return `S=${seed}&V=${version}`;
}

const isSeed = (p: string): boolean => /^S=\d{1,10}$/.test(p) && Number(p.slice(2)) <= BIGGEST_SEED;

/** The roll that a link names, the last one as with every parameter, and the others; what is no seed is among them. */
export function readRolled(parameters: readonly string[]): { rolled?: RolledLink; others: string[] } {
  const others = parameters.filter((p) => !p.startsWith("V=") && !isSeed(p));
  const seed = parameters.findLast(isSeed);
  if (seed === undefined) return { others };
  const version = parameters.findLast((p) => /^V=[\w.-]{1,40}$/.test(p))?.slice(2) ?? "";
  return { rolled: { seed: Number(seed.slice(2)), version }, others };
}
