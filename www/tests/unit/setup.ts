import { openCatalog } from "../../src/engine/index.js";
// What the page asks of a browser and jsdom does not have.
import { afterEach } from "vitest";

window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

// What the page has opened before it shows anything.
await openCatalog();
