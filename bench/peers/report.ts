import { cpus, totalmem } from 'node:os';
import type { Found, Pace, Speed } from './measure.ts';
import { type Installed, SHOPS } from './peers.ts';

type Results = {
  found: Found[];
  anew: Found | undefined;
  installed: Record<string, Installed | undefined>;
  postgres: string;
  pace: Pace;
};

type Row = {
  work: string;
  read: (found: Found) => number | undefined;
  /** How many times the best peer (or, where less is better, at most what share of the least) is aimed at. */
  target?: number;
  less?: true;
  digits?: number;
};

const speed =
  (work: keyof Found['speeds']) =>
  ({ speeds }: Found): number | undefined =>
    speeds[work]?.perSecond;

/** The results as tables of a Markdown file. */
export function report({ found, anew, installed, postgres, pace }: Results): string {
  const rows: Row[] = [
    { work: 'listing page, pages/s', read: speed('listing page'), target: 100 },
    { work: 'product page, pages/s', read: speed('product page'), target: 100 },
    { work: 'list of 12 by API, calls/s', read: speed('list of 12, API'), target: 50 },
    { work: 'product by id by API, calls/s', read: speed('product by id, API'), target: 50 },
    { work: 'add to cart, calls/s', read: speed('add to cart'), target: 10 },
    { work: 'full checkout, orders/s', read: speed('checkout'), target: 30 },
    {
      work: 'JavaScript of the home page, KB',
      read: (one) => one.weights?.home.scripts,
      target: 0.6,
      less: true,
    },
    {
      work: 'JavaScript of a product page, KB',
      read: (one) => one.weights?.product.scripts,
      target: 0.6,
      less: true,
    },
    { work: 'memory when idle, MB', read: ({ idleMb }) => idleMb, target: 0.25, less: true },
    { work: 'memory after the load, MB', read: ({ loadedMb }) => loadedMb, target: 0.25, less: true },
    { work: 'cold start to the first answer, ms', read: ({ coldStartMs }) => coldStartMs, less: true },
    { work: 'processes', read: ({ processes }) => processes, less: true },
    { work: 'node_modules, MB', read: ({ name }) => installed[name]?.diskMb, less: true },
    { work: 'installing, s', read: ({ name }) => installed[name]?.installSeconds, less: true },
    { work: 'building, s', read: ({ name }) => installed[name]?.buildSeconds, less: true },
    {
      work: 'filling with 500 products, s',
      read: ({ name }) => installed[name]?.seedSeconds,
      less: true,
      digits: 1,
    },
  ];
  const [ours, ...peers] = [...found].sort((one) => (one.name === 'Haat' ? -1 : 0));
  const head = ['', ...found.map(({ name }) => name), 'Haat to the best peer', 'to reach'];
  const lines = rows.map((row) => [
    row.work,
    ...found.map((one) => shown(row.read(one), row.digits)),
    ...(ours?.name === 'Haat' ? compare(row, ours, peers) : ['', '']),
  ]);
  return [
    `${machine(postgres)}; ${pace.rounds} rounds of ${pace.seconds} s.`,
    versions(),
    table(head, lines),
    waits(found),
    ...(anew && ours ? [withoutStore(ours, anew)] : []),
    failures(found),
  ].join('\n\n');
}

/** The machine and the day of a run. */
export const machine = (postgres: string): string =>
  `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL ${postgres}, ${new Date().toISOString().slice(0, 10)}`;

const versions = (): string =>
  SHOPS.filter(({ packages }) => Object.keys(packages).length > 0)
    .map(({ name, packages, calls }) => {
      const list = Object.entries(packages).map((pair) => pair.join(' '));
      return `- ${name}: ${list.join(', ')}; a checkout is ${calls} calls`;
    })
    .join('\n');

function compare({ read, target, less }: Row, ours: Found, peers: Found[]): [string, string] {
  const theirs = peers.flatMap((one) => read(one) ?? []);
  const value = read(ours);
  const wanted = target === undefined ? '' : less ? `at most ${target * 100} %` : `${target} times`;
  if (value === undefined || theirs.length === 0) return ['', wanted];
  const ratio = value / (less ? Math.min(...theirs) : Math.max(...theirs));
  const isReached = target === undefined || (less ? ratio <= target : ratio >= target);
  const text = less ? `${Math.round(ratio * 100)} %` : `${ratio.toFixed(ratio < 10 ? 1 : 0)} times`;
  return [isReached ? text : `${text} (missed)`, wanted];
}

/** The middle answer and the 99th of a hundred, in each shop. */
function waits(found: Found[]): string {
  const works = [...new Set(found.flatMap(({ speeds }) => Object.keys(speeds)))] as (keyof Found['speeds'])[];
  return table(
    ['half of the answers within; 99 of 100 within', ...found.map(({ name }) => name)],
    works.map((work) => [
      work,
      ...found.map(({ speeds }) => {
        const speed = speeds[work];
        return speed ? `${speed.p50}; ${speed.p99}` : '';
      }),
    ]),
  );
}

/** What the same reads cost when every answer is made anew. */
function withoutStore(ours: Found, anew: Found): string {
  const works = Object.keys(anew.speeds) as (keyof Found['speeds'])[];
  return table(
    ['Haat, answers/s', 'finished before', 'each made anew (`PAGE_CACHE_MB=0`)'],
    works.map((work) => [work, shown(ours.speeds[work]?.perSecond), shown(anew.speeds[work]?.perSecond)]),
  );
}

function failures(found: Found[]): string {
  const said = found.flatMap(({ name, speeds }) =>
    Object.entries<Speed>(speeds).flatMap(([work, { failed, of, why }]) =>
      failed === 0
        ? []
        : [
            `- ${name}, ${work}: ${failed} of ${of} failed (${((100 * failed) / of).toFixed(1)} %)${why ? `: \`${why}\`` : ''}`,
          ],
    ),
  );
  return said.length === 0 ? 'No call failed anywhere.' : said.join('\n');
}

function shown(value: number | undefined, digits = 0): string {
  if (value === undefined) return 'none';
  return value < 100 && digits === 0 ? String(Number(value.toPrecision(3))) : value.toFixed(digits);
}

/** A table of a Markdown file. */
export const table = (head: string[], lines: string[][]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
