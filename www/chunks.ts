// Many small files compress badly, and a phone asks for only some at a time.

const any = (...paths: string[]): RegExp => new RegExp(`(${paths.join("|")})`);

/** What every page stands on. */
const PAGE = any(
  "rolldown/runtime",
  "vite/preload-helper",
  "helpers/esm/decorate",
  "node_modules/(@lit|lit-element)/",
  "node_modules/lit/(index|decorators|directives/repeat)\\.",
  "lit-html/(node/|development/)*(lit-html|directive|directive-helpers|directives/repeat)\\.",
  "src/i18n/(de|en|index)\\.",
  "src/elements/base/(base|systems|fold)\\.",
  "src/(engine|layout)/index\\.",
  "regelwerk/dist/catalog-complete\\.",
  "src/state/(storage|settings|route|rolled)\\.",
);

/** What stands on the screen before the first answer, whichever calculator it is, and what the package's systems share. */
const CALCULATOR = any(
  "src/elements/(calculator/calculator|form|field|stepper|choice|toggle|words|answer|outcomes)",
  "src/elements/base/(tones|css-vars)",
  "src/view/(ask|answer|bar|value|either|frame|answers/bar)\\.",
  "src/format/(fraction|number|often)",
  "src/state/(input|link|either|profiles/any)\\.",
  "src/engine/asking",
  "regelwerk/dist/(errors|procedure|runtime|load|source|received|attempt|questions|generated/(glue|version))\\.",
);

/** The procedures of a system, and what brings its module. */
const SYSTEM = /regelwerk\/dist\/(?:generated\/)?(chronopia|osr|scharmuetzel)\.js/;

/** What comes together, in one file each. */
export const TOGETHER = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "page", test: PAGE },
    { name: "calculator", test: CALCULATOR },
    { name: (id: string): string | null => SYSTEM.exec(id)?.[1] ?? null, test: SYSTEM },
  ],
};
