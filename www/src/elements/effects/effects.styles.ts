import { css } from "lit";

export const effectsStyles = css`
  .group + .group {
    margin-top: 1.1rem;
  }
  .marked {
    padding: 0.5rem 0.7rem;
    border-radius: 0.5rem;
    background: var(--accent-soft);
    box-shadow: inset 4px 0 var(--accent);
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    margin-bottom: 0.3rem;
    font-size: 1rem;
  }
  h3 .num {
    margin-left: auto;
    font-family: var(--sans);
    font-size: 0.9375rem;
    font-weight: 400;
    white-space: nowrap;
  }
  .swatch {
    flex: none;
    width: 0.9rem;
    height: 0.9rem;
    border-radius: 2px;
  }
  ul {
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 0.8rem;
    padding: 0.25rem 0;
    border-top: 1px solid var(--line);
    line-height: 1.4;
  }
  li span {
    flex: 1 1 11rem;
    min-width: 0;
  }
  li a {
    padding: 0.25rem 0;
    font-size: 0.8125rem;
    white-space: nowrap;
    text-decoration-thickness: 1px;
  }
`;
