/** A picture of the page for itself: its styles written into it, with its words above and its key below. */
import { behind, canvasOf, plainColour } from "./look.js";
import type { Framed } from "./picture.js";

const NS = "http://www.w3.org/2000/svg";
const MARGIN = 14;
const LINE = 18;
const SIZE = 13;
const SWATCH = 12;

/** What styles say of an element that is drawn, and what goes without saying. */
const DRAWN: Record<string, string> = {
  fill: "",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
};
const WRITTEN: Record<string, string> = { ...DRAWN, "paint-order": "normal", "font-family": "", "font-size": "", "font-weight": "400" };
const ATTRIBUTES = /^(id|d|[xyr]|[xyc][xy12]|width|height|text-anchor|patternUnits)$/;

function make(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

function styled(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const said = Object.entries(element.localName === "text" ? WRITTEN : DRAWN).map(([name, usual]): [string, string] => {
    const value = style.getPropertyValue(name).trim();
    const text = value.startsWith("url") ? value.replace(/^url\(.*(#[\w-]+).*$/, "url($1)") : /^(fill|stroke)$/.test(name) ? plainColour(value) : value;
    return [name, text === usual ? "" : text];
  });
  return Object.fromEntries(said.filter(([name, value]) => value !== "" && (name === "stroke" || !name.startsWith("stroke") || style.stroke !== "none")));
}

function copied(element: Element): SVGElement {
  const own = [...element.attributes].filter(({ name }) => ATTRIBUTES.test(name)).map(({ name, value }): [string, string] => [name, value]);
  const drawn = !/^(defs|pattern|title)$/.test(element.localName);
  const copy = make(element.localName, { ...Object.fromEntries(own), ...(drawn ? styled(element) : {}) });
  if (/^(text|title)$/.test(element.localName)) copy.textContent = (element.textContent ?? "").trim();
  else copy.append(...[...element.children].map(copied));
  return copy;
}

/** Words in lines that fit. */
function lines(words: string, width: number, measure: (text: string) => number): string[] {
  const found = [""];
  for (const word of words.split(" ")) {
    const longer = `${found.at(-1)} ${word}`.trim();
    if (measure(longer) <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.filter(Boolean);
}

export function framed({ svg, words, keys }: Framed): string {
  if (!svg) throw new Error("no picture");
  const { color, fontFamily } = getComputedStyle(svg);
  const ink = plainColour(color);
  const context = canvasOf(1, 1);
  context.font = `${SIZE}px ${fontFamily}`;
  const measure = (text: string): number => context.measureText(text).width;
  const { width: wide, height: high } = svg.viewBox.baseVal;
  // A narrow picture leaves its words room all the same.
  const room = Math.max(wide, 340);
  const width = room + 2 * MARGIN;
  let y = MARGIN;
  const text = (x: number, line: string): SVGElement => make("text", { x, y: y + SIZE }, line);
  const above = words.flatMap((paragraph) =>
    lines(paragraph, room, measure).map((line) => {
      const made = text(MARGIN, line);
      y += LINE;
      return made;
    }),
  );
  y += 6;
  const picture = make("g", { transform: `translate(${MARGIN + (room - wide) / 2} ${y})` });
  picture.append(...[...svg.children].map(copied));
  y += high + 8;
  let x = MARGIN;
  const key = keys.flatMap(({ label, tone }) => {
    const needed = SWATCH + 6 + measure(label);
    if (x > MARGIN && x + needed > width - MARGIN) [x, y] = [MARGIN, y + LINE];
    const made = [make("rect", { x, y: y + 2, width: SWATCH, height: SWATCH, fill: `url(#tone-${tone})`, stroke: ink, "stroke-opacity": 0.4 }), text(x + SWATCH + 6, label)];
    x += needed + 16;
    return made;
  });
  if (keys.length > 0) y += LINE;
  const height = Math.ceil(y + MARGIN - 6);
  const made = make("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "font-family": fontFamily, "font-size": SIZE, fill: ink });
  made.append(make("rect", { width, height, fill: behind(svg) }), ...above, picture, ...key);
  return new XMLSerializer().serializeToString(made);
}
