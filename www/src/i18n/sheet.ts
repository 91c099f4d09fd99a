/** Phrases of a turn sheet that is ticked off at the table. */
export const sheet = {
  "sheet.turn": { de: "Spielzug {n}", en: "Turn {n}" },
  "sheet.done": { de: "{n} von {all}", en: "{n} of {all}" },
  "sheet.doneLong": { de: "{n} von {all} Schritten erledigt", en: "{n} of {all} steps done" },
  "sheet.next": { de: "Als Nächstes: {step}", en: "Next: {step}" },
  "sheet.phaseDone": { de: "Phase erledigt", en: "Phase done" },
  "sheet.toPhase": { de: "Weiter: {phase}", en: "Go on: {phase}" },
  "sheet.toTurn": { de: "Weiter: Spielzug {n}", en: "Go on: turn {n}" },
  "sheet.restart": { de: "Neues Spiel", en: "New game" },
  "sheet.undo": { de: "Zurücknehmen", en: "Undo" },
  "sheet.now": { de: "jetzt", en: "now" },
  "sheet.calculators": { de: "Rechner zu diesem Schritt", en: "Calculators for this step" },
  "sheet.rules": { de: "Regeln", en: "Rules" },
  "sheet.title": { de: "Schritt um Schritt", en: "Step by step" },
} as const;
