import { sql, type ExpressionBuilder } from 'kysely';
import { fromNearerEnd } from '#base/page.ts';
import type { Db, Schema } from '#db/schema.ts';
import { addressesOfAll, type UserRow } from '#identity/server/public.ts';

/** A page of everyone with an account, newest first; `q` is found anywhere in name, e-mail or phone. */
export async function customers(
  db: Db,
  { q, page, limit }: { q: string; page: number; limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const found = db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .$if(q !== '', (query) => query.where((is) => matches(is, q)));
  const { total } = await found
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const slice = fromNearerEnd(total, { skip: (page - 1) * limit, limit });
  const direction = slice.isBackwards ? 'asc' : 'desc';
  const ids = found
    .select('id')
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(slice.limit)
    .offset(slice.skip);
  // Found in an index; only the rows of the page are read whole.
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'permissions', 'owner', 'created_at'])
    .where('id', 'in', db.selectFrom(ids.as('page')).select('page.id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const addresses = await addressesOfAll(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, addresses: addresses.get(row.id) ?? [] })), total };
}

function matches(is: ExpressionBuilder<Schema, 'users'>, q: string) {
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  return is.or([
    sql<boolean>`lower(name) like ${pattern} escape '\\'`,
    sql<boolean>`email like ${pattern} escape '\\'`,
    sql<boolean>`phone like ${pattern} escape '\\'`,
  ]);
}
