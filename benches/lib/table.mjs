// The table: rows, how their figures are written, and which of them fail the run.

/** Thrown where something outside of the repository is missing: the row says so, the run goes on. */
export class NotMeasured extends Error {}

/** How a figure and its limits are written. Lower is better in all of them; of points those lost count. */
const UNITS = {
  times: (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ×`,
  part: (value) => (value > 0.5 ? `${value.toFixed(2)} ×` : `1/${Math.round(1 / value)}`),
  bytes: (value) => `${(value / 1000).toFixed(1)} KB`,
  points: (value) => `${100 - value}`,
  milliseconds: (value) => `${value.toFixed(1)} ms`,
  growth: (value) => (value === 0 ? "flat" : `+${value} bytes`),
};

export class Table {
  #rows = [];
  /** What a note is about, by its words: rows that say the same share a line. */
  #notes = new Map();
  #failed = false;

  /**
   * Measures one row and adds it.
   *
   * @param limits `unit`, and `budget` and `aim` where the design names them. With `exact` the
   * figure is the same in every run, so a broken budget fails the run; times only warn.
   * @param measure returns `{ value }`, with `text` to print in its place and a `note`
   */
  async add(what, limits, measure) {
    const { unit, budget, aim } = limits;
    const written = (value) => (value === undefined ? "" : UNITS[unit](value));
    const row = { what, measured: "", budget: written(budget), aim: written(aim), ok: "" };
    this.#rows.push(row);
    process.stderr.write(`measuring: ${what}\n`);
    try {
      const { value, text, note } = await measure();
      row.measured = text ?? written(value);
      if (note) this.#note(what, note);
      if (budget === undefined) return;
      if (value <= (aim ?? budget)) row.ok = aim === undefined ? "yes" : "yes, aim met";
      else if (value <= budget) row.ok = "yes";
      else {
        row.ok = "NO";
        if (limits.exact) this.#failed = true;
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof NotMeasured) {
        row.measured = "not measured";
        this.#note(what, `not measured, ${reason}`);
      } else {
        row.measured = "FAILED";
        row.ok = "NO";
        this.#failed = true;
        this.#note(what, `FAILED, ${reason}`);
      }
    }
  }

  #note(what, note) {
    this.#notes.set(note, [...(this.#notes.get(note) ?? []), what]);
  }

  get failed() {
    return this.#failed;
  }

  toString() {
    const head = { what: "what", measured: "measured", budget: "budget", aim: "aim", ok: "ok?" };
    const columns = Object.keys(head);
    const width = (column) => Math.max(...[head, ...this.#rows].map((row) => row[column].length));
    const line = (cell) => `| ${columns.map((column) => cell(column).padEnd(width(column))).join(" | ")} |`;
    return [
      line((column) => head[column]),
      line((column) => "-".repeat(width(column))),
      ...this.#rows.map((row) => line((column) => row[column])),
      "",
      ...[...this.#notes].map(([note, whats]) => `- ${whats.join("; ")}: ${note}`),
      "- KB are 1000 bytes; of two times or sizes ours comes first",
    ].join("\n");
  }
}
