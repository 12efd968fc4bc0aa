/** A line of a panel: the database, whether it is the median or the worst case, and its points from left to right. */
export type Line = { series: 'sqlite' | 'postgres'; isWorst: boolean; points: { x: number; y: number }[] };
/** A panel: its title and its lines. */
export type Panel = { title: string; lines: Line[] };
/** A sheet of panels with the same axes, both logarithmic. `marks` are the labels of the x axis. */
export type Sheet = {
  title: string;
  /** What the full and the dashed lines are. */
  legend: { usual: string; worst?: string };
  x: { label: string; marks: { at: number; text: string }[] };
  y: { label: string };
  panels: Panel[];
};

const COLUMNS = 4;
const [WIDTH, HEIGHT] = [230, 170];
const INSIDE = { left: 46, right: 14, top: 30, bottom: 30 };
const HEAD = 64;
const FOOT = 24;
/** About how wide a letter is, to set one entry of the legend beside the other. */
const LETTER = 6.2;

/**
 * Draws a sheet. Nothing in it needs a script or a font of its own, and its colours follow the reader's light or dark
 * page.
 */
export function draw(sheet: Sheet): string {
  const rows = Math.ceil(sheet.panels.length / COLUMNS);
  const columns = Math.min(COLUMNS, sheet.panels.length);
  const [width, height] = [Math.max(columns * WIDTH, 900), HEAD + rows * HEIGHT + FOOT];
  const decades = decadesOf(sheet.panels);
  const panels = sheet.panels.map((panel, index) => {
    const place = `translate(${(index % COLUMNS) * WIDTH} ${HEAD + Math.floor(index / COLUMNS) * HEIGHT})`;
    return `<g transform="${place}">${drawPanel(panel, sheet, decades)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${safe(sheet.title)}">
<style>
  text { font: 11px system-ui, sans-serif; fill: #1f2328; }
  .title { font-size: 15px; font-weight: 600; }
  .name { font-weight: 600; }
  .grid { stroke: #8c959f; stroke-opacity: 0.3; }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
  .worst { stroke-dasharray: 4 3; stroke-width: 1.5; }
  .sqlite { stroke: #0969da; } .sqlite-dot { fill: #0969da; }
  .postgres { stroke: #bc4c00; } .postgres-dot { fill: #bc4c00; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .sqlite { stroke: #58a6ff; } .sqlite-dot { fill: #58a6ff; }
    .postgres { stroke: #f0883e; } .postgres-dot { fill: #f0883e; }
  }
</style>
<text class="title" x="12" y="22">${safe(sheet.title)}</text>
${legend(sheet)}
${panels.join('\n')}
<text x="${width / 2}" y="${height - 8}" text-anchor="middle">${safe(sheet.x.label)}</text>
</svg>
`;
}

function legend({ legend: { usual, worst }, y }: Sheet): string {
  const entries = [
    ['sqlite', `SQLite, ${usual}`],
    ...(worst ? [['sqlite worst', `SQLite, ${worst}`]] : []),
    ['postgres', `PostgreSQL, ${usual}`],
    ...(worst ? [['postgres worst', `PostgreSQL, ${worst}`]] : []),
  ] as [string, string][];
  let x = 12;
  const samples = entries.map(([kind, text]) => {
    const at = x;
    x += 50 + text.length * LETTER;
    return `<line class="line ${kind}" x1="${at}" x2="${at + 24}" y1="42" y2="42"/><text x="${at + 30}" y="46">${safe(text)}</text>`;
  });
  return [...samples, `<text x="12" y="60">${safe(y.label)}</text>`].join('');
}

/** The powers of ten between which everything lies. */
function decadesOf(panels: readonly Panel[]): number[] {
  const logs = panels.flatMap(({ lines }) =>
    lines.flatMap(({ points }) => points.filter(({ y }) => y > 0).map(({ y }) => Math.log10(y))),
  );
  const [low, high] = [Math.floor(Math.min(...logs)), Math.ceil(Math.max(...logs))];
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

function drawPanel({ title, lines }: Panel, { x: { marks } }: Sheet, decades: readonly number[]): string {
  const [low, high] = [decades[0]!, decades.at(-1)!];
  const [first, last] = [marks[0]!.at, marks.at(-1)!.at];
  const across = (at: number): number =>
    INSIDE.left + ((at - first) / (last - first)) * (WIDTH - INSIDE.left - INSIDE.right);
  const down = (log: number): number =>
    INSIDE.top + ((high - log) / (high - low)) * (HEIGHT - INSIDE.top - INSIDE.bottom);
  const grid = decades.map(
    (log) =>
      `<line class="grid" x1="${INSIDE.left}" x2="${WIDTH - INSIDE.right}" y1="${down(log)}" y2="${down(log)}"/>` +
      `<text x="${INSIDE.left - 5}" y="${down(log) + 4}" text-anchor="end">${axisLabel(10 ** log)}</text>`,
  );
  const ticks = marks.map(
    ({ at, text }) =>
      `<line class="grid" x1="${across(at)}" x2="${across(at)}" y1="${INSIDE.top}" y2="${HEIGHT - INSIDE.bottom}"/>` +
      `<text x="${across(at)}" y="${HEIGHT - INSIDE.bottom + 14}" text-anchor="middle">${safe(text)}</text>`,
  );
  const drawn = lines.map(({ series, isWorst, points }) => {
    const shown = points
      .filter(({ y }) => y > 0)
      .map(({ x, y }) => [across(x), down(Math.log10(y))] as const);
    const path = shown
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
    const dots = isWorst
      ? []
      : shown.map(
          ([x, y]) => `<circle class="${series}-dot" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5"/>`,
        );
    return `<path class="line ${series}${isWorst ? ' worst' : ''}" d="${path}"/>${dots.join('')}`;
  });
  return [
    `<text class="name" x="${INSIDE.left}" y="${INSIDE.top - 10}">${safe(title)}</text>`,
    ...grid,
    ...ticks,
    ...drawn,
  ].join('');
}

/** 0.1, 10, 1,000, 100 k. */
function axisLabel(value: number): string {
  return value < 10_000 ? value.toLocaleString('en-IN') : `${(value / 1000).toLocaleString('en-IN')} k`;
}

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
