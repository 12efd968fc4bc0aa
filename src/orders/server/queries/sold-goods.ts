import { type Paise, paise, sum } from '#base/money.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';

/**
 * A day whose goods are counted. Its mark changes with every order of the day that comes or changes: it says how many
 * there are and what their revisions add up to, which only ever rise.
 */
export type Day = { from: Instant; until: Instant; mark: string };

/** What was sold of a product. */
export type Sold = { id: string; title: string; unit: string; quantity: number; sales: Paise };

const DAY = 24 * 60 * 60_000;
const DAYS_KEPT = 31;
const ANSWERS_KEPT = 10;

type Best = { products: Sold[]; categories: { category: string; sales: Paise }[] };
type Counted = { mark: string; lines: Awaited<ReturnType<typeof countDay>> };
/** What was counted in a database: each day by its beginning, and what came of some days by what they are asked as. */
type Kept = { days: Map<Instant, Counted>; best: Map<string, { marks: string; best: Best }> };
const known = new WeakMap<Db, Kept>();

/**
 * What was sold in some days: the best products, and all categories, the best first; cancelled orders do not count.
 * The lines of an order never change, so a day is counted again only when its mark is another than the last time: of
 * thirty days that is today. What comes out is what the tables say, whoever changed them and from wherever.
 */
export async function soldGoods(db: Db, days: readonly Day[], limit: number): Promise<Best> {
  const kept: Kept = known.get(db) ?? { days: new Map(), best: new Map() };
  known.set(db, kept);
  const marks = days.map(({ from, mark }) => `${from} ${mark}`).join();
  const asked = `${days.length} ${limit}`;
  const before = kept.best.get(asked);
  if (before?.marks === marks) return before.best;
  const lines = [];
  for (const day of days) {
    let goods = kept.days.get(day.from);
    if (goods?.mark !== day.mark) {
      goods = { mark: day.mark, lines: await countDay(db, day) };
      kept.days.set(day.from, goods);
    }
    lines.push(...goods.lines);
  }
  const oldest = after(days.at(-1)?.until ?? new Date(0).toISOString(), -DAYS_KEPT * DAY);
  for (const from of kept.days.keys()) if (from < oldest) kept.days.delete(from);
  const best = { products: byProduct(lines, limit), categories: byCategory(lines) };
  if (kept.best.size >= ANSWERS_KEPT) kept.best.clear();
  kept.best.set(asked, { marks, best });
  return best;
}

const countDay = (db: Db, { from, until }: Day) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.placed_at', '>=', from)
    .where('orders.placed_at', '<', until)
    .where('orders.status', '<>', 'cancelled')
    .select((row) => [
      'order_lines.product_id as id',
      'order_lines.category',
      row.fn.max('order_lines.title').as('title'),
      row.fn.max('order_lines.unit').as('unit'),
      row.fn.sum<number>('order_lines.quantity').as('quantity'),
      row.fn.sum<number>('order_lines.total_paise').as('sales'),
    ])
    .groupBy(['order_lines.product_id', 'order_lines.category'])
    .execute();

type Lines = Counted['lines'];

function byProduct(lines: Lines, limit: number): Sold[] {
  const products = new Map<string, Sold>();
  for (const { id, title, unit, quantity, sales } of lines) {
    const before = products.get(id);
    if (!before) products.set(id, { id, title, unit, quantity, sales: paise(sales) });
    else {
      before.quantity += quantity;
      before.sales = paise(before.sales + sales);
      if (title > before.title) before.title = title;
    }
  }
  // A few of thousands: the worst of the best so far is the door that each must pass.
  let best: Sold[] = [];
  for (const product of products.values()) {
    const last = best[limit - 1];
    if (last && bestFirst(last, product) < 0) continue;
    best = [...best, product].toSorted(bestFirst).slice(0, limit);
  }
  return best;
}

const bestFirst = (a: Sold, b: Sold): number => b.sales - a.sales || inOrder(a.id, b.id);

function byCategory(lines: Lines): { category: string; sales: Paise }[] {
  const groups = Map.groupBy(lines, ({ category }) => category);
  return [...groups]
    .map(([category, of]) => ({ category, sales: sum(of.map(({ sales }) => paise(sales))) }))
    .toSorted((a, b) => b.sales - a.sales || inOrder(a.category, b.category));
}

const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);
