import { html, nothing } from "lit";
import { property, state } from "lit/decorators.js";
import type { Input, ProcedureInfo } from "../../engine/index.js";
import { profiles as phrases } from "../../i18n/profiles.js";
import { addPhrases } from "../../i18n/index.js";
import type { Layout } from "../../layout/index.js";
import { fieldAt } from "../../state/input.js";
import { apply, fits, isApplied } from "../../state/profiles/apply.js";
import type { Profile } from "../../state/profiles/format.js";
import { onChange, shelf } from "../../state/profiles/shelf.js";
import { ACTS, sidesOf } from "../../state/profiles/sides.js";
import type { Side } from "../../state/profiles/sides.js";
import { BaseElement } from "../base/base.element.js";
import { profilesRowStyles } from "./profiles-row.styles.js";

addPhrases(phrases);

/** The profiles that fit a calculator, each one tap away. Emits `rw-apply` with the filled input. */
export class ProfilesRowElement extends BaseElement {
  static override styles = [BaseElement.styles, profilesRowStyles];

  @property({ attribute: false }) layout!: Layout;
  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) input: Input = {};

  @state() private said = "";
  private stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
  }

  private apply(profile: Profile, side: Side): void {
    const { fields } = this.info;
    const { input, refused } = apply({ fields, either: this.layout.either }, side, profile, this.input);
    const list = refused.map((path) => this.pick(fieldAt(fields, path)?.label) || path).join(", ");
    this.said = refused.length === 0 ? this.t("profiles.applied", { name: profile.name }) : this.t("profiles.refused", { name: profile.name, list });
    this.emit<Input>("rw-apply", input);
  }

  private chip(profile: Profile, side: Side): unknown {
    const { name } = profile;
    const words = ACTS.includes(side.id) ? name : this.t("profiles.as", { name, side: this.t(`side.${side.id}`) });
    return html`<button
      type="button"
      class="button"
      aria-pressed=${isApplied(this.info.fields, side, profile, this.input)}
      title=${words}
      @click=${() => this.apply(profile, side)}
    >
      ${words}
    </button>`;
  }

  override render(): unknown {
    const kept = shelf();
    const { procedure } = this.layout;
    const own = kept.state === "open" ? kept.profiles.filter(({ system }) => procedure.startsWith(`${system}.`)) : [];
    const chips = own.flatMap((profile) => sidesOf(procedure).filter((side) => fits(side, profile)).map((side) => this.chip(profile, side)));
    return html`${chips.length > 0 ? html`<div role="group" aria-label=${this.t("profiles.row")}>${chips}</div>` : nothing}
      <p class="hush" role="status">${this.said}</p>`;
  }
}
