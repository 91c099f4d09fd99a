import { html } from "lit";
import "../../elements/compass/compass.js";
import type { Sector } from "../../elements/compass/compass.element.js";
import { pick, t } from "../../i18n/index.js";
import { outcomeLabel } from "../../view/answer.js";
import type { Shown, Tone } from "../index.js";
import { asked, madeOnce } from "./who.js";

/** So fine are the borders of the sectors found. */
const STEP = 5;

interface Arc {
  from: number;
  to: number;
  id: string;
}

/** What every direction is, found by asking all around; the first one goes on across the front. */
function arcs(shieldArm: string): Arc[] {
  const found: Arc[] = [];
  for (let angle = 0; angle < 360; angle += STEP) {
    const id = String(asked("facing", { angle: angle + STEP / 2, shieldArm })?.["facing"]);
    const last = found.at(-1);
    if (last?.id === id) last.to = angle + STEP;
    else found.push({ from: angle, to: angle + STEP, id });
  }
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || first === last || first.id !== last.id) return found;
  return [{ ...first, from: last.from - 360 }, ...found.slice(1, -1)];
}

/** The target from above, with all its sides. */
export function around({ info, layout, lang, input, odds }: Shown): unknown {
  const arm = String(input["shieldArm"] ?? "left");
  return madeOnce(`osr.facing ${arm}`, () => arcs(arm), (found) => {
    const sectors = found.map(({ from, to, id }): Sector => ({ from, to, label: outcomeLabel(info, id, lang), tone: (layout.tones[id] ?? "none") as Tone }));
    const here = outcomeLabel(info, String(odds["facing"]), lang);
    return html`<section role="group" aria-labelledby="around-title">
      <h2 id="around-title">${t(lang, "osr.facing.title")}</h2>
      <rw-compass
        lang=${lang}
        name=${pick(info.title, lang)}
        label=${`${t(lang, "osr.facing.caption")}: ${String(input["angle"])}°, ${here}`}
        .sectors=${sectors}
        .angle=${Number(input["angle"])}
      ></rw-compass>
    </section>`;
  });
}
