import { css } from "lit";

export const answerStyles = css`
  section {
    position: relative;
    padding: 0.6rem var(--gutter, 1rem) calc(0.6rem + env(safe-area-inset-bottom, 0px));
    border-top: 1px solid var(--line);
    background: var(--sheet);
    box-shadow: var(--shadow);
  }
  :host([card]) section {
    border: 1px solid var(--line);
    border-radius: 0.9rem;
    box-shadow: none;
  }
  .top {
    display: grid;
    grid-template-columns: minmax(0, max-content) minmax(7.5rem, 1fr);
    align-items: end;
    gap: 0.9rem;
  }
  .label {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.25;
  }
  .example {
    padding-inline: 0.35rem;
    border: 1px dashed var(--line-strong);
    border-radius: 0.35rem;
    font-size: 0.75rem;
    white-space: nowrap;
  }
  .big {
    font-family: var(--serif);
    font-size: 2.5rem;
    font-weight: 600;
    line-height: 1.05;
    white-space: nowrap;
  }
  .top:has(.word) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  .top:has(.word) .side {
    text-align: start;
  }
  .word {
    font-size: 1.75rem;
    line-height: 1.15;
    white-space: normal;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  /* The answer to what stood there before. */
  .before :is(.big, .side) {
    color: var(--ink-soft);
  }
  .side {
    min-width: 0;
    font-size: 0.875rem;
    line-height: 1.35;
    text-align: end;
    text-wrap: balance;
  }
  .fraction {
    font-family: var(--serif);
    font-weight: 600;
  }
  .needs {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    margin-top: 0.15rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.35;
  }
  .bar {
    display: flex;
    gap: 2px;
    height: 1.25rem;
    margin-top: 0.45rem;
  }
  .bar span {
    flex: var(--share) 1 0;
    min-width: 4px;
    border-radius: 2px;
  }
  .columns {
    display: flex;
    gap: 2px;
    margin-top: 0.45rem;
  }
  .column {
    display: flex;
    flex: 1;
    min-width: 0;
    flex-direction: column;
    justify-content: end;
    align-items: center;
    height: 3.4rem;
  }
  .column .tone {
    width: 100%;
    max-width: 2.5rem;
    height: calc(var(--height) * 2.3rem);
    min-height: 2px;
    border-radius: 2px 2px 0 0;
  }
  .column small {
    height: 1rem;
    font-size: 0.75rem;
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .numbers {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 2px;
    margin: 0.45rem 0 0;
  }
  .numbers div {
    padding: 0.15rem 0.1rem 0.25rem;
    border-radius: 0.3rem;
    background: var(--press);
    text-align: center;
  }
  .numbers dt {
    color: var(--ink-soft);
    font-size: 0.75rem;
  }
  .numbers dd {
    margin: 0;
    font-family: var(--serif);
    font-size: 1.375rem;
    font-weight: 600;
    line-height: 1.1;
  }
  .jump {
    display: flex;
    gap: 0.6rem;
    margin-top: 0.55rem;
  }
  .jump .button {
    flex: 1;
  }
  .missing {
    min-height: 4rem;
  }
  @container (min-width: 60em) {
    section {
      padding: 1.1rem 1.25rem 1.25rem;
      border: 1px solid var(--line);
      border-radius: 0.9rem;
      box-shadow: none;
    }
    .top {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.5rem;
    }
    .big {
      font-size: 3.75rem;
    }
    .word {
      font-size: 2.5rem;
    }
    .side {
      font-size: 1rem;
      text-align: start;
    }
    .needs {
      margin-top: 0.3rem;
      font-size: 0.9375rem;
    }
    .bar {
      height: 1.75rem;
      margin-top: 0.9rem;
    }
    .jump {
      display: none;
    }
  }
  /* What stays in view leaves room for what it answers. */
  @container (min-width: 18em) and (max-width: 59.99em) {
    :host(:not([card])) section {
      max-height: 55vh;
      overflow-y: auto;
    }
  }
  @container (max-width: 18em) {
    .numbers {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .top {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .side {
      text-align: start;
    }
    .big {
      font-size: min(2.5rem, 16cqi);
      white-space: normal;
    }
    .word {
      font-size: min(1.75rem, 12cqi);
    }
    .jump {
      flex-wrap: wrap;
    }
    .jump .button {
      flex: 1 0 auto;
      max-width: 100%;
    }
  }
  /* A phone on its side: the number matters, the buttons can wait. */
  @media (max-height: 30em) {
    @container (max-width: 59.99em) {
      section {
        padding-block: 0.3rem;
      }
      .big {
        font-size: 1.75rem;
      }
      .jump,
      .columns {
        display: none;
      }
    }
  }
`;
