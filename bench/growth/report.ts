import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from './measure.ts';
import { draw, type Line, type Panel, type Sheet } from './plot.ts';
import { type Kind, KINDS } from './shop.ts';

/** Where the tables go in the text, which is written by hand around them. */
const [BEGIN, END] = ['<!-- tables: written by npm run bench:growth -->', '<!-- end of tables -->'];
const NAMES: Record<Kind, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** What grows in a part of the measurements, and which points belong to it. */
type Part = {
  name: 'products' | 'orders' | 'connections';
  others: string;
  at: (value: number) => number;
};

const PARTS: Part[] = [
  { name: 'products', others: '100,000 orders, 8 connections', at: Math.log10 },
  // Zero has no place on a logarithmic axis, so it stands one step before the first value.
  {
    name: 'orders',
    others: '20,000 products, 8 connections',
    at: (orders) => Math.log10(Math.max(10_000, orders)),
  },
  { name: 'connections', others: '20,000 products, 100,000 orders', at: Math.log10 },
];
const USUAL = { products: 20_000, orders: 100_000, connections: 8 };

/** Makes the plots, and the tables of `growth.md` beside their folder, from everything that was measured so far. */
export function writeReport(points: readonly Point[], folder: string): void {
  const tables = PARTS.flatMap((part) => {
    const of = pointsOf(points, part);
    return of.length === 0 ? [] : [headOf(part), ...KINDS.map((kind) => table(of, part, kind)), ''];
  });
  for (const part of PARTS) {
    const of = pointsOf(points, part);
    if (new Set(of.map((point) => point[part.name])).size < 2) continue;
    writeFileSync(join(folder, `${part.name}.svg`), draw(waits(of, part)));
    if (part.name === 'connections')
      writeFileSync(join(folder, 'throughput.svg'), draw(throughput(of, part)));
    if (part.name === 'products') writeFileSync(join(folder, 'memory.svg'), draw(process(of, part)));
  }
  const text = join(folder, '../growth.md');
  if (!existsSync(text)) return;
  const [before, rest = ''] = readFileSync(text, 'utf8').split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(text, `${before}${BEGIN}\n\n${tables.join('\n')}\n${END}${after}`);
}

const pointsOf = (points: readonly Point[], { name }: Part): Point[] =>
  points
    .filter((point) =>
      (['products', 'orders', 'connections'] as const).every(
        (other) => other === name || point[other] === USUAL[other],
      ),
    )
    .toSorted((a, b) => a[name] - b[name]);

const headOf = ({ name, others }: Part): string =>
  `### ${name[0]!.toUpperCase()}${name.slice(1)} grow (${others})\n`;

/** One row for each call, and for what the process needs; p50 and p99 in milliseconds, and answers a second. */
function table(points: readonly Point[], { name }: Part, kind: Kind): string {
  const of = points.filter((point) => point.kind === kind);
  const calls = Object.keys(of[0]?.calls ?? {});
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const whole = (value: number): string => Math.round(value).toLocaleString('en-IN');
  const lines = calls.map((call) =>
    row([
      call,
      ...of.map(({ calls: { [call]: brought } }) =>
        brought
          ? `${short(brought.p50)} / ${short(brought.p99)}; ${whole(brought.perSecond)}${brought.errors ? ` (${brought.errors} refused)` : ''}`
          : '',
      ),
    ]),
  );
  const facts: [string, (point: Point) => string][] = [
    [
      'memory idle, at most',
      ({ memoryIdle, memoryPeak }) => `${whole(memoryIdle)} MB, ${whole(memoryPeak)} MB`,
    ],
    [
      'ready, searching after',
      ({ readyAfter, searchAfter }) => `${whole(readyAfter)} ms, ${whole(searchAfter)} ms`,
    ],
  ];
  return [
    row([
      `${NAMES[kind]}: p50 / p99 ms; a second`,
      ...of.map((point) => `${point[name].toLocaleString('en-IN')} ${name}`),
    ]),
    row(['---', ...of.map(() => '---')]),
    ...lines,
    ...facts.map(([fact, cell]) => row([fact, ...of.map(cell)])),
    '',
  ].join('\n');
}

/** Rounds to three significant figures. */
const short = (value: number | null): string =>
  value === null || Number.isNaN(value)
    ? '?'
    : value >= 100
      ? String(Math.round(value))
      : String(Number(value.toPrecision(2)));

const axis = (points: readonly Point[], { name, at }: Part): Sheet['x'] => ({
  label: `${name} (logarithmic${name === 'orders' ? '; none stand at the left' : ''})`,
  marks: [...new Set(points.map((point) => point[name]))].map((value) => ({
    at: at(value),
    text: value >= 1_000_000 ? `${value / 1_000_000} M` : value >= 1000 ? `${value / 1000} k` : String(value),
  })),
});

const lineOf = (
  points: readonly Point[],
  { name, at }: Part,
  {
    series,
    isWorst,
    read,
  }: Pick<Line, 'series' | 'isWorst'> & { read: (point: Point) => number | undefined },
): Line => ({
  series,
  isWorst,
  points: points
    .filter(({ kind }) => kind === series)
    .map((point) => ({ x: at(point[name]), y: read(point) ?? 0 })),
});

function waits(points: readonly Point[], part: Part): Sheet {
  const panels = Object.keys(points[0]?.calls ?? {}).map((call): Panel => ({
    title: call,
    lines: KINDS.flatMap((series) => [
      lineOf(points, part, { series, isWorst: false, read: ({ calls }) => calls[call]?.p50 }),
      lineOf(points, part, { series, isWorst: true, read: ({ calls }) => calls[call]?.p99 }),
    ]),
  }));
  return {
    title: `Waiting for each call while the ${part.name} grow (${part.others})`,
    legend: { usual: 'p50', worst: 'p99' },
    x: axis(points, part),
    y: { label: 'milliseconds (logarithmic)' },
    panels,
  };
}

function throughput(points: readonly Point[], part: Part): Sheet {
  const panels = Object.keys(points[0]?.calls ?? {}).map((call): Panel => ({
    title: call,
    lines: KINDS.map((series) =>
      lineOf(points, part, { series, isWorst: false, read: ({ calls }) => calls[call]?.perSecond }),
    ),
  }));
  return {
    title: `Answers a second while the ${part.name} grow (${part.others})`,
    legend: { usual: 'answers a second' },
    x: axis(points, part),
    y: { label: 'answers a second (logarithmic)' },
    panels,
  };
}

function process(points: readonly Point[], part: Part): Sheet {
  const panel = (title: string, usual: keyof Point, worst: keyof Point): Panel => ({
    title,
    lines: KINDS.flatMap((series) => [
      lineOf(points, part, { series, isWorst: false, read: (point) => Number(point[usual]) }),
      lineOf(points, part, { series, isWorst: true, read: (point) => Number(point[worst]) }),
    ]),
  });
  return {
    title: `The server process while the ${part.name} grow (${part.others})`,
    legend: { usual: 'idle, or ready', worst: 'at most, or searching' },
    x: axis(points, part),
    y: { label: 'MB, and milliseconds after its start (logarithmic)' },
    panels: [
      panel('resident memory, MB', 'memoryIdle', 'memoryPeak'),
      panel('start, ms', 'readyAfter', 'searchAfter'),
    ],
  };
}
