import type { Insertable } from 'kysely';
import type { Schema, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import { lastly } from '#platform/db/transaction.ts';
import { type Series, seriesSize, serialNumber } from '#tax/tax.ts';
import type { BillLineRow, BillRow } from './queries.ts';

/** A paper that is made and has no number yet. */
export type Draft = Omit<BillRow, 'n' | 'number'> & { lines: BillLineRow[] };

/** Databases take so many values in one statement. */
const ROWS_AT_ONCE = 500;

const drafts = new WeakMap<Tx, Draft[]>();

/** The papers of an order that this transaction has made so far. */
export const draftsOf = (tx: Tx, order: string): readonly Draft[] =>
  (drafts.get(tx) ?? []).filter(({ order_id }) => order_id === order);

/**
 * Writes papers, and draws their serials at the end of the transaction: all transactions that send goods out wait for the row of a
 * series, so it is held only as long as the commit takes.
 */
export async function addPapers(tx: Tx, papers: readonly Draft[]): Promise<void> {
  const lines = papers.flatMap((paper) => paper.lines);
  if (lines.length === 0) return;
  await insertLines(tx, { lines });
  const waiting = drafts.get(tx) ?? [];
  drafts.set(tx, waiting);
  waiting.push(...papers);
  lastly(tx, drawWaiting);
}

const insertLines = hot((db, { lines }: { lines: readonly Insertable<Schema['bill_lines']>[] }) =>
  db.insertInto('bill_lines').values(lines),
);

/** Gives all waiting papers their numbers, series by series in one order, so that no two transactions wait for each other. */
async function drawWaiting(tx: Tx): Promise<void> {
  const bySeries = Map.groupBy(drafts.get(tx) ?? [], keyOf);
  const numbered: BillRow[] = [];
  for (const [, papers] of [...bySeries].sort(([one], [other]) => (one < other ? -1 : 1)))
    numbered.push(...(await number(tx, papers)));
  drafts.delete(tx);
  for (let from = 0; from < numbered.length; from += ROWS_AT_ONCE)
    await insertBills(tx, { bills: numbered.slice(from, from + ROWS_AT_ONCE) });
}

const keyOf = ({ year, letter, prefix }: Series): string => `${year} ${letter} ${prefix}`;

async function number(tx: Tx, papers: readonly Draft[]): Promise<BillRow[]> {
  const [first] = papers;
  if (!first) return [];
  const { prefix, letter, year } = first;
  const { series, last } = await take(tx, { prefix, letter, year }, papers.length);
  return papers.map(({ lines: _, ...paper }, index) => {
    const n = last - papers.length + 1 + index;
    return { ...paper, ...series, n, number: serialNumber(series, n) };
  });
}

/**
 * Takes the next serials of a series. One that is full goes on with a shorter prefix, which leaves it a digit more: the goods are
 * not kept waiting for a prefix.
 */
async function take(tx: Tx, series: Series, count: number): Promise<{ series: Series; last: number }> {
  const [row] = await takeNext(tx, { ...series, count, most: seriesSize(series) - count });
  if (row) return { series, last: Number(row.drawn) };
  if (series.prefix === '') throw new Error(`no numbers are left of the series ${keyOf(series)}`);
  return take(tx, { ...series, prefix: series.prefix.slice(0, -1) }, count);
}

const takeNext = hot((db, { count, most, ...series }: Series & { count: number; most: number }) =>
  db
    .insertInto('bill_series')
    .values({ ...series, drawn: count })
    .onConflict((row) =>
      row
        .columns(['letter', 'prefix', 'year'])
        .doUpdateSet((is) => ({ drawn: is('bill_series.drawn', '+', is.ref('excluded.drawn')) }))
        .where('bill_series.drawn', '<=', most),
    )
    .returning('drawn'),
);

const insertBills = hot((db, { bills }: { bills: readonly Insertable<Schema['bills']>[] }) =>
  db.insertInto('bills').values(bills),
);
