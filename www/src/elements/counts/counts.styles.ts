import { css } from "lit";

export const countsStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
  }
  table + table,
  p + table,
  dl {
    margin-top: 1.1rem;
  }
  caption {
    margin-bottom: 0.3rem;
    font-family: var(--serif);
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 0.15rem 0 0.15rem 0.6rem;
    text-align: end;
    white-space: nowrap;
    font-weight: 400;
  }
  @container (max-width: 18em) {
    thead th {
      white-space: normal;
    }
  }
  th:first-child {
    padding-left: 0;
    width: 3.5rem;
    text-align: start;
  }
  thead th {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  tbody th {
    font-family: var(--serif);
    font-weight: 600;
  }
  .track {
    width: 60%;
    height: 1.6rem;
  }
  .track .tone {
    display: block;
    width: max(3px, calc(var(--share) * 100%));
    height: 0.9rem;
    border-radius: 2px;
  }
  /* Large letters in a narrow place: the numbers say the same without their columns. */
  @container (max-width: 18em) {
    th:first-child {
      width: auto;
    }
    th,
    td {
      padding-left: 0.2rem;
    }
    thead th {
      font-size: 0.6875rem;
    }
    .track,
    thead td {
      display: none;
    }
  }
  p {
    margin-top: 0.3rem;
    font-size: 0.8125rem;
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.25rem 0;
    border-top: 1px solid var(--line);
  }
`;
