import { css } from "lit";

export const heatStyles = css`
  :host {
    display: block;
  }
  .axes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: 0.8rem;
  }
  p {
    margin-bottom: 0.6rem;
    line-height: 1.45;
  }
  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.2rem;
    font-size: 0.9375rem;
  }
  select {
    min-height: 2.75rem;
    padding: 0 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: 6px;
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  .scroll {
    overflow: auto;
    max-height: 32rem;
    margin-top: 0.8rem;
  }
  .scroll:focus-visible {
    outline: 3px solid var(--accent);
  }
  table {
    border-collapse: separate;
    border-spacing: 2px;
    font-size: 0.8125rem;
  }
  th {
    position: sticky;
    padding: 0.2rem 0.4rem;
    background: var(--paper);
    color: var(--ink-soft);
    font-weight: normal;
    white-space: nowrap;
  }
  thead th {
    top: 0;
  }
  tbody th {
    left: 0;
    max-width: 8rem;
    text-align: right;
    white-space: normal;
  }
  thead th:first-child {
    white-space: normal;
    left: 0;
    z-index: 1;
  }
  td {
    min-width: 2.1rem;
    padding: 0.35rem 0.3rem;
    text-align: center;
    background: color-mix(in srgb, var(--tone-best) calc(var(--heat) * 40%), var(--sheet));
    color: var(--ink);
  }
  td.here {
    outline: 3px solid var(--ink);
    outline-offset: -1px;
    font-weight: bold;
  }
`;
