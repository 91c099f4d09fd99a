// What the projects run: the shot of `inputs.mjs`, asked for once, its fraction printed or shown.

import { shot } from "../inputs.mjs";

/** The fraction with which the shot wounds, as an expression. */
export const fraction = `chronopia.shot.odds(${JSON.stringify(shot())}).outcomes.find(({ id }) => id === "wound").fraction`;

/** A program for Node.js and its like. */
export const prints = (entry = "regelwerk") => `import { chronopia } from "${entry}";\nconsole.log(${fraction});\n`;

/** A program for a page: import, load, ask. */
export const shows = (entry = "regelwerk", source = "") => `import { init, chronopia } from "${entry}";

init(${source}).then(() => {
  document.querySelector("#answer").textContent = ${fraction};
});
`;

/** A page that runs one program. */
export const page = (script, attributes = `type="module"`) => `<!doctype html>
<meta charset="utf-8">
<title>One shot</title>
<link rel="icon" href="data:,">
<output id="answer"></output>
<script ${attributes} src="${script}"></script>
`;

/** A program for a page with the element of the shot, which asks by itself. */
export const asksElement = `import "regelwerk/elements";

const element = document.querySelector("regelwerk-shot");
element.addEventListener("regelwerk-change", ({ detail }) => {
  const wound = detail.answer.outcomes.find(({ id }) => id === "wound");
  document.querySelector("#answer").textContent = wound.fraction;
});
element.input = ${JSON.stringify(shot())};
`;

/** A program for a page that has a worker ask. */
export const asksWorker = `const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  document.querySelector("#answer").textContent = data;
};
`;

/** The program of that worker. */
export const worker = (entry = "regelwerk") => `import { init, chronopia } from "${entry}";

init().then(() => postMessage(${fraction}));
`;

/** A program that shows why the module does not start, and what both languages tell to allow. */
export const showsFailure = (entry) => `import { init } from "${entry}";

init().catch(({ code, messages: { de, en } }) => {
  const [allowed] = de.match(/'[^']+'/);
  document.querySelector("#answer").textContent = [code, en.includes(allowed) ? allowed : en].join(" ");
});
`;
