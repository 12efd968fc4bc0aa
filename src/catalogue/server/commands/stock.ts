import { type RawBuilder, sql } from 'kysely';
import { Failure, invalidField } from '#base/failure.ts';
import { amountOf as amountIn, mostOf, quantityOf, isLoose, type SoldBy } from '#base/figures/amount.ts';
import { wholeOf } from '#catalogue/catalogue.ts';
import { mostToSell, type ProductRow } from '#catalogue/server/present.ts';
import { markProduct, TAGGED_COLUMNS } from '#catalogue/server/tags.ts';
import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

/**
 * An amount of a product. `soldThen` is how it was sold at the time of the order: since then the product may have
 * changed from whole kilos to loose weight.
 */
export type StockLine = { product: string; quantity: number; soldThen?: Sold };

/**
 * A line that the shelf cannot fill: what was wanted, what one order can have of it (nothing, when the product is gone),
 * and the most that one order may hold, where the owner has set one.
 */
export type ShortLine = {
  product: string;
  title: string;
  unit: string;
  wanted: number;
  left: number;
  most?: number;
};

/**
 * Takes ordered goods off the shelf, all or none: each update holds only while enough is left, so the last mango is
 * sold once. Answers the goods as the shop showed them until now, by id, which saves another read. Refuses with every
 * line that is short. Goods in the packer's hand are taken even where shoppers can no longer order them, or not so
 * many.
 */
export async function takeStock(
  tx: Tx,
  lines: readonly StockLine[],
  { inHand = false }: { inHand?: boolean } = {},
): Promise<Map<string, ProductRow>> {
  const goods = new Map<string, ProductRow>();
  const short: StockLine[] = [];
  for (const line of inIdOrder(lines)) {
    const [taken] = await (inHand ? takenInHand : takenOnSale)(tx, wantedOf(line));
    if (!taken) short.push(line);
    else {
      const before = { ...taken, stock: taken.stock + (taken.counted ? amountOf(line, taken) : 0) };
      markProduct(tx, before, taken);
      goods.set(taken.id, before);
    }
  }
  if (short.length > 0) {
    throw new Failure(
      'out_of_stock',
      /*i18n*/ 'Some of these goods are not in stock in this quantity. Please change the quantity.',
      {
        detail: { lines: await describeShort(tx, short) },
      },
    );
  }
  return goods;
}

const takenInHand = hot((db, line: Wanted) => taking(db, line).returning(TAGGED_COLUMNS));

const takenOnSale = hot((db, line: Wanted) => {
  const amount = amountInSql(line);
  return taking(db, line)
    .where('sold_out', '=', 0)
    .where((row) => row.or([row('most_per_order', 'is', null), row('most_per_order', '>=', amount)]))
    .where('deactivated_at', 'is', null)
    .returning(TAGGED_COLUMNS);
});

function taking(db: Db | Tx, line: Wanted) {
  const amount = amountInSql(line);
  return db
    .updateTable('products')
    .set((row) => ({ stock: row('stock', '-', countedOf(amount)), sold: row('sold', '+', amount) }))
    .where('id', '=', line.product)
    .where((row) => row.or([row('counted', '=', 0), row('stock', '>=', amount)]));
}

/** Puts the goods of a cancelled order back on the shelf, where they are counted; they count as not sold. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const line of inIdOrder(lines)) {
    const amount = amountInSql(wantedOf(line));
    const returned = await tx
      .updateTable('products')
      .set((row) => ({
        stock: row('stock', '+', countedOf(amount)),
        sold: row
          .case()
          .when('sold', '>=', amount)
          .then(row('sold', '-', amount))
          .else(0)
          .end(),
      }))
      .where('id', '=', line.product)
      .returning(TAGGED_COLUMNS)
      .executeTakeFirst();
    if (!returned) continue;
    const back = returned.counted ? amountOf(line, returned) : 0;
    markProduct(tx, { ...returned, stock: returned.stock - back }, returned);
  }
}

const amountOf = ({ quantity, soldThen }: StockLine, now: Sold): number =>
  soldThen ? amountNow(quantity, soldThen, now) : quantity;

/** An amount of a product: in grams or millilitres where it is sold so, and in whole units otherwise, where that differs. */
type Wanted = { product: string; fine: number; whole: number | undefined };

function wantedOf(line: StockLine): Wanted {
  const [fine, whole] = [amountOf(line, { sold_by: 'weight', unit: 'kg' }), amountOf(line, WHOLE)];
  return { product: line.product, fine, whole: whole === fine ? undefined : whole };
}

/** The same in SQL, by how the product is sold at the time of the write. */
const amountInSql = ({ fine, whole }: Wanted) =>
  whole === undefined
    ? sql<number>`cast(${fine} as bigint)`
    : sql<number>`case when ${isFine} then cast(${fine} as bigint) else cast(${whole} as bigint) end`;
/** The amount for counted goods, 0 for uncounted ones: decided by the row when it is written. */
const countedOf = (amount: RawBuilder<number>): RawBuilder<number> => sql<number>`(${amount}) * counted`;
const WHOLE: Sold = { sold_by: 'piece', unit: 'kg' };

// All writes lock products in the same order, so that two orders never deadlock.
const inIdOrder = (lines: readonly StockLine[]): StockLine[] =>
  lines.toSorted((a, b) => Number(a.product > b.product) - Number(a.product < b.product));

async function describeShort(tx: Tx, short: readonly StockLine[]): Promise<ShortLine[]> {
  const rows = await tx
    .selectFrom('products')
    .select([
      'id',
      'title',
      'unit',
      'sold_by',
      'least',
      'step',
      'stock',
      'counted',
      'sold_out',
      'most_per_order',
      'deactivated_at',
    ])
    .where(
      'id',
      'in',
      short.map((line) => line.product),
    )
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return short.map((line) => {
    const row = found.get(line.product);
    const now = row ?? WHOLE;
    return {
      product: line.product,
      title: row?.title ?? '',
      unit: row?.unit ?? 'item',
      wanted: quantityOf(amountOf(line, now), now.sold_by),
      left: row && !row.deactivated_at ? quantityOf(mostOf(mostToSell(row), row), row.sold_by) : 0,
      ...(row?.most_per_order ? { most: quantityOf(row.most_per_order, row.sold_by) } : {}),
    };
  });
}

/** Columns of a row that tell its measure, now or at the time of a sale. */
export type Sold = { sold_by: SoldBy; unit: string };

/** True for goods whose amounts are grams and millilitres rather than whole units; `isFine` is the same in SQL. */
const isFineMeasure = ({ sold_by, unit }: Sold): boolean => isLoose(sold_by) || unit === 'gram';
/** Condition: the row's amounts are grams or millilitres. */
export const isFine = sql<boolean>`(sold_by <> 'piece' or unit = 'gram')`;

/** True if the measure of amounts changed. */
export const changesMeasure = (before: Sold, after: Sold): boolean =>
  isFineMeasure(before) !== isFineMeasure(after);

/**
 * An amount converted to the measure in which the goods are sold now. Parts of a unit are dropped where it has none.
 */
export function amountNow(amount: number, then: Sold, now: Sold): number {
  if (!changesMeasure(then, now)) return amount;
  return isFineMeasure(now) ? amount * 1000 : Math.floor(amount / 1000);
}

/** The amount of a quantity: of what is counted, whole ones. */
export function wholeAmount(quantity: number, soldBy: SoldBy): number {
  const amount = amountIn(quantity, soldBy);
  if (amount === undefined) throw invalidField('quantity', wholeOf('The quantity', soldBy));
  return amount;
}
