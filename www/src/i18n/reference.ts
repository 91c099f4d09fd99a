/** Phrases of the lists of rules and rulings. */
export const reference = {
  "rules.title": { de: "Regeln", en: "Rules" },
  "rules.lead": { de: "Die Kürzel, die in jedem Rechenweg stehen.", en: "The ids that stand in every working." },
  "rules.notFound": { de: "Diese Regel gibt es hier nicht. Unten stehen alle.", en: "There is no such rule here. All of them are below." },
  "rules.usedBy": { de: "Wirkt in", en: "Used in" },
  "rules.section": { de: "{document}, Abschnitt {section}", en: "{document}, section {section}" },
  "rules.count": { de: "{n} Regeln", en: "{n} rules" },
  "rulings.title": { de: "Auslegungen", en: "Rulings" },
  "rulings.lead": { de: "Wo ein Text schweigt oder sich widerspricht, gilt die Lesart mit dem Punkt. Jede lässt sich im Rechner umstellen.", en: "Where a text is silent or at odds with itself, the reading with the dot stands. Each can be changed in the calculator." },
  "rulings.notFound": { de: "Diese Auslegung gibt es hier nicht. Unten stehen alle.", en: "There is no such ruling here. All of them are below." },
  "rulings.default": { de: "gilt, solange nichts anderes gewählt ist", en: "stands unless changed" },
  "rulings.rule": { de: "Zur Regel", en: "Rule" },
} as const;
