import { css } from "lit";

export const segmentsStyles = css`
  .strip {
    margin-bottom: 0.5rem;
  }
  .round:not(:empty) {
    display: block;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    gap: 2px;
  }
  @container (max-width: 18em) {
    .cells {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  .cell {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.2rem;
    min-height: 3.4rem;
    padding: 0.2rem 0 0.35rem;
    border-radius: 0.35rem;
    background: var(--press);
  }
  .cell small {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .dot {
    flex: none;
    width: 0.95rem;
    height: 0.95rem;
    border-radius: 50%;
  }
  .dot.best {
    border-radius: 0.15rem;
    rotate: 45deg;
    scale: 0.8;
  }
  .dot.quiet {
    visibility: hidden;
  }
  ol {
    display: grid;
    grid-template-columns: minmax(2.2rem, max-content) 0.95rem minmax(0, 1fr);
    column-gap: 0.6rem;
    margin: 0.75rem 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 3.6rem 0.95rem minmax(0, 1fr);
    grid-template-columns: subgrid;
    align-items: center;
    padding: 0.45rem 0;
    border-top: 1px solid var(--line);
    line-height: 1.35;
  }
  .when {
    font-family: var(--serif);
    font-size: 1.125rem;
    font-weight: 600;
  }
  .when small {
    display: block;
    color: var(--ink-soft);
    font-family: var(--sans);
    font-size: 0.75rem;
    font-weight: 400;
    line-height: 1.1;
    white-space: nowrap;
  }
`;
