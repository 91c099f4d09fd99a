/** A value as words, for what is only shown. */
import type { FieldInfo, Json } from "../engine/index.js";
import { formatDice, formatNumber, formatPercent } from "../format/number.js";
import { pick, t } from "../i18n/index.js";
import type { Lang } from "../i18n/index.js";
import type { Layout } from "../layout/index.js";
import { isChoices, isObject, optionsOf } from "../state/input.js";

export interface Place {
  layout: Layout;
  /** The field's path, for all items of a list alike. */
  place: string;
  lang: Lang;
}

export function valueText(field: FieldInfo, given: Json | undefined, at: Place): string {
  const { layout, place, lang } = at;
  const value = given ?? (field.default as Json | undefined);
  if (field.kind === "flag") return t(lang, value === true ? "word.yes" : "word.no");
  if (value === undefined) {
    const empty = layout.whenEmpty[place];
    return field.kind === "object" ? t(lang, "word.no") : empty ? t(lang, empty) : t(lang, "form.none");
  }
  if (typeof value === "number") {
    if (layout.percents?.includes(place)) return formatPercent(value, lang);
    return `${formatNumber(value, lang)}${field.unit === "inch" ? "″" : ""}`;
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return t(lang, "form.none");
    if (isChoices(field)) return value.map((id) => word(field, String(id), lang)).join(", ");
    return value.map((item) => (isObject(item) ? record(field.fields ?? [], item, { ...at, place: `${place}[]` }) : String(item))).join("; ");
  }
  if (isObject(value)) return record(field.fields ?? [], value, at) || t(lang, "word.yes");
  return field.kind === "choice" ? word(field, String(value), lang) : formatDice(String(value), lang);
}

function word(field: FieldInfo, id: string, lang: Lang): string {
  return pick(optionsOf(field).find((o) => o.id === id)?.label, lang) || id;
}

/** "Zahl −2, Wofür Nebel": what is said of it, and nothing else. */
function record(fields: readonly FieldInfo[], value: { [key: string]: Json }, at: Place): string {
  return fields
    .filter((f) => value[f.name] !== undefined)
    .map((f) => `${pick(f.label, at.lang)} ${valueText(f, value[f.name], { ...at, place: `${at.place}.${f.name}` })}`)
    .join(", ");
}
