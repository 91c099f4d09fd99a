import { addPhrases } from "../../i18n/index.js";
import { osrCombat } from "../../i18n/osrCombat.js";
import { verdict, word } from "../../view/answers/verdict.js";
import type { Layout } from "../index.js";
import { around } from "./around.js";

addPhrases(osrCombat);

export const facing: Layout = {
  procedure: "osr.facing",
  main: [{ fields: ["angle", "shieldArm"] }],
  more: [],
  onlyWith: {},
  start: { angle: 120 },
  open: {},
  whenEmpty: {},
  strides: { angle: 15 },
  keys: { angle: "w", shieldArm: "s" },
  rulings: "rulings",
  answer: verdict({
    label: "osr.facing.big",
    says: word("facing"),
    facts: [
      { value: "shieldLost", label: "osr.facing.shieldLost" },
      { value: "dexterityBonusLost", label: "osr.facing.dexterity" },
      { value: "modifier", label: "osr.facing.modifier", show: "signed" },
    ],
    extra: around,
  }),
  tones: { front: "none", shieldFlank: "held", flank: "good", rearFlank: "bad", rear: "worst" },
};

export const layouts: readonly Layout[] = [facing];
