// npm run backup -- FILE: everything of the shop in one file, while it serves.
import { Failure } from '#base/failure.ts';
import { openPlatform } from '#main/open-platform.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { loadConfig } from '#platform/config.ts';

try {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Failure('invalid', 'Usage: npm run backup -- FILE');
  const platform = await openPlatform(loadConfig(process.env));
  try {
    const { rows, pictures } = await makeBackup(platform, path, platform.clock.now());
    process.stdout.write(`Backed up and read back: ${rows} rows, ${pictures} picture files, in ${path}\n`);
  } finally {
    await platform.close();
  }
} catch (error) {
  process.stderr.write(`The backup failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
