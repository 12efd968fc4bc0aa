import { type AuditQuery, type Change, CHANGES_PER_PAGE } from '#admin/audit.ts';
import { fromNearerEnd } from '#base/page.ts';
import { readShelves, titleIn, titlesByIds } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { namesByIds } from '#identity/server/public.ts';
import { orderNumbersByIds } from '#orders/server/public.ts';

/** A page of the log, newest first, with the present name of each thing. */
export async function auditLog(
  db: Db,
  { entity, page }: AuditQuery,
): Promise<{ changes: Change[]; total: number }> {
  const chosen = db.selectFrom('audit_log').$if(entity !== '', (query) => query.where('entity', '=', entity));
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const slice = { skip: (page - 1) * CHANGES_PER_PAGE, limit: CHANGES_PER_PAGE };
  const { skip, limit, isBackwards } = fromNearerEnd(total, slice);
  const direction = isBackwards ? 'asc' : 'desc';
  // The ids come from an index; only the rows of this page are read in full.
  const ids = chosen.select('id').orderBy('at', direction).orderBy('id', direction).limit(limit).offset(skip);
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_name', 'entity', 'entity_id', 'action', 'before', 'after'])
    .where('id', 'in', db.selectFrom(ids.as('page')).select('page.id'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const subjects = await subjectsOf(db, rows);
  const changes = rows.map((row): Change => {
    const { arrivedAt, ...after } = fieldsOf(row.after);
    return {
      _id: row.id,
      at: row.at,
      ...(typeof arrivedAt === 'string' && { arrivedAt }),
      by: row.actor_name,
      entity: row.entity,
      entityId: row.entity_id,
      subject: subjects.get(row.entity_id) ?? '',
      action: row.action,
      before: fieldsOf(row.before),
      after,
    };
  });
  return { changes, total };
}

async function subjectsOf(db: Db, rows: readonly { entity: string; entity_id: string }[]) {
  const idsOf = (entity: string): string[] => [
    ...new Set(rows.filter((row) => row.entity === entity).map((row) => row.entity_id)),
  ];
  const [titles, { shelves }, numbers, names] = await Promise.all([
    titlesByIds(db, idsOf('product')),
    readShelves(db),
    orderNumbersByIds(db, idsOf('order')),
    namesByIds(db, idsOf('account')),
  ]);
  const orders = [...numbers].map(([id, number]) => [id, `#${number}`] as const);
  const shelfTitles = shelves.map((shelf) => [shelf.value, titleIn(shelf, 'en')] as const);
  return new Map([...titles, ...shelfTitles, ...names, ...orders]);
}

const fieldsOf = (text: string | null): Record<string, unknown> =>
  text === null ? {} : (JSON.parse(text) as Record<string, unknown>);
