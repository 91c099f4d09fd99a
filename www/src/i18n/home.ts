/** Phrases of the overview alone. */
export const home = {
  "home.recent": { de: "Zuletzt benutzt", en: "Used last" },
  "home.chapters": { de: "Kapitel", en: "Chapters" },
  "home.reference": { de: "Nachschlagen", en: "Reference" },
  "home.rules": { de: "Regeln", en: "Rules" },
  "home.rulesLead": { de: "Jede Regel, auf der ein Ergebnis beruht, mit Kürzel und Fundstelle", en: "Every rule that a result rests on, with its id and where it stands" },
  "home.rulings": { de: "Auslegungen", en: "Rulings" },
  "home.own": { de: "Für die eigene Seite", en: "For your own page" },
  "home.embedLead": { de: "Einen dieser Rechner auf einer anderen Webseite zeigen", en: "Show one of these calculators on another web page" },
  "home.aboutLead": { de: "Die Spiele in Kürze, und woher die Zahlen kommen", en: "The games in short, and where the numbers come from" },
  "home.privacy": { de: "Alles wird auf diesem Gerät gerechnet. Nichts wird gesendet.", en: "Everything is computed on this device. Nothing is sent." },
} as const;
