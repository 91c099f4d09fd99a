import { css } from "lit";

export const stepperStyles = css`
  label {
    display: flex;
    /* A long name breaks beside its marks; where both have no room, they stand below it. */
    flex-wrap: wrap;
    align-items: end;
    gap: 0 0.35rem;
    min-height: 1.35rem;
    margin-bottom: 0.25rem;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .label {
    flex: 1 1 0;
    min-width: min-content;
    max-width: 100%;
    text-wrap: balance;
    hyphens: auto;
    overflow-wrap: break-word;
  }
  abbr {
    text-decoration: none;
    font-size: 0.8125rem;
  }
  .row {
    display: flex;
    align-items: stretch;
    border: 1px solid var(--line-strong);
    border-radius: 0.65rem;
    background: var(--sheet);
    overflow: clip;
  }
  .row:focus-within {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }
  .row.wrong {
    border-color: var(--problem);
    background: var(--problem-soft);
  }
  button {
    flex: none;
    width: 46px;
    min-height: 46px;
    padding: 0;
    border: 0;
    background: var(--press);
    font-size: 1.5rem;
    line-height: 1;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  button:active:not(:disabled) {
    background: var(--accent);
    color: var(--accent-ink);
  }
  button:disabled {
    cursor: default;
  }
  button:disabled span {
    opacity: 0.35;
  }
  .cell {
    position: relative;
    display: flex;
    flex: 1;
    min-width: 0;
    align-items: center;
    justify-content: center;
  }
  input {
    width: 100%;
    min-width: 0;
    min-height: 46px;
    padding: 0 0.1rem;
    border: 0;
    border-radius: 0;
    background: none;
    font-family: var(--serif);
    font-size: 1.375rem;
    text-align: center;
    outline: none;
  }
  /* The number makes room for its unit. */
  input:not(:only-child) {
    padding-right: 0.8rem;
  }
  input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  input.worded::placeholder {
    font-family: var(--sans);
    font-size: 0.9375rem;
  }
  .unit {
    position: absolute;
    /* Beside the number, however wide the field is. */
    right: max(0.15rem, 50% - 1.9rem);
    top: 0.7rem;
    font-family: var(--serif);
    font-size: 1.125rem;
    pointer-events: none;
  }
  .problem,
  .help {
    font-size: 0.8125rem;
    line-height: 1.35;
  }
  .problem {
    margin-top: 0.25rem;
  }
  .help {
    margin-bottom: 0.3rem;
    text-wrap: pretty;
  }
`;
