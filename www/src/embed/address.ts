/** The address of the page in a frame. */

/** What stands in it besides the parameters of links, with the attribute that it becomes. */
const ATTRIBUTES: Readonly<Record<string, string>> = { l: "lang", theme: "theme", lock: "lock" };

export interface Address {
  procedure: string;
  /** The parameters of a link, without any of which the calculator stands at its start. */
  link: string;
  attributes: [name: string, value: string][];
}

export function readAddress(search: string): Address {
  const [first = "", ...pairs] = search.replace(/^\?/, "").split("&");
  const address: Address = { procedure: decode(first).replace("/", "."), link: "", attributes: [] };
  const link: string[] = [];
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const attribute = ATTRIBUTES[pair.slice(0, Math.max(0, at))];
    if (attribute === undefined) link.push(pair);
    else address.attributes.push([attribute, decode(pair.slice(at + 1))]);
  }
  // Nobody has chosen a language or colours in a frame that does not name them.
  for (const [name, value] of [["lang", "de"], ["theme", "auto"]] as const) {
    if (!address.attributes.some(([given]) => given === name)) address.attributes.push([name, value]);
  }
  return { ...address, link: link.filter((pair) => pair !== "").join("&") };
}

export function writeAddress(page: string, procedure: string, link: string, attributes: readonly (readonly [string, string])[]): string {
  const more = Object.entries(ATTRIBUTES).flatMap(([key, attribute]) => {
    const value = attributes.find(([name]) => name === attribute)?.[1];
    return value === undefined || value === "" ? [] : [`${key}=${encodeURIComponent(value).replace(/%2C/g, ",")}`];
  });
  return `${page}?${[procedure.replace(".", "/"), link, ...more].filter(Boolean).join("&")}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
