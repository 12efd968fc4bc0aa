// npm run restore -- FILE: puts a backup in the place of the configured database. The shop must be stopped.
import { Failure } from '#base/failure.ts';
import { startFailure } from '#main/start/start-failure.ts';
import { expectUsableUploads, uploadsOf } from '#media/server/uploads.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { lockDatabase } from '#platform/db/sqlite/lock.ts';
import { makeFilesPrivate } from '#platform/files.ts';

makeFilesPrivate();
let config: Config | undefined;
try {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Failure('invalid', 'Usage: npm run restore -- FILE');
  config = loadConfig(process.env);
  await expectUsableUploads(config);
  const unlock = lockDatabase(config.database);
  try {
    const { rows, pictures, keptAs } = await restoreBackup({ config, pictures: uploadsOf({ config }) }, path);
    process.stdout.write(`Restored ${rows} rows and ${pictures} picture files from ${path}\n`);
    if (keptAs) process.stdout.write(`What was there before is kept as ${keptAs}\n`);
  } finally {
    unlock();
  }
} catch (error) {
  process.stderr.write(`Nothing was restored: ${startFailure(error, config)}\n`);
  process.exitCode = 1;
}
