/** Phrases of the choice of target. */
export const targeting = {
  "targets.big": { de: "Erlaubte Ziele", en: "Allowed targets" },
  "targets.count": { de: "{n} von {all}", en: "{n} of {all}" },
  "targets.why": { de: "Die Prüfungen stehen bei jedem Ziel unter „Warum“.", en: "The checks stand with each target under “Why”." },
  "targets.title": { de: "Ziel um Ziel", en: "Target by target" },
  "targets.allowed": { de: "erlaubt", en: "allowed" },
  "targets.afterTest": { de: "erlaubt nach Führungsprobe", en: "allowed after a leadership test" },
  "targets.forbidden": { de: "nicht erlaubt", en: "not allowed" },
  "targets.test": { de: "Erst eine Führungsprobe jeder schießenden Figur", en: "First a leadership test of each figure that shoots" },
  "targets.testUnknown": { de: "Die Chance steht hier, sobald die Führung des Schützen eingetragen ist.", en: "The chance appears once the shooter's leadership is entered." },
  "targets.spot": { de: "Nach einer Handlung Spähen: erlaubt", en: "After an action spent on spotting: allowed" },
  "targets.spotUseless": { de: "Nach einer Handlung Spähen: auch dann nicht", en: "After an action spent on spotting: not even then" },
  "targets.cover": { de: "Deckung: {cover}", en: "Cover: {cover}" },
  "targets.none": { de: "keine", en: "none" },
  "targets.light": { de: "leichte", en: "light" },
  "targets.heavy": { de: "schwere", en: "heavy" },
  "targets.range": { de: "Reichweite", en: "Range" },
  "targets.melee": { de: "In den Nahkampf", en: "Into melee" },
  "targets.nobody": { de: "keines", en: "none" },

  "lineOfSight.big": { de: "Die Sichtlinie", en: "The line of sight" },
  "lineOfSight.yes": { de: "ist frei", en: "is clear" },
  "lineOfSight.no": { de: "ist versperrt", en: "is blocked" },

  "cover.big": { de: "Es zählt", en: "What counts" },
} as const;
