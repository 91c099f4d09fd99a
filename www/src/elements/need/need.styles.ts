import { css } from "lit";

export const needStyles = css`
  :host {
    display: block;
  }
  td:nth-child(2) {
    min-width: 7.5rem;
  }
  td.num:last-child {
    text-align: right;
  }
`;
