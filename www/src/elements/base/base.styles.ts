import { css } from "lit";

export const baseStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    min-width: 0;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  h1,
  h2,
  h3 {
    font-family: var(--serif);
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }
  a:any-link {
    color: var(--accent);
    text-underline-offset: 0.18em;
  }
  button,
  input {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .button {
    min-height: 44px;
    min-width: 44px;
    padding: 0.4rem 0.9rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.6rem;
    background: var(--sheet);
    font-weight: 550;
    line-height: 1.2;
  }
  .button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
  }
  .button.plain {
    border-color: transparent;
    background: none;
    color: var(--accent);
    padding-inline: 0.5rem;
  }
  .button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  @media (hover: hover) {
    .button:not(:disabled):hover {
      filter: brightness(0.96);
    }
  }
  .soft {
    color: var(--ink-soft);
  }
  /* Numbers and columns keep their words whole where others may break. */
  table,
  .num {
    overflow-wrap: break-word;
  }
  .num {
    font-variant-numeric: lining-nums tabular-nums;
  }
  .hush {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* It comes after the answer; what it pushes aside is known before. */
  rw-save {
    display: block;
    min-height: 44px;
  }
  .problem {
    color: var(--problem);
    font-size: 0.875rem;
  }
`;
