import type { Slice } from '#base/page.ts';
import type { Db } from '#db/schema.ts';

/** Who is, or was, on the newsletter list, newest first; how many ever were, and how many are. */
export async function subscribers(db: Db, { skip, limit }: Slice) {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'consented_at as since', 'left_at as left'])
    .orderBy('consented_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  const { known, total } = await db
    .selectFrom('newsletter_subscribers')
    .select((row) => [
      row.fn.countAll<number>().as('known'),
      row.fn.countAll<number>().filterWhere('left_at', 'is', null).as('total'),
    ])
    .executeTakeFirstOrThrow();
  return { subscribers: rows, known, total };
}
