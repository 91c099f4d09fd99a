import { css } from "lit";

export const trackStyles = css`
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
    stroke: var(--line-strong);
    stroke-width: 1;
  }
  .apart {
    stroke: var(--sheet);
    stroke-width: 1;
  }
  .name {
    fill: var(--ink);
    stroke: var(--sheet);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
    font-family: var(--sans);
    font-size: 12px;
    font-weight: 600;
  }
  .scroll {
    margin-top: 0.8rem;
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  caption {
    text-align: start;
    font-size: 0.8125rem;
  }
  th,
  td {
    padding: 0.3rem 0 0.3rem 0.5rem;
    text-align: end;
    white-space: nowrap;
    font-weight: 400;
  }
  th:first-child {
    position: sticky;
    left: 0;
    padding-left: 0;
    background: var(--paper);
    text-align: start;
    white-space: normal;
    min-width: 7.5rem;
  }
  thead th {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .down th {
    min-width: 0;
    white-space: normal;
    vertical-align: bottom;
    hyphens: auto;
  }
  .down + tbody th {
    min-width: 0;
  }
  .down .key {
    flex-direction: column;
    align-items: end;
    gap: 0.1rem;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  td {
    font-family: var(--serif);
  }
  .key {
    display: flex;
    align-items: baseline;
    gap: 0.45rem;
    line-height: 1.25;
  }
  .swatch {
    flex: none;
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 2px;
  }
`;
