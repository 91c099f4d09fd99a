import { css } from "lit";

export const beyondStyles = css`
  :host {
    display: block;
  }
  .line {
    margin: 0 0 0.6rem;
  }
`;
