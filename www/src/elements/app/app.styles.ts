import { css } from "lit";

export const appStyles = css`
  :host {
    display: block;
    min-height: 100vh;
    min-height: 100dvh;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 1rem;
    padding: 0 clamp(0.9rem, 4vw, 2rem);
    border-bottom: 1px solid var(--line);
  }
  .name,
  .name:any-link {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
    min-height: 48px;
    color: inherit;
    font-family: var(--serif);
    font-size: 1.0625rem;
    font-weight: 600;
    text-decoration: none;
  }
  .tools,
  .langs {
    display: flex;
    align-items: center;
  }
  .tools {
    gap: 0.4rem;
    margin-right: -0.6rem;
  }
  .tools button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .langs button[aria-pressed="true"] {
    color: var(--ink);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.35em;
    text-decoration-thickness: 2px;
  }
  main:focus {
    outline: none;
  }
  .skip {
    position: absolute;
    left: -100vw;
    top: 0;
    z-index: 5;
    padding: 0.8rem;
    background: var(--sheet);
  }
  .skip:focus {
    left: 0;
  }
  .message {
    max-width: 40rem;
    margin: 0 auto;
    padding: 2rem clamp(0.9rem, 4vw, 1.5rem);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .message:has(+ rw-home) {
    max-width: 60rem;
    padding-bottom: 0;
  }
  .coming {
    max-width: 40rem;
    margin: 0 auto;
    padding: 0.9rem clamp(0.9rem, 4vw, 1.5rem);
  }
  .coming p {
    margin-top: 0.2rem;
    line-height: 1.4;
  }
  .title {
    padding-left: 0.6rem;
    border-left: 4px solid var(--accent);
    font-size: clamp(1.4rem, 8vw, 1.75rem);
  }
  .message .button {
    margin-top: 1rem;
  }
`;
