/** The heat map as a picture to take along. */

export interface Grid {
  title: string;
  across: string;
  down: string;
  columns: readonly string[];
  rows: readonly string[];
  /** By row; no number where the input is refused. */
  cells: readonly (readonly number[])[];
  words(cell: number): string;
}

const CELL = 46;
const HIGH = 30;
const LEFT = 120;
const TOP = 84;
/** A letter of the title is at most so wide, taken together. */
const LETTER = 8.5;
/** So strong a colour gets at most: the numbers stay readable on it. */
const STRONGEST = 0.4;

/** Colours and letters of the page. */
export interface Look {
  paper: string;
  ink: string;
  /** Of a chance of 1. */
  full: string;
  font: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export function svgOf(grid: Grid, { paper, ink, full, font }: Look): string {
  const width = Math.max(LEFT + grid.columns.length * CELL, grid.title.length * LETTER) + 12;
  const height = TOP + grid.rows.length * HIGH + 12;
  const text = (x: number, y: number, words: string, more = ""): string => `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;
  const middle = 'text-anchor="middle"';
  const cells = grid.cells.flatMap((row, j) =>
    row.map((cell, i) => {
      const [x, y] = [LEFT + i * CELL, TOP + j * HIGH];
      if (Number.isNaN(cell)) return text(x + CELL / 2, y + 20, "–", middle);
      const opacity = (cell * STRONGEST).toFixed(3);
      return `<rect x="${x}" y="${y}" width="${CELL - 2}" height="${HIGH - 2}" fill="${escaped(full)}" fill-opacity="${opacity}"/>${text(x + CELL / 2 - 1, y + 19, grid.words(cell), middle)}`;
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(font)}" font-size="12" fill="${escaped(ink)}">`,
    `<rect width="${width}" height="${height}" fill="${escaped(paper)}"/>`,
    text(12, 24, grid.title, 'font-size="15" font-weight="bold"'),
    text(LEFT, 48, `${grid.across} →`),
    text(12, TOP - 12, `${grid.down} ↓`),
    ...grid.columns.map((label, i) => text(LEFT + i * CELL + CELL / 2, TOP - 8, label, middle)),
    ...grid.rows.map((label, j) => text(LEFT - 8, TOP + j * HIGH + 19, label, 'text-anchor="end"')),
    ...cells,
    "</svg>",
  ].join("");
}
