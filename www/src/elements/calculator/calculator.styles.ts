import { css } from "lit";

export const calculatorStyles = css`
  /* What stands inside goes by the width of the calculator, wherever that stands. */
  :host {
    container-type: inline-size;
    contain-intrinsic-inline-size: 22rem;
    --gutter: var(--rw-gutter, clamp(0.9rem, 4cqi, 1.5rem));
  }
  article {
    display: flex;
    flex-direction: column;
    max-width: 40rem;
    margin: 0 auto;
  }
  header,
  .inputs,
  .results,
  .pictures {
    padding-inline: var(--gutter);
  }
  header {
    padding-block: 0.9rem 0.8rem;
  }
  .title {
    font-size: clamp(1.4rem, 8cqi, 1.75rem);
    border-left: 4px solid var(--accent);
    padding-left: 0.6rem;
  }
  header > p {
    margin-top: 0.2rem;
    line-height: 1.4;
  }
  h2:not(.title) {
    margin-bottom: 0.7rem;
    font-size: 1.25rem;
  }
  h3 {
    margin-bottom: 0.5rem;
    font-size: 1.0625rem;
  }
  .notice {
    display: grid;
    justify-items: end;
    margin-top: 0.8rem;
    padding: 0.6rem 0.8rem;
    border: 1px solid var(--accent);
    border-radius: 0.6rem;
    background: var(--accent-soft);
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .notice > div {
    display: grid;
    gap: 0.5rem;
    width: 100%;
  }
  .notice .button {
    margin: 0 -0.5rem -0.5rem 0;
  }
  .embed a {
    display: inline-block;
    padding-block: 0.75rem 0.3rem;
    font-size: 0.9375rem;
  }
  .body {
    padding-block: 0.3rem 0.6rem;
  }
  :host([embedded]) :is(.results, .pictures) section:has(> details) {
    padding-block: 0;
    border-top: 1px solid var(--line);
  }
  /* Profiles come after the answer; what they push aside is known before. */
  rw-profiles-row.some:not(:defined) {
    display: block;
    height: 50px;
  }
  rw-profiles-row.some {
    margin-top: 0.7rem;
  }
  /* So does the picture of a course. */
  rw-track:not(:defined) {
    display: block;
    min-height: 25rem;
  }
  .results section,
  .pictures section {
    padding-block: 1.2rem;
    border-top: 1px solid var(--line);
  }
  .results p,
  .pictures p {
    line-height: 1.45;
  }
  .pictures p + p {
    margin-top: 0.4rem;
  }
  rw-verdict + rw-why {
    margin-top: 1.1rem;
  }
  .results section + section {
    border-top: 0;
    padding-top: 0;
  }
  #why,
  #dice {
    scroll-margin-top: 3.5rem;
  }
  #why:focus,
  #dice:focus {
    outline: none;
  }
  .formless .inputs {
    display: none;
  }
  /* On the phone the answer comes after the inputs for the ear and stays at the bottom edge for the eye. */
  .answer {
    position: sticky;
    bottom: 0;
    z-index: 2;
    order: 9;
  }
  .middle {
    display: contents;
  }
  /* In another page the answer follows the inputs, and stays in view as long as they are. */
  @container (max-width: 59.99em) {
    :host([embedded]) .answer {
      --gutter: 0.9rem;
      order: 0;
      margin: 0.4rem var(--rw-gutter, 0) 0.8rem;
    }
  }
  /* Large letters in a narrow place: long words break, and the answer follows the inputs instead of covering them. */
  @container (max-width: 18em) {
    article {
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    .answer,
    :host([embedded]) .answer {
      position: static;
      order: 0;
    }
  }
  @container (min-width: 60em) {
    article {
      display: grid;
      grid-template-columns: minmax(20rem, 25rem) minmax(18rem, 1fr) minmax(19rem, 1fr);
      grid-template-rows: auto 1fr;
      gap: 0 2rem;
      max-width: 84rem;
      padding: 0 2rem 2rem;
    }
    header {
      grid-column: 1 / -1;
      padding-inline: 0;
    }
    .inputs,
    .results,
    .pictures {
      padding-inline: 0;
    }
    .inputs {
      grid-column: 1;
    }
    .middle {
      display: block;
      grid-column: 2;
    }
    .answer {
      top: 0;
      bottom: auto;
      margin-top: -1rem;
      padding-top: 1rem;
      background: var(--paper);
    }
    .results section:first-child {
      border-top: 0;
    }
    .pictures {
      grid-column: 3;
    }
    .pictures section:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
  @container (min-width: 60em) {
    .formless {
      grid-template-columns: minmax(0, 1fr) minmax(17rem, 22rem);
      max-width: 66rem;
    }
    .formless .middle {
      grid-column: 1;
    }
    .formless .pictures {
      grid-column: 2;
    }
  }
  :host([embedded]) article {
    max-width: none;
    padding: 0;
  }
  :host([embedded]) header {
    padding-top: 0;
  }
  @container (min-width: 60em) {
    :host([embedded]) article {
      padding-inline: var(--rw-gutter, 0);
    }
  }
`;
