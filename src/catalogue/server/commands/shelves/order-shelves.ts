import { setImmediate } from 'node:timers/promises';
import { invalidField } from '#base/failure.ts';
import type { WriteContext } from '#catalogue/server/commands/write-context.ts';
import { readShelves, type Shelf } from '#catalogue/server/queries/shelves/shelves.ts';
import { markShelves } from '#catalogue/server/tags.ts';
import { type Carousels, carouselsOf, type ShelfOrder } from '#catalogue/shelves/shelf-forms.ts';
import { type ShelfTree, wholeShelf } from '#catalogue/shelves/shelves.ts';
import type { Tx, Db } from '#db/schema.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { changedMeanwhile, holdAllShelves } from './edit-shelf.ts';

/** Puts the shelves of a level in another order. Refused if the order is no longer the one that was on the screen. */
export async function orderShelves(
  tx: Tx,
  { parent, values, seen }: ShelfOrder,
  { actor, now }: WriteContext,
): Promise<void> {
  await holdAllShelves(tx);
  const { shelves } = await readShelves(tx);
  const beside = shelves.filter((shelf) => shelf.parent === parent);
  const current = beside.map(({ value }) => value);
  if (!isSame(current, seen)) throw await changedMeanwhile(tx);
  if (!isSame(values.toSorted(), current.toSorted()))
    throw invalidField('values', /*office*/ 'Name each of these categories once');
  if (isSame(values, current)) return;
  const places = beside.map(({ position }) => position).toSorted((one, other) => one - other);
  for (const [index, value] of values.entries()) {
    await tx
      .updateTable('shelves')
      .set({ position: places[index] ?? index, updated_at: now })
      .where('value', '=', value)
      .execute();
  }
  const [before, after] = [current, values].map((order) => ({ order: order.join(', ') }));
  await recordAudit(
    tx,
    { actor, entity: 'shelf', entityId: parent ?? 'all', action: 'ordered', before, after },
    now,
  );
  markShelves(tx, {});
}

/** Chooses which shelves have a carousel on the home page, and in which order. */
export async function setCarousels(
  tx: Tx,
  { values, seen }: Carousels,
  { actor, now }: WriteContext,
): Promise<void> {
  await holdAllShelves(tx);
  const { shelves } = await readShelves(tx);
  const current = carouselsOf(shelves).map(({ value }) => value);
  if (!isSame(current, seen)) throw await changedMeanwhile(tx);
  if (
    new Set(values).size < values.length ||
    !values.every((name) => shelves.some(({ value }) => value === name))
  )
    throw invalidField('values', /*office*/ 'Name each category once');
  if (isSame(values, current)) return;
  await writeCarousels(tx, { current, values, action: 'chose carousels' }, { actor, now });
}

/** Writes which shelves have a carousel, in this order; the audit log says what they were before. */
async function writeCarousels(
  tx: Tx,
  { current, values, action }: { current: readonly string[]; values: readonly string[]; action: string },
  { actor, now }: WriteContext,
): Promise<void> {
  await tx.updateTable('shelves').set({ carousel: null }).where('carousel', 'is not', null).execute();
  for (const [index, value] of values.entries())
    await tx
      .updateTable('shelves')
      .set({ carousel: index + 1 })
      .where('value', '=', value)
      .execute();
  const [before, after] = [current, values].map((order) => ({ carousels: order.join(', ') }));
  await recordAudit(tx, { actor, entity: 'shelf', entityId: 'all', action, before, after }, now);
  markShelves(tx, {});
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

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
