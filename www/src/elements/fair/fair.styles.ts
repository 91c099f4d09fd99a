import { css } from "lit";

export const fairStyles = css`
  :host {
    display: block;
  }
  p {
    line-height: 1.45;
  }
  rw-choice {
    display: block;
    margin: 0.8rem 0;
  }
  form {
    display: grid;
    gap: 0.6rem;
    margin-top: 0.8rem;
  }
  label {
    display: grid;
    gap: 0.2rem;
  }
  .post {
    margin: 0.4rem 0;
    overflow-wrap: anywhere;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;
