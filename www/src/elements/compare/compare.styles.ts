import { css } from "lit";

export const compareStyles = css`
  :host {
    display: block;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-top: 0.8rem;
  }
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
  }
  thead th {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  td.num {
    text-align: right;
  }
  thead th:not(:first-child) {
    text-align: right;
  }
`;
