/** A picture to take along. */
import type { Tone } from "../layout/index.js";

/** One that stands on the page, with what stands beside it there. */
export interface Framed {
  svg: SVGSVGElement | null;
  /** What it shows, by paragraph. */
  words: readonly string[];
  keys: readonly { label: string; tone: Tone }[];
}

/** Ready as it is, or to be given a frame. */
export type Picture = string | Framed;

export type Form = "png" | "svg";
