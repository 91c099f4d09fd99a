import { css } from "lit";

export const needStyles = css`
  :host {
    display: block;
  }
  td.num:last-child {
    text-align: right;
  }
`;
