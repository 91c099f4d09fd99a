import { addPhrases } from "../../i18n/index.js";
import { scharmuetzel as phrases } from "../../i18n/scharmuetzel.js";
import { goesOn, nextWith } from "../../view/answers/next.js";
import { flags, verdict } from "../../view/answers/verdict.js";
import type { Layout } from "../index.js";
import { nearItem, nearOpen } from "./near.js";
import { twoDice } from "./needs.js";

addPhrases(phrases);

export const rally: Layout = {
  procedure: "scharmuetzel.rally",
  main: [{ fields: ["leadership", "nearestIsEnemy"] }],
  more: ["modifiers"],
  onlyWith: {},
  start: { leadership: 7 },
  open: {},
  whenEmpty: {},
  keys: { leadership: "f", nearestIsEnemy: "n", modifiers: "m" },
  rulings: "rulings",
  answer: { kind: "chance", big: ["rallied"], label: "rally.big", noun: "rally", needs: twoDice },
  tones: { rallied: "good", flees: "bad" },
};

export const rallyDue: Layout = {
  procedure: "scharmuetzel.rallyDue",
  main: [{ fields: ["enemies", "friends"] }],
  more: [],
  onlyWith: {},
  start: { enemies: [{ distance: 8 }, { distance: 3, state: "stunned" }], friends: [{ distance: 5 }] },
  open: { enemies: nearOpen, friends: nearOpen },
  whenEmpty: {},
  items: { enemies: nearItem, friends: nearItem },
  keys: { enemies: "e", friends: "f" },
  rulings: "rulings",
  answer: verdict({
    label: "rallyDue.big",
    says: flags({ due: "rallyDue.yes" }, "rallyDue.no"),
    next: goesOn(({ odds }) => (odds["due"] === true ? [nextWith(rally)] : [])),
  }),
  tones: {},
};

export const layouts: readonly Layout[] = [rallyDue, rally];
