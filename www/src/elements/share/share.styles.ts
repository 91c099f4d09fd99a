import { css } from "lit";

export const shareStyles = css`
  blockquote {
    margin: 0;
    font-family: var(--serif);
    font-size: 1.0625rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-top: 0.7rem;
  }
  .row .button {
    flex: 1 1 auto;
    font-size: 0.9375rem;
  }
  #forum {
    flex: 1 0 100%;
    font-size: 0.8125rem;
  }
  textarea {
    width: 100%;
    margin-top: 0.4rem;
    padding: 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.5rem;
    background: var(--sheet);
    color: inherit;
    font: inherit;
  }
  .problem {
    margin-top: 0.6rem;
  }
`;
