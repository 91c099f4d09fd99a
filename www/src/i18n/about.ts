/** The page about Regelwerk, with a short way into each system. */
export const about = {
  "about.systems": { de: "Kurz zu jedem Spiel", en: "Each game in short" },
  "about.chronopia": {
    de: "Gewürfelt wird mit dem W20, und es gilt: gleich oder unter dem Zielwert gelingt. Ein Schuss geht vom Fernkampfwert (FW) aus, weniger 4 oder 8 auf mittlere und große Entfernung, weniger 2 oder 4 für Deckung. Trifft er, würfelt das Ziel auf Rüstungswert (RW) weniger Schaden. Zauber gehen vom Magiewert weniger Stufe aus, Moral vom Führungswert. Eine 1 ist meist perfekt, eine 20 ein Patzer.",
    en: "Rolls are made with a d20: equal to or under the target number succeeds. A shot starts from the ranged skill (RC), less 4 or 8 at medium and long range, less 2 or 4 for cover. If it hits, the target rolls on armour (AV) less damage. Spells start from magic less level, morale from leadership. A 1 is perfect as a rule, a 20 a fumble.",
  },
  "about.osr": {
    de: "Gewürfelt wird der W20 mit Zuschlägen, und es gilt: gleich oder über der nötigen Zahl trifft. Die hängt an Klasse und Stufe oder an den Trefferwürfeln des Angreifers und an der Rüstungsklasse des Ziels. Wer schläft, gelähmt ist oder nichts ahnt, wird leichter getroffen. Eine Runde hat zehn Segmente; Zauber brauchen ihre Zeit.",
    en: "A d20 with modifiers is rolled: equal to or over the number needed hits. That number follows from the attacker's class and level, or hit dice, and from the target's armour class. Whoever sleeps, is paralysed or suspects nothing is hit more easily. A round has ten segments, and spells take their time.",
  },
  "about.scharmuetzel": {
    de: "Jedes Modell handelt für sich, gewürfelt wird mit W6. Erst treffen, dann verwunden, dann die Rettung; nach der letzten Wunde sagt der Verletzungswurf, ob ein Modell niedergeworfen, betäubt oder ausgeschaltet ist. Sind zu viele ausgefallen, entscheidet ein Moraltest mit 2W6, ob die Übrigen weiterkämpfen.",
    en: "Every model acts for itself, with six-sided dice. First to hit, then to wound, then the save; after the last wound the injury roll says whether a model is down, stunned or out. Once too many are lost, a test with two dice decides whether the others fight on.",
  },
  "about.begin": { de: "Womit anfangen", en: "Where to begin" },
  "about.project": { de: "Über diese Seite", en: "About this page" },
  "about.unofficial": {
    de: "Regelwerk ist ein freies Vorhaben von Spielern und steht in keiner Verbindung zu den Verlagen. Namen der Spiele gehören ihren Inhabern. Texte der Regelbücher stehen hier nicht: Zahlen sind Tatsachen, Worte sind unsere.",
    en: "Regelwerk is a free project by players and has no connection to the publishers. Names of games belong to their owners. No text of a rule book is here: figures are facts, words are ours.",
  },
  "about.exact": {
    de: "Jede Zahl ist genau ausgerechnet, nicht durch Probewürfe geschätzt, und zeigt ihren Rechenweg mit dem Kürzel der Regel. Wo die Bücher schweigen, steht eine Auslegung, die sich umstellen lässt.",
    en: "Every number is worked out exactly, not estimated by trial rolls, and shows its steps with the rule's id. Where the books are silent there is a ruling, and it can be switched.",
  },
  "about.private": {
    de: "Nichts verlässt dieses Gerät: keine Anmeldung, keine Zählung, keine fremden Server. Was gemerkt wird (Sprache, Darstellung, zuletzt Benutztes, Profile, Spielzug), bleibt im Speicher des Browsers und lässt sich dort löschen.",
    en: "Nothing leaves this device: no account, no counting, no other servers. What is remembered (language, light, what was used last, profiles, turn sheet) stays in the browser's storage and can be deleted there.",
  },
  "about.licence": { de: "Lizenz: MIT oder Apache-2.0, nach Wahl. Fassung {version}.", en: "Licence: MIT or Apache-2.0, as you like. Version {version}." },
};
