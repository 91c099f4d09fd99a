/** A roll in a link: `S` is its seed, `V` the version that rolled it. Fields have names in small letters. */

export interface RolledLink {
  seed: number;
  version: string;
}

export const BIGGEST_SEED = 2 ** 32 - 1;

export function writeRolled({ seed, version }: RolledLink): string {
  return `S=${seed}&V=${version}`;
}

/** The roll that a link names, and its other parameters. */
export function readRolled(parameters: readonly string[]): { rolled?: RolledLink; others: string[] } {
  const named = (name: string): string | undefined => parameters.find((p) => p.startsWith(`${name}=`))?.slice(2);
  const others = parameters.filter((p) => !/^[SV]=/.test(p));
  const seed = named("S");
  const version = named("V");
  if (seed === undefined || !/^\d{1,10}$/.test(seed) || Number(seed) > BIGGEST_SEED) return { others };
  return { rolled: { seed: Number(seed), version: version !== undefined && /^[\w.-]{1,40}$/.test(version) ? version : "" }, others };
}
