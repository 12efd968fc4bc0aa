import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPostgres } from '../../bin/postgres/find-postgres.mjs';
import { needWrk } from '../support/wrk.ts';
import { measure, type Point } from './measure.ts';
import { writeReport } from './report.ts';
import { type Kind, KINDS, openGrownShop, type Size } from './shop.ts';

/**
 * `npm run bench:growth [-- --only products,orders,connections] [--database sqlite,postgres]`: what each main call takes
 * in shops of 100 to 200,000 products, of none to a million orders, and with 1 to 200 connections; one of the three
 * grows at a time. About 20 minutes in all, or a sixth of it for one part on one database: what is measured anew
 * replaces what stands in docs/growth/measured.json, and tables and plots are made from that.
 */
const MEASURED = fileURLToPath(new URL('../../docs/growth/measured.json', import.meta.url));
const USUAL = { products: 20_000, orders: 100_000 };
const USUAL_CONNECTIONS = 8;
const PARTS: Record<string, { sizes: Size[]; connections: number[] }> = {
  products: {
    sizes: [100, USUAL.products, 200_000].map((products) => ({ ...USUAL, products })),
    connections: [USUAL_CONNECTIONS],
  },
  orders: {
    sizes: [0, 1_000_000].map((orders) => ({ ...USUAL, orders })),
    connections: [USUAL_CONNECTIONS],
  },
  connections: { sizes: [USUAL], connections: [1, USUAL_CONNECTIONS, 50, 200] },
};
const SETTLE_MS = 3000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join() },
    database: { type: 'string', default: KINDS.join() },
    'report-only': { type: 'boolean', default: false },
  },
});

if (!values['report-only']) {
  needWrk();
  for (const kind of kindsAsked()) {
    for (const name of values.only.split(',')) {
      const part = PARTS[name];
      if (!part) throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}`);
      for (const size of part.sizes) await measureSize(kind, size, part.connections);
    }
  }
}
writeReport(known(), dirname(MEASURED));

function kindsAsked(): Kind[] {
  const asked = values.database.split(',');
  const kinds = KINDS.filter((kind) => asked.includes(kind));
  if (!kinds.includes('postgres') || findPostgres()) return kinds;
  console.log('SKIPPED on PostgreSQL: it is not installed on this machine');
  return kinds.filter((kind) => kind !== 'postgres');
}

async function measureSize(kind: Kind, size: Size, connections: readonly number[]): Promise<void> {
  const shop = await openGrownShop(kind, size);
  try {
    await wait(SETTLE_MS);
    const memoryIdle = shop.server.memory();
    for (const many of connections) {
      const point = await measure(shop, kind, many, memoryIdle);
      keep(point);
      tell(point, shop.filledIn);
    }
  } finally {
    await shop.close();
  }
}

function known(): Point[] {
  return existsSync(MEASURED) ? (JSON.parse(readFileSync(MEASURED, 'utf8')) as Point[]) : [];
}

function keep(point: Point): void {
  const keyOf = ({ kind, products, orders, connections }: Point) =>
    [kind, products, orders, connections].join();
  const others = known().filter((other) => keyOf(other) !== keyOf(point));
  const all = [...others, point].toSorted(
    (a, b) =>
      a.kind.localeCompare(b.kind) ||
      a.products - b.products ||
      a.orders - b.orders ||
      a.connections - b.connections,
  );
  mkdirSync(dirname(MEASURED), { recursive: true });
  writeFileSync(MEASURED, `${JSON.stringify(all, rounded, 1)}\n`);
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}

function tell(point: Point, filledIn: number): void {
  const { kind, products, orders, connections, readyAfter, searchAfter, memoryIdle, memoryPeak } = point;
  console.log(
    `\n${kind}: ${products} products, ${orders} orders (filled in ${filledIn.toFixed(0)} s), ${connections} connections: ` +
      `ready after ${Math.round(readyAfter)} ms, searching after ${Math.round(searchAfter)} ms, ` +
      `${memoryIdle.toFixed(0)} MB idle, ${memoryPeak.toFixed(0)} MB at most`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(point.calls).map(([name, { perSecond, p50, p99, errors }]) => [
        name,
        {
          'a second': Math.round(perSecond),
          'p50, ms': p50.toPrecision(3),
          'p99, ms': p99.toPrecision(3),
          errors,
        },
      ]),
    ),
  );
}
