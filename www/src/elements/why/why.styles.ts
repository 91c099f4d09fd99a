import { css } from "lit";

export const whyStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
  }
  table + table,
  table + p,
  h3 {
    margin-top: 1.1rem;
  }
  caption {
    margin-bottom: 0.3rem;
    text-align: start;
  }
  caption strong {
    font-family: var(--serif);
    font-weight: 600;
  }
  caption span {
    display: block;
    font-size: 0.9375rem;
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  td,
  thead th + th {
    width: 3.6rem;
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody a {
    display: inline-block;
    padding: 0.55rem 0;
    text-decoration-thickness: 1px;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  .own {
    display: block;
    padding-top: 0.4rem;
    overflow-wrap: anywhere;
  }
  .own + a {
    padding-top: 0.1rem;
  }
  @container (max-width: 18em) {
    caption {
      overflow-wrap: anywhere;
    }
    td,
    thead th + th {
      width: 15cqi;
    }
    small {
      white-space: normal;
    }
  }
  td {
    font-family: var(--serif);
  }
  .total {
    font-weight: 600;
  }
  .bare {
    display: grid;
    gap: 0.3rem;
    line-height: 1.45;
  }
  .bare strong {
    font-family: var(--serif);
    font-weight: 600;
  }
  * + .bare {
    margin-top: 1.1rem;
  }
  .bare a {
    display: inline-block;
    padding: 0.4rem 0;
  }
  h3 {
    margin-bottom: 0.4rem;
    font-size: 1rem;
  }
  ul {
    display: grid;
    gap: 0.7rem;
    list-style: none;
  }
  li a {
    display: inline-block;
    padding-block: 0.75rem;
  }
  li {
    padding-left: 0.8rem;
    border-left: 3px solid var(--line);
    line-height: 1.45;
  }
`;
