import { css } from "lit";

export const aboutStyles = css`
  :host {
    display: block;
    max-width: 44rem;
    margin: 0 auto;
    padding: 1rem clamp(0.9rem, 4vw, 1.5rem) 3rem;
    line-height: 1.5;
  }
  h1 {
    font-size: 1.75rem;
  }
  h2 {
    margin: 1.6rem 0 0.4rem;
    padding-left: 0.6rem;
    border-left: 4px solid var(--accent);
    font-size: 1.25rem;
  }
  h3 {
    margin: 1.1rem 0 0.2rem;
  }
  p {
    margin: 0.5rem 0;
  }
`;
