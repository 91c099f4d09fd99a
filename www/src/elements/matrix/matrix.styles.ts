import { css } from "lit";

export const matrixStyles = css`
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
    line-height: 1.25;
  }
  caption {
    margin-bottom: 0.5rem;
    color: var(--ink-soft);
    line-height: 1.4;
    text-align: start;
  }
  th,
  td {
    padding: 0.55rem 0.2rem;
    text-align: start;
    hyphens: auto;
  }
  thead th {
    color: var(--ink-soft);
    font-weight: 400;
    vertical-align: bottom;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  th:first-child {
    padding-left: 0;
  }
  tbody th {
    font-weight: 600;
  }
  .used {
    background: var(--accent-soft);
    box-shadow: inset 4px 0 var(--accent);
  }
  .used th {
    padding-left: 0.6rem;
  }
  .here {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
    font-weight: 700;
  }
`;
