/** Phrases of the overview alone. */
export const home = {
  "home.recent": { de: "Zuletzt benutzt", en: "Used last" },
};
