import { css } from "lit";

export const beyondStyles = css`
  :host {
    display: block;
  }
`;
