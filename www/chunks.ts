/** The modules that stand on the screen before the first answer, whichever calculator it is. */
const CALCULATOR = new RegExp(
  [
    "src/elements/(calculator/calculator|form|field|stepper|choice|toggle|words|answer|outcomes)",
    "src/elements/base/(tones|fold|css-vars)",
    "src/view/(ask|answer|bar|value|either)\\.",
    "src/format/(fraction|number|often)",
    "src/state/(input|link|either|profiles/any)\\.",
    "src/engine/asking",
    "lit-html/(\\w+/)?(directive|directive-helpers|directives/repeat)\\.js",
  ].join("|"),
);

/** They come in one file: small ones compress badly. */
export const TOGETHER = { includeDependenciesRecursively: false, groups: [{ name: "calculator", test: CALCULATOR }] };
