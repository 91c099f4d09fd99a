import { css } from "lit";

export const wordsStyles = css`
  label {
    display: flex;
    align-items: end;
    gap: 0.35rem;
    min-height: 1.35rem;
    margin-bottom: 0.25rem;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  input {
    width: 100%;
    min-height: 48px;
    padding: 0 0.7rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.65rem;
    background: var(--sheet);
    font-size: 1rem;
  }
`;
