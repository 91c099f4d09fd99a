/** Phrases of rolls that two sides make together. */
export const fair = {
  "fair.lead": {
    de: "Für Spiele im Forum: Beide Seiten geben etwas dazu, keine kennt vorher das Ergebnis, und jeder kann es nachrechnen.",
    en: "For play by forum: both sides add something, neither knows the result before, and anybody can check it.",
  },
  "fair.role": { de: "Meine Seite", en: "My side" },
  "fair.begin": { de: "Ich beginne", en: "I begin" },
  "fair.answer": { de: "Ich antworte", en: "I answer" },
  "fair.commit": { de: "Festlegen", en: "Commit" },
  "fair.post": { de: "Das kommt ins Forum:", en: "This goes into the forum:" },
  "fair.copy": { de: "Kopieren", en: "Copy" },
  "fair.commitment": { de: "Festlegung: {text}", en: "Commitment: {text}" },
  "fair.kept": {
    de: "Das Geheimnis dazu bleibt auf diesem Gerät, bis die Antwort da ist. Solange die Angaben oben gleich bleiben, steht es hier bereit.",
    en: "The secret stays on this device until the answer comes. It is here as long as what is asked above stays the same.",
  },
  "fair.notKept": {
    de: "Hier lässt sich nichts speichern: Diese Seite muss offen bleiben, bis die Antwort da ist.",
    en: "Nothing can be stored here: this page has to stay open until the answer comes.",
  },
  "fair.theirAnswer": { de: "Antwort der anderen Seite", en: "The other side's answer" },
  "fair.theirCommitment": { de: "Festlegung der anderen Seite", en: "The other side's commitment" },
  "fair.myAnswer": { de: "Antwort: {text}", en: "Answer: {text}" },
  "fair.theirSecret": { de: "Geheimnis der anderen Seite", en: "The other side's secret" },
  "fair.roll": { de: "Auswürfeln", en: "Roll" },
  "fair.reveal": { de: "Geheimnis: {secret}; mit der Antwort {answer} ergibt das die Startzahl {seed}.", en: "Secret: {secret}; with the answer {answer} this gives the seed {seed}." },
  "fair.fits": { de: "Das Geheimnis passt zur Festlegung. Startzahl {seed}, der Wurf steht oben.", en: "The secret fits the commitment. Seed {seed}, the roll is above." },
  "fair.fitsNot": {
    de: "Das Geheimnis passt nicht zur Festlegung, oder die Angaben oben sind andere als dort.",
    en: "The secret does not fit the commitment, or what is asked above is not what was asked there.",
  },
  "fair.anew": { de: "Neu beginnen", en: "Start anew" },
  "fair.missing": { de: "Hier fehlt noch etwas.", en: "Something is missing here." },
  "fair.noCrypto": { de: "Dafür muss die Seite über HTTPS geladen sein.", en: "For this the page has to be loaded over HTTPS." },
};
