import { css } from "lit";

export const diceStyles = css`
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-top: 0.8rem;
  }
  .wide {
    flex: 1;
  }
  rw-faces {
    margin-top: 0.9rem;
  }
  .dice {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1.2rem;
    margin: 0.8rem 0 0.4rem;
    padding: 0;
    list-style: none;
  }
  .dice li {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    line-height: 1.25;
    font-size: 0.9375rem;
  }
  @media (prefers-reduced-motion: no-preference) {
    .dice li,
    .result.late {
      animation: appear 0.22s ease-out var(--delay, 0s) backwards;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(4px) rotate(-4deg);
    }
  }
  .die {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.9rem;
    height: 2.9rem;
    border-radius: 0.55rem;
    background: var(--accent);
    color: var(--accent-ink);
    font-family: var(--serif);
    font-size: 1.35rem;
    font-weight: 600;
  }
  .die.d20 {
    border-radius: 0;
    clip-path: polygon(50% 0, 96% 25%, 96% 75%, 50% 100%, 4% 75%, 4% 25%);
  }
  .result {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-family: var(--serif);
    font-size: 1.125rem;
  }
  .swatch {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    border-radius: 2px;
  }
  .sentence {
    margin-top: 0.2rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  .latest {
    margin-top: 0.6rem;
  }
  .meta {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 0.6rem;
    min-height: 44px;
    font-size: 0.875rem;
  }
  .meta .button {
    margin-inline: -0.5rem;
  }
  details:first-of-type {
    margin-top: 0.5rem;
  }
  summary {
    min-height: 44px;
    color: var(--accent);
    font: inherit;
  }
  form {
    padding-bottom: 0.6rem;
  }
  form label {
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  form .row {
    margin-top: 0.4rem;
  }
  form input {
    flex: 1 1 8rem;
    min-width: 0;
    min-height: 46px;
    padding: 0 0.7rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.6rem;
    background: var(--sheet);
  }
  .log {
    margin-top: 1.2rem;
    border-top: 1px solid var(--line);
  }
  .loghead {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
  }
  h3 {
    font-size: 1rem;
  }
  .log .entry {
    padding-bottom: 0.6rem;
    border-bottom: 1px solid var(--line);
  }
  .log .result {
    font-size: 1rem;
  }
  .faces {
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;
