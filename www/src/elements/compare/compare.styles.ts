import { css } from "lit";

export const compareStyles = css`
  :host {
    display: block;
  }
  p {
    line-height: 1.45;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-top: 0.8rem;
  }
  td.num,
  thead th:not(:first-child) {
    text-align: right;
  }
`;
