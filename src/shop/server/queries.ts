import * as v from 'valibot';
import type { Slice } from '#base/page.ts';
import type { Db, Tx } from '#db/schema.ts';
import { DEFAULT_SETTINGS, Settings } from '#shop/shop.ts';

/** The shop's settings as they are now; what an older version of the shop did not know yet has its default. */
export const readSettings = async (db: Db | Tx): Promise<Settings> =>
  (await settingsWithRevision(db)).settings;

/** The same with the revision that a change must name; 0 while nothing was ever changed. */
export async function settingsWithRevision(db: Db | Tx): Promise<{ settings: Settings; revision: number }> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'revision'])
    .where('name', '=', 'shop')
    .executeTakeFirst();
  if (!row) return { settings: DEFAULT_SETTINGS, revision: 0 };
  const settings = v.parse(v.object(Settings.entries), { ...DEFAULT_SETTINGS, ...JSON.parse(row.value) });
  return { settings, revision: row.revision };
}

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
