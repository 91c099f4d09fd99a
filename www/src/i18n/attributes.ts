/** Phrases about the attributes of an element in somebody else's page. */
export const attributes = {
  "attr.wrong": { de: "Attribut `{attribute}`: „{received}“ geht nicht, erlaubt ist {expected}", en: "attribute `{attribute}`: “{received}” does not do, expected {expected}" },
  "attr.unknown": { de: "Ein Attribut `{attribute}` gibt es hier nicht. Es gibt: {list}", en: "there is no attribute `{attribute}` here. There are: {list}" },
  "attr.several": { de: "Attribut `{attribute}` kann mehreres meinen: {list}", en: "attribute `{attribute}` can mean several: {list}" },
  "attr.oneOf": { de: "eines von {list}", en: "one of {list}" },
  "attr.integer": { de: "eine ganze Zahl", en: "a whole number" },
  "attr.integerFrom": { de: "eine ganze Zahl von {min} bis {max}", en: "a whole number from {min} to {max}" },
  "attr.number": { de: "eine Zahl", en: "a number" },
  "attr.numberFrom": { de: "eine Zahl von {min} bis {max}", en: "a number from {min} to {max}" },
  "attr.flag": { de: "`true` oder `false`", en: "`true` or `false`" },
  "attr.text": { de: "ein Text", en: "a text" },
  "attr.length": { de: "ein Text von höchstens {max} Zeichen", en: "a text of at most {max} characters" },
  "attr.words": { de: "höchstens {max} Wörter, je eines von {list}", en: "at most {max} words, each one of {list}" },
  "attr.records": { de: "eine Liste als JSON, jeder Eintrag aus {list}", en: "a list as JSON, each entry made of {list}" },
  "attr.parts": { de: "nur für die einzelnen Teile ein Wert", en: "a value for its parts alone" },
} as const;
