/** What the questions the other way round are about, for a calculator as it stands. */
import { formatAligned, formatFixed, formatNumber, roundTo } from "../format/number.js";
import type { FieldInfo, Input, Json, MeasureQuery, ProcedureInfo } from "../engine/index.js";
import { pick, t } from "../i18n/index.js";
import type { Lang } from "../i18n/index.js";
import type { Layout } from "../layout/index.js";
import { fieldAt, getAt } from "../state/input.js";

/** A field that can be changed alone. */
export interface Asked {
  path: string;
  field: FieldInfo;
  label: string;
  value: Json | undefined;
}

/** The chance that the large number stands for; nothing where it is none. */
export function measureOf({ answer }: Layout): MeasureQuery | undefined {
  if (answer.kind === "chance") return { outcomes: answer.big };
  const [first] = answer.kind === "counts" ? answer.series : [];
  return first && { count: first.values, atLeast: 1 };
}

/** The name of that chance; where the large number is a mean, it is not the mean's. */
export function measureLabel({ answer }: Layout, lang: Lang): string {
  const [first] = answer.kind === "counts" ? answer.series : [];
  return first ? t(lang, "asking.atLeastOne", { label: t(lang, first.label) }) : t(lang, answer.label);
}

/** The fields of the main part that have a value of these kinds, as the procedure takes them. */
export function fieldsOf(layout: Layout, info: ProcedureInfo, input: Input, kinds: readonly FieldInfo["kind"][], lang: Lang): Asked[] {
  const paths = layout.main.flatMap((section) => section.fields);
  const found: Asked[] = [];
  const visit = (path: string): void => {
    const field = fieldAt(info.fields, path);
    const value = getAt(input, path) ?? (field?.default as Json | undefined);
    if (!field) return;
    if (field.kind === "object" && getAt(input, path) !== undefined) field.fields?.forEach((inner) => visit(`${path}.${inner.name}`));
    else if (kinds.includes(field.kind) && value !== undefined) found.push({ path, field, label: labelOf(info, path, lang), value });
  };
  paths.forEach(visit);
  return found;
}

/** A field by its name; one that others share by the object that it stands in too. */
export function labelOf(info: ProcedureInfo, path: string, lang: Lang): string {
  const names = path.split(".");
  const own = pick(fieldAt(info.fields, path)?.label, lang) || path;
  const outer = pick(fieldAt(info.fields, names.slice(0, -1).join("."))?.label, lang);
  const shared = names.length > 1 && all(info.fields).filter((field) => pick(field.label, lang) === own).length > 1;
  return shared && outer ? `${outer}, ${own}` : own;
}

function all(fields: readonly FieldInfo[]): FieldInfo[] {
  return fields.flatMap((field) => [field, ...(field.kind === "object" ? all(field.fields ?? []) : [])]);
}

/** A value of a field as words. */
export function valueOf(field: FieldInfo | undefined, value: Json | undefined, lang: Lang): string {
  if (typeof value === "number") return `${formatNumber(value, lang)}${field?.unit === "inch" ? "″" : ""}`;
  const option = field?.options?.find(({ id }) => id === value);
  return option ? pick(option.label, lang) : String(value ?? "–");
}

const GOALS = [0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];

/** A round chance above the present one, to begin with. */
export function goalAbove(chance: number): number {
  return GOALS.find((goal) => goal > chance + 0.02) ?? 1;
}

function signed(difference: number, amount: (size: number) => string): string {
  const sign = difference > 0 ? "+" : difference < 0 ? "\u2212" : "±";
  return sign + amount(Math.abs(difference));
}

/** A difference of chances. */
export function formatPoints(difference: number, lang: Lang): string {
  return signed(difference, (size) => formatAligned(size, lang));
}

/** A difference of means. */
export function formatMore(difference: number, lang: Lang): string {
  return signed(roundTo(difference, 2), (size) => formatFixed(size, lang, 2));
}
