import { css } from "lit";

/** Colours of outcomes, each with a pattern of its own: told apart without colour, and in print. */
export const toneStyles = css`
  .tone {
    background-color: var(--tone-none);
    border: 1px solid color-mix(in srgb, var(--ink) 38%, transparent);
    forced-color-adjust: none;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  .tone.best {
    background-color: var(--tone-best);
  }
  .tone.good {
    background-color: var(--tone-good);
    background-image: repeating-linear-gradient(135deg, transparent 0 6px, var(--pattern) 6px 7.5px);
  }
  .tone.held {
    background-color: var(--tone-held);
    background-image: repeating-linear-gradient(0deg, transparent 0 3px, var(--pattern) 3px 4px);
  }
  .tone.bad {
    background-color: var(--tone-bad);
    background-image: radial-gradient(var(--pattern) 1.2px, transparent 1.6px);
    background-size: 6px 6px;
  }
  .tone.badHeld {
    background-color: var(--tone-bad-held);
    background-image: radial-gradient(var(--pattern-dark) 1.6px, transparent 2px);
    background-size: 8px 8px;
  }
  .tone.worst {
    background-color: var(--tone-worst);
    background-image: repeating-linear-gradient(45deg, transparent 0 4px, var(--pattern) 4px 5px),
      repeating-linear-gradient(-45deg, transparent 0 4px, var(--pattern) 4px 5px);
  }
  .tone.friend {
    background-color: var(--tone-friend);
    background-image: repeating-linear-gradient(90deg, transparent 0 4px, var(--pattern) 4px 5.5px);
  }
  .tone.friendHeld {
    background-color: var(--tone-friend-held);
    background-image: repeating-linear-gradient(45deg, transparent 0 5px, var(--pattern-dark) 5px 6px);
  }
  .tone.void {
    background-color: var(--tone-void);
    background-image: repeating-linear-gradient(-45deg, transparent 0 3px, var(--pattern-dark) 3px 4px);
  }
`;
