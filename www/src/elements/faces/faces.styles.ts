import { css } from "lit";

/* Bands are told apart by the edge of their buttons; the list above names them. */
export const facesStyles = css`
  .question {
    font-family: var(--serif);
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .question.alone {
    margin-bottom: 0.7rem;
  }
  .bands {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 0.9rem;
    margin: 0.35rem 0 0.7rem;
    list-style: none;
    line-height: 1.35;
  }
  .bands li {
    padding-left: 0.5rem;
    border-left: 5px solid var(--edge);
  }
  .faces {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.4rem;
  }
  .faces.few {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .faces button {
    min-height: 52px;
    padding: 0;
    border: 1px solid var(--line-strong);
    border-bottom: 5px solid var(--edge, var(--line-strong));
    border-radius: 0.6rem;
    background: var(--sheet);
    font-family: var(--serif);
    font-size: 1.25rem;
  }
  .faces button:active {
    background: var(--accent);
    color: var(--accent-ink);
  }
  .band0 {
    --edge: var(--tone-best);
  }
  .band1 {
    --edge: var(--tone-good);
  }
  .band2 {
    --edge: var(--tone-held);
  }
  .band3 {
    --edge: var(--tone-bad);
  }
  .band4 {
    --edge: var(--tone-worst);
  }
  .typing {
    display: flex;
    align-items: end;
    gap: 0.6rem;
  }
  .typing rw-stepper {
    flex: 1;
  }
`;
