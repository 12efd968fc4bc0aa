import { type AuditQuery, type Change, CHANGES_PER_PAGE } from '#admin/audit.ts';
import { fromNearerEnd } from '#base/page.ts';
import { readShelves, titleIn, titlesByIds } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { areaNames } from '#delivery/server/public.ts';
import { namesByIds } from '#identity/server/public.ts';
import { taxGoodsNames } from '#tax/server/public.ts';

/** A page of the log, newest first, with the present name of each thing. */
export async function auditLog(
  db: Db,
  { entity, page, lang }: AuditQuery,
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
  const { shelves } = await readShelves(db);
  const shelfTitles = new Map(shelves.map((shelf) => [shelf.value, titleIn(shelf, lang)]));
  const subjects = new Map([...(await subjectsOf(db, rows, lang)), ...shelfTitles]);
  const read = rows.map((row) => ({ row, before: fieldsOf(row.before), after: fieldsOf(row.after) }));
  const names = await namesInFields(
    db,
    { shelves: shelfTitles, taxGoods: taxGoodsNames(lang) },
    read.flatMap(({ before, after }) => [before, after]),
  );
  const changes = read.map(({ row, before, after: { arrivedAt, ...after } }): Change => {
    return {
      _id: row.id,
      at: row.at,
      ...(typeof arrivedAt === 'string' && { arrivedAt }),
      by: row.actor_name,
      entity: row.entity,
      entityId: row.entity_id,
      subject: subjects.get(row.entity_id) ?? '',
      action: row.action,
      before: names(before),
      after: names(after),
    };
  });
  return { changes, total };
}

async function subjectsOf(
  db: Db,
  rows: readonly { entity: string; entity_id: string }[],
  lang: AuditQuery['lang'],
) {
  const idsOf = (entity: string): string[] => [
    ...new Set(rows.filter((row) => row.entity === entity).map((row) => row.entity_id)),
  ];
  const [titles, numbers, names] = await Promise.all([
    titlesByIds(db, idsOf('product'), lang),
    orderNumbersByIds(db, idsOf('order')),
    namesByIds(db, idsOf('account')),
  ]);
  const orders = [...numbers].map(([id, number]) => [id, `#${number}`] as const);
  return new Map([...titles, ...names, ...orders]);
}

type Fields = Record<string, unknown>;

/** Puts names in the place of ids in the fields that hold some: shelves, areas, tax goods, and people whom the alarm calls. */
async function namesInFields(
  db: Db,
  { shelves, taxGoods }: Record<'shelves' | 'taxGoods', ReadonlyMap<string, string>>,
  all: readonly Fields[],
) {
  const idsIn = (field: string): string[] => [...new Set(all.flatMap((fields) => wordsOf(fields[field])))];
  const [areas, people] = await Promise.all([
    areaNames(db, idsIn('areas')),
    namesByIds(db, idsIn('alarmPeople')),
  ]);
  const known: Record<string, ReadonlyMap<string, string>> = {
    category: shelves,
    inside: shelves,
    areas,
    taxGoods,
    alarmPeople: people,
  };
  return (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const names = known[field];
        if (!names || typeof value !== 'string') return [field, value];
        return [
          field,
          wordsOf(value)
            .flatMap((id) => names.get(id) ?? unknown(field, id))
            .join(', '),
        ];
      }),
    );
}

/** A shelf that is gone is named by its own word; an id is left out. */
const unknown = (field: string, id: string): string[] =>
  field === 'category' || field === 'inside' ? [id] : [];

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(' ').filter(Boolean) : [];

const fieldsOf = (text: string | null): Record<string, unknown> =>
  text === null ? {} : (JSON.parse(text) as Record<string, unknown>);

/** The numbers by which people know orders, by id. */
export async function orderNumbersByIds(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.number]));
}
