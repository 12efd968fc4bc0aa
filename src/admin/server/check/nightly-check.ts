import * as v from 'valibot';
import { type BackupProblem, type Health, ShopReport } from '#admin/today.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { BACKUP_JOB } from '#platform/backup/nightly.ts';
import { storageTrouble } from '#platform/db/errors.ts';
import { lastFailure } from '#platform/jobs/failed-jobs.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { lookEach } from '#platform/jobs/look-each.ts';
import { addNightly, runScript } from '#platform/jobs/nightly.ts';
import type { Platform } from '#platform/platform.ts';

/** The kind of the job that checks the shop at night. */
export const CHECK_JOB = 'check';

/** Exit code of `npm run check-shop` when rules are broken: the check itself has done its work. */
export const RULES_BROKEN = 3;

const AT = '02:30';

/** Checks each minute whether the nightly check is due. A shop that makes backups checks each of them instead. */
export const startNightlyChecks = (platform: Platform): (() => void) =>
  platform.config.backup
    ? () => undefined
    : lookEach({ log: platform.log, failed: 'nightly.not_begun' }, () => addNightly(platform, CHECK_JOB, AT));

/** Checks the shop with `npm run check-shop`, which keeps what it finds. */
export const checkHandler =
  ({ config, log }: Pick<Platform, 'config' | 'log'>): JobHandler =>
  async (_payload, _id, signal) => {
    const said = await runScript({ name: 'check-shop', ok: [0, RULES_BROKEN] }, config, signal);
    log.info('shop.checked', { said: said.trim() });
  };

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
  const [backup, check, failure] = await Promise.all([
    lastOf(db, 'backup'),
    lastOf(db, 'check'),
    lastFailure(db, BACKUP_JOB),
  ]);
  const last = backup && { at: backup.at, ...v.parse(BackupReport, JSON.parse(backup.report)) };
  const isOld = last !== undefined && last.at < after(clock.now(), -OLD_AFTER);
  const isMade = config.backup !== undefined;
  const made = last === undefined ? (isMade ? 'waiting' : 'none') : isOld ? 'old' : 'opens';
  return {
    backup: {
      state: failure === undefined ? made : 'failed',
      last: last ?? null,
      problem: problemIn(failure),
    },
    check: check ? { at: check.at, ...v.parse(ShopReport, JSON.parse(check.report)) } : null,
  };
}

/** The trouble that a failed backup names by its code. */
function problemIn(failure: string | undefined): BackupProblem | null {
  if (failure === undefined) return null;
  const trouble = storageTrouble({ code: /\bE[A-Z]{3,}\b/.exec(failure)?.[0] });
  return trouble === 'closed' || trouble === 'full' ? trouble : 'other';
}

/** Number of the shop's rules that the last check found broken. */
export async function countBroken(db: Db): Promise<number> {
  const check = await lastOf(db, 'check');
  return check ? v.parse(ShopReport, JSON.parse(check.report)).broken.length : 0;
}

const lastOf = (db: Db, kind: keyof Kept) =>
  db.selectFrom('shop_checks').select(['at', 'report']).where('kind', '=', kind).executeTakeFirst();
