import { css } from "lit";

export const compareStyles = css`
  :host {
    display: block;
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
