import { css } from "lit";

export const toggleStyles = css`
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.7rem;
    min-height: 44px;
    cursor: pointer;
    line-height: 1.3;
    -webkit-tap-highlight-color: transparent;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .track {
    position: relative;
    flex: none;
    width: 46px;
    height: 28px;
    border: 1px solid var(--line-strong);
    border-radius: 14px;
    background: var(--press);
  }
  .track::after {
    content: "";
    position: absolute;
    top: 3px;
    left: 3px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--ink-soft);
  }
  input:checked + .track {
    border-color: var(--accent);
    background: var(--accent);
  }
  input:checked + .track::after {
    left: 21px;
    background: var(--accent-ink);
  }
  input:focus-visible + .track {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .track::after {
      transition: left 0.12s;
    }
  }
  @media (forced-colors: active) {
    .track::after {
      background: ButtonText;
    }
    input:checked + .track::after {
      background: Highlight;
    }
  }
  .label {
    min-width: 0;
  }
  .help,
  .problem {
    font-size: 0.8125rem;
  }
`;
