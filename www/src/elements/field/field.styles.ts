import { css } from "lit";

export const fieldStyles = css`
  .grid {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.9rem 0.75rem;
    align-items: end;
  }
  .grid > :is(.choice, .flag, .object, .list, .text) {
    grid-column: 1 / -1;
  }
  .inside {
    margin: 0.25rem 0 0.5rem;
    padding: 0.25rem 0 0.25rem 0.8rem;
    border-left: 3px solid var(--accent);
  }
  @container (max-width: 21.99em) {
    .inside {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (max-width: 18em) {
    .grid {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .fixed {
    display: grid;
    gap: 0.15rem;
    min-height: 44px;
    align-content: center;
    padding: 0.3rem 0.6rem;
    border-left: 3px solid var(--line);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .fixed .soft {
    font-size: 0.8125rem;
  }
  .fixed .num {
    font-weight: 600;
  }
  .mark {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    align-self: center;
    gap: 0.35rem;
    margin-left: auto;
    height: 1rem;
  }
  .mark:empty {
    display: none;
  }
  .assumed {
    padding: 0 0.35rem;
    border: 1px dashed var(--line-strong);
    border-radius: 0.35rem;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-weight: 400;
  }
  .dot {
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: var(--accent);
  }
  /* Its room to tap reaches into the margin, where there is one. */
  .reset {
    position: relative;
    width: 44px;
    height: 44px;
    margin: -14px max(-10px, -1 * var(--gutter, 10px)) -14px -8px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font-size: 1.15rem;
    line-height: 1;
  }
  .head {
    display: flex;
    align-items: center;
    min-height: 1.5rem;
    margin-bottom: 0.35rem;
    font-size: 0.9375rem;
  }
  .item {
    margin-bottom: 0.75rem;
    padding: 0.75rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: 0.65rem;
  }
  .item:not(.parts) > .integer {
    grid-column: 1;
  }
  .parts > .text {
    grid-column: auto;
  }
  .item > .button {
    grid-column: 2;
    grid-row: 1;
    justify-self: end;
  }
  @container (max-width: 18em) {
    .item > .button {
      grid-column: 1;
    }
  }
  .index {
    grid-column: 1;
    grid-row: 1;
    align-self: center;
    color: var(--ink-soft);
    font-family: var(--serif);
    font-weight: 600;
  }
  .more {
    grid-column: 1 / -1;
    border-top: 1px solid var(--line);
  }
  .more summary {
    min-height: 44px;
    font: inherit;
    font-size: 0.9375rem;
  }
  .count {
    padding: 0.1rem 0.55rem;
    border-radius: 1rem;
    background: var(--accent);
    color: var(--accent-ink);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .help {
    margin-bottom: 0.4rem;
    font-size: 0.8125rem;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .chips .button {
    font-weight: 450;
  }
  .chips [aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }
  .chips [aria-pressed="true"]::before {
    content: "✓ ";
  }
  .sequence {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin: 0 0 0.5rem;
    list-style: none;
  }
  .chip {
    border-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 500;
  }
  .wrong .chip {
    border-color: var(--problem);
    background: var(--problem-soft);
  }
  .adds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin-top: 0.5rem;
  }
  .adds .button {
    font-weight: 450;
    background: none;
    border-style: dashed;
  }
`;
