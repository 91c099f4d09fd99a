import { css } from "lit";

export const rulesStyles = css`
  :host {
    overflow-wrap: anywhere;
    max-width: 44rem;
    margin: 0 auto;
    padding: 1rem clamp(0.9rem, 4vw, 1.5rem) 3rem;
  }
  h1 {
    font-size: 1.75rem;
  }
  .lead {
    margin-top: 0.3rem;
    line-height: 1.45;
  }
  h2 {
    margin: 1.6rem 0 0.4rem;
    padding-left: 0.6rem;
    border-left: 4px solid var(--accent);
    font-size: 1.25rem;
  }
  h2 small {
    font-family: var(--sans);
    font-size: 0.875rem;
    font-weight: 400;
  }
  ul {
    list-style: none;
  }
  section > ul > li {
    padding: 0.7rem 0.6rem;
    border-top: 1px solid var(--line);
    line-height: 1.45;
  }
  li.shown {
    background: var(--accent-soft);
    border-radius: 0.5rem;
  }
  li:focus {
    outline: none;
  }
  h3 {
    font-size: 1.0625rem;
  }
  h3 a {
    color: inherit;
    text-decoration-color: var(--line-strong);
    display: inline-block;
    padding: 0.2rem 0;
  }
  p {
    font-size: 0.9375rem;
  }
  .id {
    white-space: nowrap;
  }
  .readings {
    margin: 0.4rem 0;
  }
  .readings li {
    padding-left: 1.2rem;
    text-indent: -1.2rem;
  }
  .readings li::before {
    content: "○ ";
  }
  .readings .default::before {
    content: "● ";
    color: var(--accent);
  }
`;
