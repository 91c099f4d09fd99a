import { css } from "lit";

export const spreadStyles = css`
  figure {
    margin: 0;
  }
  svg {
    display: block;
    width: 100%;
    max-width: 27rem;
    height: auto;
  }
  .tick {
    fill: var(--ink-soft);
    font-family: var(--sans);
    font-size: 12px;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .grid {
    stroke: var(--line);
    stroke-width: 1;
  }
  .mark {
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 4 3;
  }
  .meaning {
    fill: var(--ink);
    font-family: var(--sans);
    font-size: 12px;
    font-weight: 600;
  }
`;
