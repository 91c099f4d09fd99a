import { css } from "lit";

export const linksStyles = css`
  ul {
    display: grid;
    gap: 0.5rem;
    list-style: none;
  }
  a {
    display: grid;
    min-height: 48px;
    padding: 0.55rem 2rem 0.55rem 0.8rem;
    position: relative;
    align-content: center;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--sheet);
    line-height: 1.3;
    text-decoration: none;
  }
  a::after {
    content: "›";
    content: "›" / "";
    position: absolute;
    inset-inline-end: 0.8rem;
    align-self: center;
    font-size: 1.4rem;
  }
  span {
    font-size: 0.9375rem;
  }
`;
