/** A result as it is passed on: for forums, chats and mails, with a link to the same calculation. */
import { t } from "../i18n/index.js";
import type { Lang } from "../i18n/index.js";
import { later } from "../i18n/later.js";
import { addPhrases } from "../i18n/index.js";

addPhrases(later);

/** What is passed on of an answer. */
export interface Shared {
  /** What was calculated: "Schuss". */
  title: string;
  /** What came out: "Chance auf eine Wunde: 18,8 % (3/16)". */
  result: string;
  sentence: string;
  /** Where the same calculation stands; left out where no page is known. */
  link: string | undefined;
}

export const FORMS = ["text", "bbcode", "markdown"] as const;
export type Form = (typeof FORMS)[number];

export function sharedText(form: Form, { title, result, sentence, link }: Shared, lang: Lang): string {
  const head = `${title} – ${result}`;
  const words = t(lang, "share.recalculate");
  switch (form) {
    case "text":
      return lines(head, sentence, link && `${words}: ${link}`);
    case "bbcode":
      return lines(`[b]${plainBrackets(head)}[/b]`, plainBrackets(sentence), link && `[url=${link}]${words}[/url]`);
    case "markdown":
      return [`**${escaped(head)}**`, escaped(sentence), link && `[${words}](${link})`].filter(Boolean).join("\n\n");
  }
}

function lines(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join("\n");
}

/** BBCode knows no escape: square brackets, which only the reader's own words bring in, become round ones. */
function plainBrackets(text: string): string {
  return text.replace(/\[/g, "(").replace(/\]/g, ")");
}

/** Without what Markdown would take for a sign of its own. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>~|#]/g, "\\$&");
}
