import { join } from 'node:path';
import { followChanges } from '#platform/cache/changes.ts';
import type { Config } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { openLog, slowQueryLog } from '#platform/log/log.ts';
import { openMailer, OUTBOX } from '#platform/mail/mailer.ts';
import { systemClock, type Platform } from '#platform/platform.ts';
/** A platform, and how to close what it opened. */
export type OpenPlatform = Platform & { close(): Promise<void> };

/** Opens the migrated database, the log and the mailer. Commands such as `npm run import` use it as the server does. */
export async function openPlatform(config: Config): Promise<OpenPlatform> {
  const log = openLog();
  const db = openDatabase(config.database, {
    connections: config.databaseConnections,
    onQuery: slowQueryLog(log),
  });
  await migrate(db, config.database.kind);
  const changes = followChanges(db, (error) => log.error('changes.failed', error));
  await changes.refresh();
  const mailer = openMailer(config.smtpUrl, join(config.dataDir, OUTBOX));
  const close = async (): Promise<void> => {
    await changes.close();
    mailer.close();
    await db.destroy();
  };
  return { config, db, clock: systemClock, log, changes, mailer, close };
}
