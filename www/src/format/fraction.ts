/** Exact fractions as the package writes them: "13/40", "0", "1". */
export interface Fraction {
  n: bigint;
  d: bigint;
}

export function parseFraction(text: string | undefined): Fraction | undefined {
  const match = /^(\d+)(?:\/(\d+))?$/.exec(text ?? "");
  if (!match) return undefined;
  const d = BigInt(match[2] ?? "1");
  return d === 0n ? undefined : { n: BigInt(match[1] ?? "0"), d };
}

function gcd(a: bigint, b: bigint): bigint {
  while (b) [a, b] = [b, a % b];
  return a;
}

/** The sum of some chances of one answer; undefined as soon as one has no fraction. */
export function sumFractions(texts: readonly (string | undefined)[]): string | undefined {
  let sum: Fraction = { n: 0n, d: 1n };
  for (const text of texts) {
    const f = parseFraction(text);
    if (!f) return undefined;
    const n = sum.n * f.d + f.n * sum.d;
    const d = sum.d * f.d;
    const k = gcd(n, d) || 1n;
    sum = { n: n / k, d: d / k };
  }
  return sum.d === 1n ? `${sum.n}` : `${sum.n}/${sum.d}`;
}

/** A fraction that a reader can take in; longer ones are left to the percentage. */
export function shortFraction(text: string | undefined): string | undefined {
  return text !== undefined && text.includes("/") && text.length <= 15 ? text : undefined;
}
