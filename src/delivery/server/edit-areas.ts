import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { AREAS_AT_MOST, type EditedArea, type NewArea, type AreaOrder } from '#delivery/areas.ts';
import { areaColumns, type AreaRow, auditedArea, PROMISES } from '#delivery/server/present.ts';
import { areaById, AREAS, staffAreas } from '#delivery/server/queries.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { type AuditActor, difference, recordAudit } from '#platform/log/audit.ts';

/** The user who changes areas, and the time. */
export type AreaContext = { actor: AuditActor; now: Instant };

/** Adds an area after the others, without villages. */
export async function addArea(tx: Tx, area: NewArea, { actor, now }: AreaContext): Promise<void> {
  const others = await tx
    .selectFrom('areas')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.max('rank').as('last')])
    .executeTakeFirstOrThrow();
  if (Number(others.count) >= AREAS_AT_MOST)
    throw invalidField('name', /*office*/ `A shop has at most ${AREAS_AT_MOST} areas`);
  const row = { id: newId(Date.parse(now)), ...areaColumns(area) };
  await tx
    .insertInto('areas')
    .values({ ...row, rank: (others.last ?? 0) + 1, created_at: now, updated_at: now })
    .execute();
  const after = auditedArea({ ...row, revision: 1 });
  await recordAudit(tx, { actor, entity: 'area', entityId: row.id, action: 'added', after }, now);
  markChanged(tx, AREAS, PROMISES);
}

/** Writes an edited area. Orders keep their promised round and fee. */
export async function editArea(
  tx: Tx,
  id: string,
  { revision, ...edited }: EditedArea,
  { actor, now }: AreaContext,
): Promise<void> {
  const before = await holdArea(tx, id);
  if (before.revision !== revision) throw await changedMeanwhile(tx);
  const after = { ...before, ...areaColumns(edited) };
  const changed = difference(auditedArea(before), auditedArea(after));
  if (!changed) return;
  await tx
    .updateTable('areas')
    .set((row) => ({ ...areaColumns(edited), revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, { actor, entity: 'area', entityId: id, action: 'edited', ...changed }, now);
  markChanged(tx, AREAS, PROMISES);
}

/** Deletes an area with its villages, which are then under the rule for everywhere else. */
export async function deleteArea(
  tx: Tx,
  id: string,
  revision: number,
  { actor, now }: AreaContext,
): Promise<void> {
  const before = await holdArea(tx, id);
  if (before.revision !== revision) throw await changedMeanwhile(tx);
  await tx.deleteFrom('areas').where('id', '=', id).execute();
  const audited = { before: auditedArea(before) };
  await recordAudit(tx, { actor, entity: 'area', entityId: id, action: 'deleted', ...audited }, now);
  markChanged(tx, AREAS, PROMISES);
}

/** Locks an area until the transaction ends; an update, because on both databases others wait for it. */
async function holdArea(tx: Tx, id: string): Promise<AreaRow> {
  await tx
    .updateTable('areas')
    .set((area) => ({ revision: area.ref('revision') }))
    .where('id', '=', id)
    .execute();
  return expectArea(tx, id);
}

/** An area; refused where there is none. */
export async function expectArea(tx: Db | Tx, id: string): Promise<AreaRow> {
  const area = await areaById(tx, id);
  if (!area) throw new Failure('not_found', /*office*/ 'There is no such area.');
  return area;
}

/** Locks all areas, so that only one change at a time puts a village into one. */
export const holdAllAreas = async (tx: Tx): Promise<void> => {
  await tx
    .updateTable('areas')
    .set((area) => ({ revision: area.ref('revision') }))
    .execute();
};

const changedMeanwhile = async (tx: Tx): Promise<Failure> =>
  new Failure('conflict', /*office*/ 'This area was changed by another person. You see it as it is now.', {
    detail: { areas: await staffAreas(tx) },
  });

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
    throw new Failure(
      'conflict',
      /*office*/ 'The areas were changed by another person. You see them as they are now.',
      {
        detail: { areas },
      },
    );
  if (!isSame(ids.toSorted(), current.toSorted()))
    throw invalidField('ids', /*office*/ 'Name each area once');
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
