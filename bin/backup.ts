// npm run backup -- FILE: everything of the shop in one file, while it serves.
import { Failure } from '#base/failure.ts';
import { openPlatform } from '#main/start/open-platform.ts';
import { startFailure } from '#main/start/start-failure.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { makeFilesPrivate } from '#platform/private-files.ts';

makeFilesPrivate();
let config: Config | undefined;
try {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Failure('invalid', 'Usage: npm run backup -- FILE');
  config = loadConfig(process.env);
  const platform = await openPlatform(config);
  try {
    const source = { ...platform, pictures: uploadsOf(platform) };
    const { rows, pictures } = await makeBackup(source, path, platform.clock.now());
    process.stdout.write(`Backed up and read back: ${rows} rows, ${pictures} picture files, in ${path}\n`);
  } finally {
    await platform.close();
  }
} catch (error) {
  process.stderr.write(`The backup failed: ${startFailure(error, config)}\n`);
  process.exitCode = 1;
}
