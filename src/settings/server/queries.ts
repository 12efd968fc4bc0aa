import * as v from 'valibot';
import type { Db, Tx } from '#db/schema.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged, madeFrom } from '#platform/cache/kept-until-changed.ts';
import { hot } from '#platform/db/hot.ts';
import type { Platform } from '#platform/platform.ts';
import { DEFAULT_SETTINGS, Settings } from '#settings/settings.ts';

/** What answers that show the settings are made from. */
export const SETTINGS = 'settings';

/** The current settings. Fields that an older version did not have get their default. */
export const readSettings = async (db: Db | Tx): Promise<Settings> =>
  (await settingsWithRevision(db)).settings;

const kept = keptUntilChanged(
  (change) => carries(change, SETTINGS),
  ({ db }) => readSettings(db),
);

/** The settings as this process knows them, for what is only shown: read once, and again after a change. */
export function keptSettings(platform: Platform): Promise<Settings> {
  madeFrom(SETTINGS);
  return kept(platform);
}

/** The current settings with their revision, which a change must name; 0 if nothing was ever changed. */
export async function settingsWithRevision(db: Db | Tx): Promise<{ settings: Settings; revision: number }> {
  madeFrom(SETTINGS);
  const [row] = await settingsRow(db, {});
  if (!row) return { settings: DEFAULT_SETTINGS, revision: 0 };
  const settings = v.parse(v.object(Settings.entries), { ...DEFAULT_SETTINGS, ...JSON.parse(row.value) });
  return { settings, revision: row.revision };
}

const settingsRow = hot((db) =>
  db.selectFrom('settings').select(['value', 'revision']).where('name', '=', 'shop'),
);
