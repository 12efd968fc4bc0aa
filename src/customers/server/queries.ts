import type { ExpressionBuilder } from 'kysely';
import { fromNearerEnd } from '#base/page.ts';
import { type SearchTerm, searchTermsOf } from '#base/search-terms.ts';
import type { Db, Schema } from '#db/schema.ts';
import { addressesOfAll, type UserRow } from '#identity/server/public.ts';
import { hasText } from '#platform/db/search-text.ts';

/** A page of everyone with an account, newest first; each word of `q` is found anywhere in name, e-mail or phone. */
export async function customers(
  db: Db,
  { q, page, limit }: { q: string; page: number; limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const found = db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .where((is) => is.and(searchTermsOf(q).map((term) => isFoundBy(is, term))));
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
  // The ids come from an index; only the rows of this page are read in full.
  const rows = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'role',
      'permissions',
      'owner',
      'rescuer',
      'created_at',
      'language',
    ])
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

function isFoundBy(is: ExpressionBuilder<Schema, 'users'>, term: SearchTerm) {
  if ('phone' in term) return is('phone_digits', '=', term.phone);
  const texts = [hasText('search', term.text), hasText('email', term.text), hasText('phone', term.text)];
  return is.or(term.typed === undefined ? texts : [...texts, hasText('search', term.typed)]);
}
