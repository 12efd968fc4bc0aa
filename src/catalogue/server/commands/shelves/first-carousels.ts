import { setImmediate } from 'node:timers/promises';
import { readShelves, type Shelf } from '#catalogue/server/queries/shelves/shelves.ts';
import { type ShelfTree, wholeShelf } from '#catalogue/shelves/shelves.ts';
import type { Db } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { WriteContext } from '../write-context.ts';
import { holdAllShelves } from './hold-shelf.ts';
import { carouselsOf, writeCarousels } from './order-shelves.ts';

const AT_FIRST = 4;
/** With so many carousels that show goods, a home page is full enough. */
const ENOUGH = 2;
/** A carousel of fewer goods is none. */
const FEWEST_GOODS = 4;
/** Enough to tell which shelf is larger; counting on would take longer in a large shop. */
const COUNTED_AT_MOST = 2000;

/**
 * Gives the largest shelves a carousel, where the home page shows hardly any because the others stand on shelves
 * without goods. Does nothing once the owner chose the carousels.
 */
export async function chooseFirstCarousels(db: Db, { actor, now }: WriteContext): Promise<void> {
  if (await wereChosen(db)) return;
  const tree = await readShelves(db);
  const shown = await withGoods(db, tree, carouselsOf(tree.shelves));
  if (shown.length >= ENOUGH) return;
  const others = await withGoods(
    db,
    tree,
    tree.shelves.filter(({ parent, hidden, carousel }) => parent === null && !hidden && carousel === null),
  );
  const largest = others.toSorted((one, other) => other.goods - one.goods).slice(0, AT_FIRST - shown.length);
  if (largest.length === 0) return;
  const wanted = [...shown, ...largest].map(({ value }) => value);
  await inTransaction(db, async (tx) => {
    await holdAllShelves(tx);
    const current = carouselsOf((await readShelves(tx)).shelves).map(({ value }) => value);
    const values = [...new Set([...wanted, ...current])];
    await writeCarousels(tx, { current, values, action: 'got carousels' }, { actor, now });
  });
}

/** Those of the shelves that have enough goods for a carousel. */
async function withGoods(
  db: Db,
  tree: ShelfTree,
  shelves: readonly Shelf[],
): Promise<{ value: string; goods: number }[]> {
  const counted: { value: string; goods: number }[] = [];
  for (const { value } of shelves) counted.push({ value, goods: await goodsUnder(db, tree, value) });
  return counted.filter(({ goods }) => goods >= FEWEST_GOODS);
}

async function wereChosen(db: Db): Promise<boolean> {
  const chosen = await db
    .selectFrom('audit_log')
    .select('id')
    .where('entity', '=', 'shelf')
    .where('entity_id', '=', 'all')
    .where('action', 'in', ['chose carousels', 'got carousels'])
    .limit(1)
    .executeTakeFirst();
  return chosen !== undefined;
}

/** Number of live goods on a shelf and inside it; counting stops at the number that matters. */
async function goodsUnder(db: Db, tree: ShelfTree, value: string): Promise<number> {
  let goods = 0;
  for (const category of wholeShelf(tree, value)) {
    const { count } = await db
      .selectFrom((from) =>
        from
          .selectFrom('products')
          .select('id')
          .where('category', '=', category)
          .where('deactivated_at', 'is', null)
          .limit(COUNTED_AT_MOST)
          .as('some'),
      )
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    goods += count;
    await setImmediate();
  }
  return goods;
}
