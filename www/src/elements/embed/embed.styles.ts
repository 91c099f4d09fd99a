import { css } from "lit";

export const embedStyles = css`
  :host {
    container-type: inline-size;
    max-width: 84rem;
    margin: 0 auto;
    padding: 0.9rem clamp(0.9rem, 4vw, 2rem) 2rem;
  }
  h1 {
    font-size: clamp(1.4rem, 10cqi, 1.75rem);
    overflow-wrap: anywhere;
  }
  h1 + p {
    margin-top: 0.3rem;
    max-width: 40rem;
    line-height: 1.4;
  }
  h2 {
    margin-bottom: 0.7rem;
    font-size: 1.25rem;
  }
  section {
    padding-block: 1.2rem;
  }
  section + section {
    border-top: 1px solid var(--line);
  }
  .which {
    display: grid;
    gap: 0.3rem;
    font-size: 0.9375rem;
  }
  select,
  .folder input {
    width: 100%;
    min-height: 48px;
    padding: 0.4rem 0.7rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.6rem;
    background: var(--sheet);
    color: inherit;
    font: inherit;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-top: 0.6rem;
  }
  .chips .button[aria-pressed="true"] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
  }
  .choices {
    display: grid;
    gap: 0.9rem;
  }
  .hint {
    margin-top: 0.5rem;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  .folder {
    display: grid;
    gap: 0.3rem;
    margin-top: 0.9rem;
    font-size: 0.9375rem;
  }
  pre {
    margin: 0 0 0.7rem;
    padding: 0.8rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--press);
    font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace;
    font-size: 0.8125rem;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    tab-size: 2;
  }
  .stand {
    padding: 1rem;
    border: 1px dashed var(--line-strong);
    border-radius: 0.6rem;
  }
  @container (min-width: 56em) {
    .columns {
      display: grid;
      grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr);
      gap: 0 2.5rem;
      align-items: start;
    }
    .columns > div + div > section:first-child,
    .columns > div:first-child > section:first-child {
      border-top: 0;
    }
  }
`;
