import { css } from "lit";

export const choiceStyles = css`
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    display: flex;
    align-items: baseline;
    gap: 0.35rem;
    padding: 0;
    margin-bottom: 0.25rem;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  /* Words stay whole: what does not fit side by side goes to the next line. */
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    border: 1px solid var(--line-strong);
    border-radius: 0.65rem;
    background: var(--line);
    overflow: clip;
  }
  .row.tall {
    flex-flow: column nowrap;
  }
  label {
    position: relative;
    display: flex;
    flex: 1 1 0;
    min-width: min-content;
    max-width: 100%;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .tall label {
    flex: none;
    min-width: 0;
  }
  .pairs label {
    flex-basis: calc(50% - 1px);
  }
  .flow label {
    flex: 1 1 auto;
  }
  .flow label span {
    padding-inline: 0.55rem;
    font-size: 0.9375rem;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 46px;
    padding: 0.35rem 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.65rem;
    background: var(--sheet);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    -webkit-tap-highlight-color: transparent;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    width: 0.5rem;
    height: 0.5rem;
    margin-inline: 0.3rem;
    border: solid var(--ink-soft);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -0.15rem;
  }
  [open] > summary::after {
    rotate: 225deg;
    translate: 0 0.15rem;
  }
  [open] > summary {
    margin-bottom: 0.4rem;
  }
  summary:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    min-width: 0;
  }
  label span {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    min-height: 46px;
    padding: 0.35rem 0.5rem;
    text-align: center;
    line-height: 1.2;
    background: var(--sheet);
    overflow-wrap: break-word;
  }
  .tight label span {
    padding-inline: 0.3rem;
    font-size: clamp(0.8125rem, 3.4cqi, 0.9375rem);
  }
  .tall label span {
    justify-content: flex-start;
    padding-inline: 0.75rem;
    text-align: start;
    hyphens: auto;
  }
  @container (max-width: 18em) {
    label {
      flex: 1 1 auto;
    }
    label span {
      overflow-wrap: anywhere;
    }
  }
  input:checked + span {
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }
  input:focus-visible + span {
    outline: 3px solid var(--ink);
    outline-offset: -4px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }
  }
  .help,
  .problem {
    margin-top: 0.25rem;
    font-size: 0.8125rem;
  }
`;
