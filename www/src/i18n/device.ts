/** Phrases of what the page keeps on the device. */
export const device = {
  "update.ready": { de: "Neue Fassung da.", en: "New version ready." },
  "update.load": { de: "Jetzt laden", en: "Load now" },
  "update.later": { de: "Später", en: "Later" },
};
