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
/** Light to dark in one hue: told apart without colours, and every cell has its number. */
const LIGHT = [242, 247, 252];
const DARK = [8, 76, 124];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export function svgOf(grid: Grid): string {
  const width = LEFT + grid.columns.length * CELL + 12;
  const height = TOP + grid.rows.length * HIGH + 12;
  const text = (x: number, y: number, words: string, more = ""): string => `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;
  const middle = 'text-anchor="middle"';
  const cells = grid.cells.flatMap((row, j) =>
    row.map((cell, i) => {
      const [x, y] = [LEFT + i * CELL, TOP + j * HIGH];
      if (Number.isNaN(cell)) return text(x + CELL / 2, y + 20, "–", middle);
      const colour = LIGHT.map((light, c) => Math.round(light + ((DARK[c] ?? 0) - light) * cell)).join(" ");
      const ink = cell > 0.5 ? "#fff" : "#1c1b19";
      return `<rect x="${x}" y="${y}" width="${CELL - 2}" height="${HIGH - 2}" fill="rgb(${colour})"/>${text(x + CELL / 2 - 1, y + 19, grid.words(cell), `${middle} fill="${ink}"`)}`;
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#1c1b19">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    text(12, 24, grid.title, 'font-size="15" font-weight="bold"'),
    text(LEFT, 48, `${grid.across} →`),
    text(12, TOP - 12, `${grid.down} ↓`),
    ...grid.columns.map((label, i) => text(LEFT + i * CELL + CELL / 2, TOP - 8, label, middle)),
    ...grid.rows.map((label, j) => text(LEFT - 8, TOP + j * HIGH + 19, label, 'text-anchor="end"')),
    ...cells,
    "</svg>",
  ].join("");
}
