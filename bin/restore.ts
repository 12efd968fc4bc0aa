// npm run restore -- FILE: puts a backup in the place of the configured database. The shop must be stopped.
import { Failure } from '#base/failure.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { loadConfig } from '#platform/config.ts';
import { lockDatabase } from '#platform/db/lock.ts';

try {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Failure('invalid', 'Usage: npm run restore -- FILE');
  const config = loadConfig(process.env);
  const unlock = lockDatabase(config.database);
  try {
    const { rows, pictures, keptAs } = await restoreBackup(config, path);
    process.stdout.write(`Restored ${rows} rows and ${pictures} picture files from ${path}\n`);
    if (keptAs) process.stdout.write(`What was there before is kept as ${keptAs}\n`);
  } finally {
    unlock();
  }
} catch (error) {
  process.stderr.write(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
