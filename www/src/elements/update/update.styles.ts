import { css } from "lit";

export const updateStyles = css`
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.4rem;
    padding: 0.1rem clamp(0.9rem, 4vw, 2rem);
    border-bottom: 1px solid var(--line);
    background: var(--press);
    font-size: 0.9375rem;
  }
  span {
    flex: 1 1 auto;
  }
`;
