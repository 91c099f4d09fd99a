import { css } from "lit";

export const sheetStyles = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    margin-bottom: 0.6rem;
  }
  .top h2 {
    flex: 1 1 6rem;
    font-size: 1.25rem;
  }
  section {
    margin-bottom: 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.7rem;
    background: var(--sheet);
    scroll-margin-top: 0.6rem;
  }
  .now {
    border-color: var(--accent);
    box-shadow: inset 4px 0 var(--accent);
  }
  h3 {
    font-size: 1.0625rem;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.7rem;
    width: 100%;
    min-height: 52px;
    padding: 0.4rem 0.8rem;
    border: 0;
    border-radius: 0.7rem;
    background: none;
    font: inherit;
    text-align: start;
    scroll-margin-top: 0.6rem;
  }
  .head:disabled {
    color: inherit;
    cursor: default;
  }
  .number {
    flex: none;
    width: 1.9rem;
    height: 1.9rem;
    border-radius: 50%;
    background: var(--press);
    line-height: 1.9rem;
    text-align: center;
  }
  .now .number {
    background: var(--accent);
    color: var(--accent-ink);
  }
  .name {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    margin-left: 0.5rem;
    padding: 0.1rem 0.5rem;
    border-radius: 1rem;
    background: var(--accent);
    color: var(--accent-ink);
    font-family: var(--sans);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .head .soft {
    font-family: var(--sans);
    font-size: 0.875rem;
    font-weight: 400;
    white-space: nowrap;
  }
  ul,
  ol {
    list-style: none;
  }
  .steps > li {
    padding: 0.2rem 0.8rem 0.6rem;
    border-top: 1px solid var(--line);
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    min-height: 52px;
    padding-block: 0.4rem;
    line-height: 1.35;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  .box {
    flex: none;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 2px solid var(--line-strong);
    border-radius: 0.5rem;
    background: var(--paper);
    font-weight: 700;
    line-height: 1;
  }
  input:checked + .box {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
  }
  input:checked + .box::before {
    content: "✓";
    font-size: 1.3rem;
  }
  input:focus-visible + .box {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .text {
    flex: 1;
    min-width: 0;
  }
  .done .text {
    color: var(--ink-soft);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  .links {
    padding-left: 2.8rem;
  }
  .links ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .calculators a {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
    min-height: 44px;
    padding: 0.3rem 0.8rem;
    border: 1px solid var(--line-strong);
    border-radius: 1.4rem;
    background: var(--paper);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  .links .rules {
    column-gap: 0.8rem;
    row-gap: 0;
    margin-top: 0.2rem;
  }
  .rules a {
    display: inline-block;
    padding-block: 0.35rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    white-space: nowrap;
    text-decoration-thickness: 1px;
  }
  section > .button {
    width: calc(100% - 1.6rem);
    min-height: 52px;
    margin: 0.3rem 0.8rem 0.8rem;
  }
`;
