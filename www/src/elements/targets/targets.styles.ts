import { css } from "lit";

export const targetsStyles = css`
  ul {
    display: grid;
    gap: 0.8rem;
    list-style: none;
  }
  li {
    padding: 0.7rem 0.8rem;
    border: 1px solid var(--line);
    border-left: 5px solid var(--tone-good);
    border-radius: 0.5rem;
    background: var(--sheet);
    line-height: 1.4;
  }
  .no {
    border-left-style: double;
    border-left-color: var(--tone-bad);
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.6rem;
    margin-bottom: 0.2rem;
    font-size: 1.0625rem;
  }
  .name {
    overflow-wrap: anywhere;
  }
  .verdict {
    margin-left: auto;
    font-family: var(--sans);
    font-size: 0.9375rem;
  }
  a {
    font-size: 0.8125rem;
    white-space: nowrap;
    text-decoration-thickness: 1px;
  }
  dl {
    margin-top: 0.4rem;
  }
  dl div {
    padding: 0.3rem 0;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  dd {
    font-size: 0.9375rem;
  }
  summary {
    min-height: 44px;
    border-top: 1px solid var(--line);
    color: var(--accent);
    font: inherit;
    font-weight: 550;
  }
`;
