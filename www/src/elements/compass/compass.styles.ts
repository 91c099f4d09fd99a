import { css } from "lit";

export const compassStyles = css`
  figure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin: 0;
  }
  svg {
    flex: 1 1 10rem;
    max-width: 15rem;
    min-width: 9rem;
  }
  .sector {
    stroke: var(--sheet);
    stroke-width: 2;
  }
  .body {
    fill: var(--ink);
  }
  .look {
    fill: var(--ink);
  }
  .arrow {
    stroke: var(--ink);
    stroke-width: 3;
    stroke-dasharray: 6 4;
  }
  .from {
    fill: var(--accent);
    stroke: var(--sheet);
    stroke-width: 2;
  }
  ul {
    flex: 1 1 11rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.25rem 0.4rem;
    border-radius: 0.3rem;
    line-height: 1.3;
  }
  .here {
    background: var(--accent-soft);
    font-weight: 600;
  }
  .swatch {
    flex: none;
    width: 0.9rem;
    height: 0.9rem;
    border-radius: 2px;
  }
`;
