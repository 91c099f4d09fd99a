import { css } from "lit";

export const homeStyles = css`
  :host {
    overflow-wrap: anywhere;
    max-width: 60rem;
    margin: 0 auto;
    padding: 1.2rem clamp(0.9rem, 4vw, 1.5rem) 3rem;
  }
  h1 {
    font-size: 2.25rem;
  }
  .lead {
    margin-top: 0.3rem;
    font-family: var(--serif);
    font-size: 1.125rem;
    line-height: 1.45;
    text-wrap: pretty;
  }
  h2 {
    margin: 1.8rem 0 0.5rem;
    padding-left: 0.6rem;
    border-left: 4px solid var(--accent);
    font-size: 1.25rem;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  nav .button {
    padding-inline: 0.7rem;
    font-weight: 450;
  }
  .recent {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    border: 0;
  }
  .recent li {
    min-width: 0;
  }
  .recent a {
    align-content: center;
    padding: 0.3rem 0.9rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.6rem;
    background: var(--sheet);
  }
  .recent a span {
    font-size: 0.8125rem;
  }
  details {
    margin-top: 0.8rem;
    border-top: 1px solid var(--line);
  }
  [data-system] + [data-system] details {
    margin-top: 0;
  }
  details[open] {
    padding-bottom: 1rem;
  }
  summary {
    align-items: baseline;
    padding-block: 0.7rem;
  }
  summary h2 {
    margin: 0;
    padding: 0;
    border: 0;
  }
  summary .soft {
    display: block;
    margin-top: 0.15rem;
    font-family: var(--sans);
    font-size: 0.9375rem;
    font-weight: 400;
  }
  details[open] > summary .soft {
    display: none;
  }
  .chapters {
    display: grid;
    gap: 0 2rem;
  }
  h3:focus {
    outline: none;
  }
  h3 {
    margin: 1.1rem 0 0.3rem;
    font-size: 1.0625rem;
  }
  ul {
    list-style: none;
    border-bottom: 1px solid var(--line);
  }
  li a {
    display: grid;
    gap: 0.1rem;
    min-height: 44px;
    padding: 0.55rem 0.2rem;
    border-top: 1px solid var(--line);
    color: inherit;
    text-decoration: none;
    line-height: 1.35;
  }
  li a span {
    font-size: 0.9375rem;
  }
  li strong {
    color: var(--accent);
    font-family: var(--serif);
    font-size: 1.125rem;
  }
  @media (hover: hover) {
    li a:hover {
      background: var(--press);
    }
  }
  @media (min-width: 44rem) {
    /* Everything is in view at once. */
    nav {
      display: none;
    }
    .chapters {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  footer {
    margin-top: 2rem;
    font-size: 0.875rem;
    line-height: 1.5;
  }
`;
