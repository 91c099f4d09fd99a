import { css } from "lit";

export const copyStyles = css`
  :host {
    display: inline-block;
  }
  textarea {
    display: block;
    width: 100%;
    min-width: 16rem;
    margin-top: 0.4rem;
  }
`;
