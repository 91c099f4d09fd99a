/** Phrases of morale and horror. */
export const morale = {
  "morale.big": { de: "Chance, standzuhalten", en: "Chance to stand" },
  "morale.noun.one": { de: "Probe", en: "test" },
  "morale.noun.many": { de: "Proben", en: "tests" },
  "morale.noun.feminine": { de: "x", en: "" },

  "horror.big": { de: "Chance, nicht vom Horror gepackt zu werden", en: "Chance not to be gripped by horror" },

  "horrorTrack.big": { de: "Chance, zuletzt frei von Horror zu sein", en: "Chance to be free of horror in the end" },
  "horrorTrack.sense": { de: "unberührt, nur Furcht oder gesammelt in Runde {n}", en: "unaffected, fear only or rallied in round {n}" },
  "horrorTrack.rally": { de: "Die Bücher haben dafür keine Regel.", en: "The books have no rule for it." },
  "horrorTrack.mean": { de: "Gepackte Runden im Mittel", en: "Mean rounds in its grip" },
  "panicTrack.big": { de: "Chance, zuletzt im Kampf zu stehen", en: "Chance to be in the fight in the end" },
  "panicTrack.sense": { de: "standhaft nach weiteren Runden: {n}", en: "steady after further rounds: {n}" },
  "panicTrack.mean": { de: "Runden in Panik im Mittel", en: "Mean rounds in panic" },

  "panicDue.big": { de: "Probe gegen Panik", en: "Panic test" },
  "panicDue.yes": { de: "ist fällig", en: "is due" },
  "panicDue.no": { de: "ist nicht fällig", en: "is not due" },
  "panicDue.threshold": { de: "Fällig von so vielen Figuren an abwärts", en: "Due from so many figures downwards" },
  "panicDue.ifFailed": { de: "Wenn sie misslingt", en: "If it fails" },

  "recoveryDue.big": { de: "Die Einheit", en: "The unit" },
  "recoveryDue.due": { de: "prüft, ob sie sich erholt", en: "tests for recovery" },
  "recoveryDue.rallies": { de: "sammelt sich ohne Probe", en: "rallies without a test" },
  "recoveryDue.none": { de: "prüft jetzt nicht", en: "does not test now" },
  "recoveryDue.modifier": { de: "Modifikator der Probe", en: "Modifier of the test" },
  "recoveryDue.effects": { de: "Was jetzt gilt", en: "What holds now" },

  "fearDue.big": { de: "Eine Probe", en: "A test" },
  "fearDue.yes": { de: "ist fällig", en: "is due" },
  "fearDue.no": { de: "ist nicht fällig", en: "is not due" },
  "fearDue.radius": { de: "Reichweite der Ursache", en: "Reach of the cause" },
  "fearDue.facedAs": { de: "Geprüft wird gegen", en: "Tested against" },
  "fearDue.each": { de: "Es prüft", en: "Who tests" },
  "word.unit": { de: "die Einheit als Ganzes", en: "the unit as a whole" },
  "word.figure": { de: "jede Figur für sich", en: "each figure for itself" },
  "word.immune": { de: "immun", en: "immune" },

  "moraleLeadership.big": { de: "Es zählt", en: "What counts" },
  "moraleLeadership.leadership": { de: "als Führung", en: "as leadership" },
  "moraleLeadership.own": { de: "Höchste Führung der Einheit selbst", en: "Highest leadership of the unit itself" },

  "immunity.big": { de: "Zu prüfen ist gegen", en: "To be tested against" },
  "immunity.title": { de: "Wer was verursacht, begegnet", en: "Who causes what, and meets" },
  "immunity.caption": {
    de: "Zeile: was die Figur selbst verursacht. Spalte: was ihr begegnet. Feld: wogegen sie prüft.",
    en: "Row: what the figure causes itself. Column: what it meets. Field: what it tests against.",
  },
  "immunity.wait": { de: "Misslingt sie, sind Wartemarker verloren", en: "If failed, wait markers are lost" },

  "worstState.big": { de: "Es zählt", en: "What counts" },
  "worstState.effects": { de: "Was jetzt gilt", en: "What holds now" },
} as const;
