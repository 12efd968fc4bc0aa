import * as v from 'valibot';
import { type Health, ShopReport } from '#admin/health.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { BACKUP_JOB } from '#platform/backup/nightly.ts';
import { lastFailure } from '#platform/jobs/failed-jobs.ts';
import type { Platform } from '#platform/platform.ts';

const BackupReport = v.object({ rows: v.number(), pictures: v.number() });
type Kept = { backup: v.InferOutput<typeof BackupReport>; check: ShopReport };
const OLD_AFTER = 48 * 60 * 60_000;

/** Keeps the last report of its kind, for the owner to read. */
export async function keepReport<Kind extends keyof Kept>(
  tx: Tx,
  kind: Kind,
  report: Kept[Kind],
  now: Instant,
): Promise<void> {
  const kept = { at: now, report: JSON.stringify(report) };
  await tx
    .insertInto('shop_checks')
    .values({ kind, ...kept })
    .onConflict((row) => row.column('kind').doUpdateSet(kept))
    .execute();
}

/** Reads the shop's health from the last backup and the last check. */
export async function readHealth({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<Health> {
  const [backup, check, problem] = await Promise.all([
    lastOf(db, 'backup'),
    lastOf(db, 'check'),
    lastFailure(db, BACKUP_JOB),
  ]);
  const last = backup && { at: backup.at, ...v.parse(BackupReport, JSON.parse(backup.report)) };
  const isOld = last !== undefined && last.at < after(clock.now(), -OLD_AFTER);
  const isMade = config.backup !== undefined;
  const made = last === undefined ? (isMade ? 'waiting' : 'none') : isOld ? 'old' : 'opens';
  return {
    backup: { state: problem === undefined ? made : 'failed', last: last ?? null, problem: problem ?? '' },
    check: check ? { at: check.at, ...v.parse(ShopReport, JSON.parse(check.report)) } : null,
  };
}

/** Number of the shop's rules that the last check found broken. */
export async function countBroken(db: Db): Promise<number> {
  const check = await lastOf(db, 'check');
  return check ? v.parse(ShopReport, JSON.parse(check.report)).broken.length : 0;
}

const lastOf = (db: Db, kind: keyof Kept) =>
  db.selectFrom('shop_checks').select(['at', 'report']).where('kind', '=', kind).executeTakeFirst();
