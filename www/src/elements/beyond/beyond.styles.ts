import { css } from "lit";

export const beyondStyles = css`
  section {
    margin-bottom: 0.5rem;
    line-height: 1.45;
  }
  h3 {
    margin-bottom: 0.3rem;
    font-size: 1.0625rem;
  }
  section a {
    display: inline-block;
    padding-block: 0.6rem;
  }
`;
