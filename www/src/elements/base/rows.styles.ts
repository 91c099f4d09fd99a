import { css } from "lit";

/** Tables of short rows, which scroll by themselves where they are too wide. */
export const rowsStyles = css`
  .scroll {
    overflow-x: auto;
    margin-top: 0.8rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.35rem 0.5rem 0.35rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    font-weight: normal;
    vertical-align: baseline;
  }
  thead th {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;
