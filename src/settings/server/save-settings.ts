import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { difference, type AuditActor, recordAudit } from '#platform/log/audit.ts';
import { forgetSettings, SETTINGS, settingsWithRevision } from '#settings/server/queries.ts';
import type { Settings } from '#settings/settings.ts';

/**
 * Replaces the shop's settings; every page of every process shows them within a second. With an outdated revision,
 * fails with `conflict` and the current settings in the detail.
 */
export async function saveSettings(
  tx: Tx,
  { settings, revision, actor }: { settings: Settings; revision?: number | undefined; actor: AuditActor },
  now: Instant,
): Promise<void> {
  const old = await settingsWithRevision(tx);
  const value = JSON.stringify(settings);
  const saved = await tx
    .insertInto('settings')
    .values({ name: 'shop', value, updated_at: now })
    .onConflict((row) =>
      row
        .column('name')
        .doUpdateSet((before) => ({
          value,
          updated_at: now,
          revision: before('settings.revision', '+', 1),
        }))
        .$call((update) =>
          revision === undefined ? update : update.where('settings.revision', '=', revision),
        ),
    )
    .returning('revision')
    .executeTakeFirst();
  forgetSettings(tx);
  // Whoever names a revision that was never written saves the first one, if it is that.
  if (!saved || (revision !== undefined && saved.revision !== revision + 1)) {
    throw new Failure(
      'conflict',
      /*office*/ 'The settings were changed on another device. Please check them again.',
      {
        detail: await settingsWithRevision(tx),
      },
    );
  }
  const changed = difference(flat(old.settings), flat(settings));
  if (changed) {
    await recordAudit(
      tx,
      { actor, entity: 'settings', entityId: 'shop', action: 'changed', ...changed },
      now,
    );
  }
  markChanged(tx, SETTINGS);
}

/** Lists are compared as text, so that an unchanged list counts as unchanged. */
const flat = (settings: Settings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, Array.isArray(value) ? value.join(' · ') : value]),
  );
