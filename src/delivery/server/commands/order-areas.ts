import { Failure, invalidField } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { AreaOrder } from '#delivery/delivery.ts';
import { AREAS, staffAreas } from '#delivery/server/queries.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { type AreaContext, holdAllAreas } from './edit-area.ts';

/** Puts the areas in another order. Refused if the order is no longer the one that was on the screen. */
export async function orderAreas(
  tx: Tx,
  { ids, seen }: AreaOrder,
  { actor, now }: AreaContext,
): Promise<void> {
  await holdAllAreas(tx);
  const areas = await staffAreas(tx);
  const current = areas.map(({ id }) => id);
  if (!isSame(current, seen))
    throw new Failure('conflict', 'The areas were changed meanwhile. Here is how they are now.', {
      detail: { areas },
    });
  if (!isSame(ids.toSorted(), current.toSorted())) throw invalidField('ids', 'Name each area once');
  if (isSame(ids, current)) return;
  for (const [index, id] of ids.entries())
    await tx
      .updateTable('areas')
      .set({ rank: index + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
  const names = new Map(areas.map(({ id, name }) => [id, name]));
  const [before, after] = [current, ids].map((order) => ({
    order: order.map((id) => names.get(id)).join(', '),
  }));
  await recordAudit(tx, { actor, entity: 'area', entityId: 'all', action: 'ordered', before, after }, now);
  markChanged(tx, AREAS);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
