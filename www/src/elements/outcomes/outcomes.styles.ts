import { css } from "lit";

export const outcomesStyles = css`
  ul {
    display: grid;
    gap: 0.6rem;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(4.2rem, auto);
    gap: 0.1rem 0.6rem;
    align-items: baseline;
  }
  .name {
    overflow-wrap: anywhere;
    text-wrap: balance;
    line-height: 1.3;
  }
  .percent {
    font-family: var(--serif);
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }
  .fraction {
    font-size: 0.875rem;
    text-align: end;
    white-space: nowrap;
  }
  @container (max-width: 18em) {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .name {
      grid-column: 1 / -1;
    }
    .fraction {
      white-space: normal;
    }
  }
  .track {
    grid-column: 1 / -1;
    height: 0.85rem;
  }
  .track .tone {
    display: block;
    width: max(4px, calc(var(--share) * 100%));
    height: 100%;
    border-radius: 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .track .tone {
      transition: width 0.15s;
    }
  }
`;
