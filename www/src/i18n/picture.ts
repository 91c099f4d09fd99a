/** Phrases of pictures that are taken along. */
export const picture = {
  "picture.save": { de: "Bild sichern", en: "Save the picture" },
  "picture.png": { de: "PNG", en: "PNG" },
  "picture.svg": { de: "SVG", en: "SVG" },
  "picture.failed": { de: "Das Bild ließ sich nicht sichern.", en: "The picture could not be saved." },
};
