import { css } from "lit";

/** A part to open, with an arrow that turns. */
export const foldStyles = css`
  summary {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 48px;
    cursor: pointer;
    font-family: var(--serif);
    font-size: 1.0625rem;
    font-weight: 600;
    list-style: none;
    -webkit-tap-highlight-color: transparent;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: "";
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin: 0 0.2rem 0 0.1rem;
    border-right: 2px solid var(--accent);
    border-bottom: 2px solid var(--accent);
    transform: rotate(-45deg);
  }
  details[open] > summary::before {
    transform: rotate(45deg);
  }
`;
