import { css } from "lit";

export const profilesStyles = css`
  details {
    border-top: 1px solid var(--line);
  }
  .body {
    display: grid;
    gap: 0.9rem;
    padding: 0.1rem 0 1rem;
  }
  .lead {
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  h2 {
    font-size: 1rem;
  }
  ul {
    list-style: none;
    border-bottom: 1px solid var(--line);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 0.6rem;
    padding: 0.3rem 0;
    border-top: 1px solid var(--line);
  }
  li strong,
  li .soft {
    overflow-wrap: anywhere;
  }
  li .soft {
    display: block;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  .count {
    padding: 0.1rem 0.55rem;
    border-radius: 1rem;
    background: var(--accent-soft);
    color: var(--accent);
    font-family: var(--sans);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  fieldset,
  .new {
    display: grid;
    gap: 0.7rem;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 0.3rem;
  }
  .traits {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    gap: 0 0.75rem;
  }
  .traits label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
    line-height: 1.25;
  }
  /* The whole line is the box to hit. */
  .traits input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .box {
    flex: none;
    display: grid;
    place-items: center;
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid var(--line-strong);
    border-radius: 0.3rem;
    background: var(--sheet);
  }
  input:checked + .box {
    border-color: var(--accent);
    background: var(--accent);
  }
  input:checked + .box::before {
    content: "";
    width: 0.3rem;
    height: 0.65rem;
    margin-top: -0.15rem;
    border: solid var(--accent-ink);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  input:focus-visible + .box {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .notice {
    display: grid;
    gap: 0.5rem;
    padding: 0.6rem 0.8rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.6rem;
    background: var(--press);
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .notice.wrong {
    border-color: var(--problem);
    background: var(--problem-soft);
    color: var(--problem);
  }
`;
