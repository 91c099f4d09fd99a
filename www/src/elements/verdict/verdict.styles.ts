import { css } from "lit";

export const verdictStyles = css`
  .because {
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  p a {
    display: inline-block;
    padding: 0.5rem 0;
  }
  small,
  li a {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  h3 {
    margin: 0.7rem 0 0.3rem;
    font-size: 1rem;
  }
  ol {
    list-style: none;
  }
  li {
    display: flex;
    gap: 0.6rem;
    padding: 0.4rem 0;
    border-top: 1px solid var(--line);
    line-height: 1.4;
  }
  li > span:last-child {
    flex: 1;
    min-width: 0;
  }
  li a {
    text-decoration-thickness: 1px;
  }
  .sign {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: var(--press);
    font-weight: 700;
    line-height: 1.5rem;
    text-align: center;
  }
  .no {
    font-weight: 600;
  }
  .no .sign {
    background: var(--problem);
    color: var(--sheet);
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.35rem 0;
    border-top: 1px solid var(--line);
  }
  dl div:first-child {
    border-top: 0;
  }
  dd {
    font-family: var(--serif);
    font-weight: 600;
    text-align: end;
  }
`;
