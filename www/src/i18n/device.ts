/** Phrases of what the page keeps on the device. */
export const device = {
  "update.ready": { de: "Eine neue Fassung ist da.", en: "A new version is ready." },
  "update.load": { de: "Jetzt laden", en: "Load it now" },
  "update.later": { de: "Später", en: "Later" },
};
