import * as v from 'valibot';
import type { Db, Tx } from '#db/schema.ts';
import { madeFrom } from '#platform/cache/made-from.ts';
import { DEFAULT_SETTINGS, Settings } from '#settings/settings.ts';

/** What answers that show the settings are made from. */
export const SETTINGS = 'settings';

/** The current settings. Fields that an older version did not have get their default. */
export const readSettings = async (db: Db | Tx): Promise<Settings> =>
  (await settingsWithRevision(db)).settings;

/** The same with its revision, which a change must name; 0 if nothing was ever changed. */
export async function settingsWithRevision(db: Db | Tx): Promise<{ settings: Settings; revision: number }> {
  madeFrom(SETTINGS);
  const row = await db
    .selectFrom('settings')
    .select(['value', 'revision'])
    .where('name', '=', 'shop')
    .executeTakeFirst();
  if (!row) return { settings: DEFAULT_SETTINGS, revision: 0 };
  const settings = v.parse(v.object(Settings.entries), { ...DEFAULT_SETTINGS, ...JSON.parse(row.value) });
  return { settings, revision: row.revision };
}
