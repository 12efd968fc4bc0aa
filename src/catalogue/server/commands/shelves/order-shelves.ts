import { invalidField } from '#base/failure.ts';
import type { WriteContext } from '#catalogue/server/commands.ts';
import { readShelves } from '#catalogue/server/queries/shelves/shelves.ts';
import { markShelves } from '#catalogue/server/tags.ts';
import type { Carousels, ShelfOrder } from '#catalogue/shelves/shelf-forms.ts';
import type { Tx } from '#db/schema.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { changedMeanwhile } from './edit-shelf.ts';
import { holdAllShelves } from './hold-shelf.ts';

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
    throw invalidField('values', /*office*/ 'Name each of these shelves once');
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
    throw invalidField('values', /*office*/ 'Name each shelf once');
  if (isSame(values, current)) return;
  await writeCarousels(tx, { current, values, action: 'chose carousels' }, { actor, now });
}

/** Writes which shelves have a carousel, in this order; the audit log says what they were before. */
export async function writeCarousels(
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

/** The shelves that have a carousel, in the order of the home page. */
export const carouselsOf = <Shelf extends { carousel: number | null }>(shelves: readonly Shelf[]): Shelf[] =>
  shelves
    .filter(({ carousel }) => carousel !== null)
    .toSorted((one, other) => (one.carousel ?? 0) - (other.carousel ?? 0));

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
