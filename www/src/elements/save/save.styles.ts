import { css } from "lit";

export const saveStyles = css`
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.4rem;
    font-size: 0.875rem;
  }
`;
