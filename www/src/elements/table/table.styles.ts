import { css } from "lit";

export const tableStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
  }
  table + table {
    margin-top: 1.1rem;
  }
  caption {
    margin-bottom: 0.3rem;
    text-align: start;
  }
  caption strong {
    font-family: var(--serif);
    font-weight: 600;
  }
  caption span {
    display: block;
    font-size: 0.9375rem;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody th,
  td {
    padding: 0.5rem 0.4rem;
    text-align: start;
    line-height: 1.3;
  }
  tbody th {
    width: 4rem;
    font-family: var(--serif);
    font-weight: 600;
    white-space: nowrap;
  }
  .label {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    overflow-wrap: anywhere;
  }
  .swatch {
    flex: none;
    width: 0.9rem;
    height: 0.9rem;
    border-radius: 2px;
  }
  .note {
    display: block;
    margin-top: 0.25rem;
    color: var(--ink-soft);
    font-size: 0.9375rem;
    font-weight: 400;
    line-height: 1.4;
  }
  .rolled {
    width: 3rem;
    text-align: end;
  }
  .rolled strong {
    display: inline-grid;
    place-items: center;
    width: 2.1rem;
    height: 2.1rem;
    border-radius: 50%;
    background: var(--accent);
    color: var(--accent-ink);
    font-family: var(--serif);
  }
  .rolled strong + strong {
    margin-top: 0.25rem;
  }
  .rolled .other {
    background: var(--press);
    color: var(--ink);
    font-weight: 400;
  }
  .hit {
    background: var(--accent-soft);
    box-shadow: inset 4px 0 var(--accent);
    font-weight: 600;
  }
  .hit th {
    padding-left: 0.8rem;
  }
  /* Large letters in a narrow place: what a face means stands below it. */
  @container (max-width: 18em) {
    table,
    caption,
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
    }
    tbody th,
    td {
      width: auto;
    }
    td:not(.rolled) {
      grid-row: 2;
      grid-column: 1 / -1;
      padding-top: 0;
    }
  }
  .button {
    width: 100%;
    margin-top: 0.9rem;
  }
`;
