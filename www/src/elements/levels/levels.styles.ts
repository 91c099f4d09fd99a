import { css } from "lit";

export const levelsStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
  }
  thead th {
    padding: 0 0.4rem 0.3rem 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 400;
    text-align: start;
    vertical-align: bottom;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody th {
    font-family: var(--serif);
    font-weight: 600;
    text-align: start;
  }
  tbody a {
    display: grid;
    place-items: center start;
    min-width: 44px;
    min-height: 44px;
  }
  td {
    padding-right: 0.4rem;
    white-space: nowrap;
  }
  .effect {
    width: 55%;
    padding: 0.35rem 0;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
  }
  .effect strong {
    font-family: var(--serif);
  }
  .mark {
    color: var(--accent);
    font-weight: 600;
  }
  .best {
    background: var(--accent-soft);
  }
  .effect .tone {
    display: block;
    width: max(3px, calc(var(--share) * 100%));
    height: 0.7rem;
    margin-top: 0.2rem;
    border-radius: 2px;
  }
  /* Large letters in a narrow place: the chance stands below its targets. */
  @container (max-width: 18em) {
    table,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: center;
    }
    thead th {
      overflow-wrap: anywhere;
    }
    .effect,
    th:nth-child(4) {
      grid-column: 1 / -1;
      width: auto;
    }
  }
`;
