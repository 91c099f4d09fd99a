// Answers and a procedure of no game, for the elements that only show things.
import type { AnyOdds, ProcedureInfo } from "../../src/engine/index.js";
import type { Layout } from "../../src/layout/index.js";

const both = (de: string, en = de): { de: string; en: string } => ({ de, en });

export const info: ProcedureInfo = {
  id: "game.throw",
  title: both("Wurf", "Throw"),
  question: both("Gelingt es?", "Does it work?"),
  fields: [
    { name: "skill", kind: "integer", label: both("Können", "Skill"), abbreviation: both("KN", "SK"), required: true, min: 0, max: 30 },
    {
      name: "tool",
      kind: "object",
      label: both("Werkzeug", "Tool"),
      required: true,
      fields: [{ name: "reach", kind: "number", label: both("Weite", "Reach"), unit: "inch", required: true, min: 0, max: 100 }],
    },
    {
      name: "wind",
      kind: "choice",
      label: both("Wind", "Wind"),
      required: false,
      default: "calm",
      options: [
        { id: "calm", label: both("still", "calm") },
        { id: "gale", label: both("Sturm", "gale") },
      ],
    },
    { name: "luck", kind: "integer", label: both("Glück", "Luck"), required: false, default: 2, assumed: true, min: -5, max: 5 },
    { name: "blind", kind: "flag", label: both("blind"), required: false, default: false },
    {
      name: "crowd",
      kind: "object",
      label: both("Gedränge", "Crowd"),
      required: false,
      fields: [
        { name: "people", kind: "integer", label: both("Leute", "People"), required: true, min: 1, max: 9 },
        { name: "far", kind: "number", label: both("Abstand", "Far"), required: false, min: 0, max: 9 },
      ],
    },
    {
      name: "extras",
      kind: "list",
      label: both("Zusätze", "Extras"),
      required: false,
      max: 3,
      fields: [
        { name: "value", kind: "integer", label: both("Zahl", "Number"), required: true, min: -9, max: 9 },
        { name: "label", kind: "text", label: both("Wofür", "What for"), required: false, max: 20 },
      ],
    },
    {
      name: "plan",
      kind: "list",
      label: both("Folge", "Order"),
      required: false,
      max: 4,
      fields: [
        {
          name: "",
          kind: "choice",
          label: both(""),
          required: true,
          options: [
            { id: "go", label: both("gehen", "go") },
            { id: "rest", label: both("ruhen", "rest") },
          ],
        },
      ],
    },
    {
      name: "rulings",
      kind: "object",
      label: both("Auslegungen", "Rulings"),
      required: false,
      fields: [
        {
          name: "ties",
          kind: "choice",
          label: both("Gleichstand", "Ties"),
          required: false,
          default: "win",
          options: [
            { id: "win", label: both("gewinnt", "win") },
            { id: "lose", label: both("verliert", "lose") },
          ],
        },
      ],
    },
  ],
  outcomes: [
    { id: "works", label: both("gelingt", "works") },
    { id: "splendid", label: both("glänzend", "splendid") },
    { id: "fails", label: both("misslingt", "fails") },
  ],
  rolls: [{ id: "main", label: both("Hauptwurf", "main roll") }],
  bands: [
    { id: "good", label: both("gut", "good") },
    { id: "bad", label: both("schlecht", "bad") },
  ],
} as ProcedureInfo;

export const layout: Layout = {
  procedure: "game.throw",
  main: [{ fields: ["skill"] }, { title: "tool", fields: ["tool.reach"] }],
  more: ["wind", "luck", "blind", "crowd", "extras", "plan"],
  onlyWith: { luck: "blind" },
  start: { skill: 10, tool: { reach: 12 } },
  open: { crowd: { people: 3 } },
  whenEmpty: { "crowd.far": "form.asTarget" },
  keys: {
    skill: "k",
    "tool.reach": "w",
    wind: "i",
    luck: "g",
    blind: "b",
    crowd: "c",
    "crowd.people": "cp",
    "crowd.far": "cf",
    extras: "e",
    plan: "p",
  },
  rulings: "rulings",
  answer: { kind: "chance", big: ["splendid", "works"], label: "shot.big", noun: "shot" },
  tones: { splendid: "best", works: "good", fails: "bad" },
};

export const odds: AnyOdds = {
  outcomes: [
    { id: "works", rule: "C-R-HIT", probability: 0.275, fraction: "11/40" },
    { id: "splendid", rule: "C-R-HIT", probability: 0.05, fraction: "1/20" },
    { id: "fails", rule: "C-R-HIT", probability: 0.675, fraction: "27/40" },
  ],
  tests: [
    {
      of: "main",
      rule: "C-R-HIT",
      sides: 20,
      target: 6,
      bands: [
        { id: "good", from: 1, to: 6 },
        { id: "bad", from: 7, to: 20 },
      ],
    },
  ],
  breakdown: [
    { of: "main", rule: "C-R-HIT", value: 10, total: 10 },
    { of: "main", rule: "C-D20", value: -4, total: 6, label: "Nebel" },
  ],
  explanation: both("Es gelingt in 32,5 % der Fälle.", "It works in 32.5% of cases."),
  rulings: [],
  assumptions: ["luck"],
} as AnyOdds;
