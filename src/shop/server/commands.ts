import type { Tx } from '#db/schema.ts';
import type { Instant } from '#base/time.ts';
import { markChanged } from '#platform/changes.ts';
import type { Settings } from '#shop/shop.ts';

/** Replaces the shop's settings; every page of every process shows them within a second. */
export async function saveSettings(tx: Tx, settings: Settings, now: Instant): Promise<void> {
  const value = JSON.stringify(settings);
  await tx
    .insertInto('settings')
    .values({ name: 'shop', value, updated_at: now })
    .onConflict((row) =>
      row.column('name').doUpdateSet((old) => ({ value, updated_at: now, revision: old('settings.revision', '+', 1) })),
    )
    .execute();
  await markChanged(tx, 'settings');
}
