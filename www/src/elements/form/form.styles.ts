import { css } from "lit";

export const formStyles = css`
  section + section,
  section + details {
    margin-top: 1.1rem;
  }
  h2 {
    margin-bottom: 0.6rem;
    padding-bottom: 0.2rem;
    border-bottom: 1px solid var(--line);
    font-size: 1.0625rem;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.9rem 0.75rem;
    align-items: end;
  }
  .grid > :is(.choice, .flag, .object, .list, .text) {
    grid-column: 1 / -1;
  }
  @container (max-width: 18em) {
    .grid {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  details {
    border-top: 1px solid var(--line);
  }
  .grid + details {
    margin-top: 0.9rem;
  }
  details + details {
    margin-top: 0;
  }
  .button {
    margin-top: 0.75rem;
    margin-left: -0.5rem;
  }
  .count {
    padding: 0.1rem 0.55rem;
    border-radius: 1rem;
    background: var(--accent);
    color: var(--accent-ink);
    font-family: var(--sans);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .body {
    padding: 0.25rem 0 1rem;
  }
  .note {
    margin-top: 0.9rem;
    font-size: 0.875rem;
    line-height: 1.4;
  }
`;
