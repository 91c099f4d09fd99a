/** Phrases of magic and summoning. */
export const magic = {
  "spell.big": { de: "Chance, dass der Zauber wirkt", en: "Chance to take effect" },
  "spell.noun.one": { de: "Zauber", en: "casting" },
  "spell.noun.many": { de: "Zaubern", en: "castings" },
  "need.cast": { de: "gelingt bei {n} oder weniger", en: "succeeds on {n} or less" },
  "need.cast.never": { de: "gelingt nie", en: "never succeeds" },
  "need.cast.always": { de: "gelingt immer", en: "always succeeds" },
  "need.save": { de: "Ziel widersteht bei {n} oder weniger", en: "target saves on {n} or less" },
  "need.save.never": { de: "Ziel widersteht nie", en: "target never saves" },
  "need.save.always": { de: "Ziel widersteht immer", en: "target always saves" },
  "need.mageSave": { de: "Magier widersteht bei {n} oder weniger", en: "mage saves on {n} or less" },
  "need.mageSave.never": { de: "Magier widersteht nie", en: "mage never saves" },
  "need.mageSave.always": { de: "Magier widersteht immer", en: "mage always saves" },

  "levels.big": { de: "Beste Stufe", en: "Best level" },
  "levels.level": { de: "Stufe {n}", en: "Level {n}" },
  "levels.alike": { de: "ebenso gut: {list}", en: "just as good: {list}" },
  "levels.works": { de: "wirkt mit {p}", en: "takes effect with {p}" },
  "levels.title": { de: "Stufe um Stufe", en: "Level by level" },
  "levels.column": { de: "Stufe", en: "Level" },
  "levels.cast": { de: "Zauber­probe", en: "Casting" },
  "levels.save": { de: "Rettungs­wurf", en: "Save" },
  "levels.effect": { de: "Wirkt", en: "Takes effect" },
  "levels.why": { de: "Jeder Schritt steht beim Zauber der einzelnen Stufe:", en: "Every step stands with the spell of a single level:" },
  "levels.best": { de: "am besten", en: "best" },

  "casting.big": { de: "Wirkende Zauber im Mittel", en: "Mean spells that take effect" },
  "casting.effects": { de: "Wirkende Zauber", en: "Spells that take effect" },
  "casting.cutShort": { de: "Patzer kostet einen weiteren Zauber", en: "A fumble costs a further spell" },
  "casting.single": { de: "Zauber {n}", en: "Spell {n}" },

  "castable.big": { de: "Zaubern", en: "Casting" },
  "castable.yes": { de: "ist erlaubt", en: "is allowed" },
  "castable.no": { de: "ist nicht erlaubt", en: "is not allowed" },

  "spellCosts.big": { de: "Zusammen", en: "Together" },
  "spellCosts.points": { de: "Punkte", en: "points" },

  "summoning.big": { de: "Chance, dass sie unter Kontrolle erscheint", en: "Chance that it appears under control" },
  "summoning.noun.one": { de: "Beschwörung", en: "summoning" },
  "summoning.noun.many": { de: "Beschwörungen", en: "summonings" },
  "summoning.noun.feminine": { de: "x", en: "" },

  "rage.big": { de: "Chance, dass sie die eigene Seite angreift", en: "Chance that it attacks its own side" },
  "rage.noun.one": { de: "Wurf", en: "roll" },
  "rage.noun.many": { de: "Würfen", en: "rolls" },

  "control.big": { de: "Losgelassen greift sie die eigene Seite an", en: "Let go, it attacks its own side" },
  "control.sense": { de: "mindestens einmal bis Runde {n}", en: "at least once by round {n}" },
  "control.actionsLeft": { de: "Handlungen übrig", en: "Actions left" },
  "control.raging": { de: "Kreaturen, die von nun an wüten", en: "Creatures that rage from now on" },
  "control.cannotHold": { de: "Kreaturen zu viel für alle Handlungen", en: "Creatures too many for all actions" },
  "control.mean": { de: "Wütende Runden im Mittel", en: "Mean rounds raging" },

  "creature.big": { de: "Die Kreatur", en: "The creature" },
  "creature.yes": { de: "darf handeln", en: "may act" },
  "creature.no": { de: "darf nicht handeln", en: "may not act" },
} as const;
