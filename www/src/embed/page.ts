/**
 * The page in a frame: `embed.html?chronopia/shot&v=1&f=12&l=de&theme=dark&lock=ranged-skill`. After the
 * calculator come the parameters of its links, and besides them a language, a theme and what is locked.
 */
import type { Change } from "./element.js";
import { elementName, elements } from "./names.js";
import { readAddress } from "./address.js";
import "./index.js";

const { procedure, link, attributes } = readAddress(location.search);
const style = document.documentElement.style;
style.fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';
style.setProperty("--regelwerk-heading-font", 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", serif');

/** Tells the page around; it may be anybody's, and nothing here is a secret. */
function tell(message: { type: string; [detail: string]: unknown }): void {
  if (parent !== window) parent.postMessage(message, "*");
}

function show(content: HTMLElement): void {
  const { body } = document;
  body.style.margin = "0";
  body.replaceChildren(content);
  const told = (): void => {
    const height = Math.ceil(body.getBoundingClientRect().height);
    if (height > 0) tell({ type: "regelwerk-height", height });
  };
  new ResizeObserver(told).observe(body);
}

function calculator(): HTMLElement {
  const element = document.createElement(elementName(procedure));
  for (const [name, value] of attributes) element.setAttribute(name, value);
  if (link !== "") element.setAttribute("link", link);
  element.setAttribute("site", new URL("./", location.href).href);
  element.addEventListener("regelwerk-change", (event) => {
    const { input, answer } = (event as CustomEvent<Change>).detail;
    tell({ type: "regelwerk-change", input, answer });
  });
  return element;
}

function missing(): HTMLElement {
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.textContent = `Diesen Rechner gibt es hier nicht. There is no such calculator: ${procedure || "?"}`;
  return line;
}

function start(): void {
  const known = elements.some(([, id]) => id === procedure);
  document.documentElement.lang = attributes.find(([name]) => name === "lang")?.[1] ?? "de";
  show(known ? calculator() : missing());
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();
