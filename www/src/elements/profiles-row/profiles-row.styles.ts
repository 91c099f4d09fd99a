import { css } from "lit";

export const profilesRowStyles = css`
  /* One line, however many there are: what stands below stays where it is. */
  [role="group"] {
    display: flex;
    gap: 0.5rem;
    margin-inline: calc(-1 * var(--gutter, 0px));
    padding: 3px var(--gutter, 0px);
    overflow-x: auto;
    scrollbar-width: none;
  }
  button {
    flex: none;
    max-width: 15rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
`;
