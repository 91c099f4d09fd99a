import { css } from "lit";

/** One accent a system; the first one's is the page's own. */
export const systemStyles = css`
  [data-system="osr"] {
    --accent: var(--regelwerk-accent, var(--osr-accent));
    --accent-ink: var(--regelwerk-accent-text, var(--osr-accent-ink));
    --accent-soft: color-mix(in srgb, var(--accent) 14%, var(--paper));
  }
  [data-system="scharmuetzel"] {
    --accent: var(--regelwerk-accent, var(--scharmuetzel-accent));
    --accent-ink: var(--regelwerk-accent-text, var(--scharmuetzel-accent-ink));
    --accent-soft: color-mix(in srgb, var(--accent) 14%, var(--paper));
  }
`;
