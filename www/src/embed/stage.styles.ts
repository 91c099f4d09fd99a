import { css, unsafeCSS } from "lit";
import tokens from "../styles/tokens.css?inline";

/**
 * The frame between a page and a calculator. Nothing of the page reaches inside but what is let in: the font,
 * its size within limits, and, where no theme is named, the colours.
 */
export const frameStyles = css`
  ${unsafeCSS(tokens)}
  :host {
    display: block;
    min-width: 0;
    max-width: 100%;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    all: initial;
    --sans: var(--regelwerk-font, var(--host-font, sans-serif));
    --serif: var(--regelwerk-heading-font, var(--sans));
    --rw-rem: var(--regelwerk-size, clamp(14px, var(--host-size, 16px), 20px));
    --rw-gutter: var(--regelwerk-padding, 1rem);
    display: block;
    direction: ltr;
    visibility: inherit;
    max-width: 100%;
    padding-block: var(--rw-gutter);
    background: var(--paper);
    color: var(--ink);
    color-scheme: light;
    font-family: var(--sans);
    font-size: var(--rw-rem);
    line-height: 1.4;
    overflow-wrap: break-word;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  .frame[data-theme="dark"] {
    color-scheme: dark;
  }
  .frame.host {
    --rw-gutter: var(--regelwerk-padding, 0px);
    --paper: var(--regelwerk-background, var(--host-paper));
    --ink: var(--regelwerk-text, var(--host-ink));
    --sheet: var(--paper);
    --ink-soft: color-mix(in srgb, var(--ink) var(--host-soft, 80%), var(--paper));
    --line: color-mix(in srgb, var(--ink) 20%, var(--paper));
    --line-strong: color-mix(in srgb, var(--ink) 58%, var(--paper));
    --press: color-mix(in srgb, var(--ink) 9%, var(--paper));
    --accent-soft: color-mix(in srgb, var(--accent) 14%, var(--paper));
    background: var(--regelwerk-background, none);
  }
  .wrong {
    margin-inline: var(--rw-gutter);
    padding: 0.7rem 0.9rem;
    border: 2px solid var(--problem);
    background: var(--problem-soft);
    color: var(--problem);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  .wrong p + p {
    margin-top: 0.4rem;
  }
`;
