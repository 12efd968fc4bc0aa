import * as v from 'valibot';
import { DEFAULT_SETTINGS, Settings } from '#shop/shop.ts';
import type { Db, Tx } from '#db/schema.ts';

/** The shop's settings as they are now; what an older version of the shop did not know yet has its default. */
export async function readSettings(db: Db | Tx): Promise<Settings> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'shop').executeTakeFirst();
  if (!row) return DEFAULT_SETTINGS;
  return v.parse(v.object(Settings.entries), { ...DEFAULT_SETTINGS, ...JSON.parse(row.value) });
}
