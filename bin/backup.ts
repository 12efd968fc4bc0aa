import { checkShop } from '#admin/server/check/check-shop.ts';
import { keepReport } from '#admin/server/check/nightly-check.ts';
// npm run backup -- FILE: everything of the shop in one file, while it serves.
import type { ShopReport } from '#admin/today.ts';
import { Failure } from '#base/failure.ts';
import { openPlatform } from '#main/start/open-platform.ts';
import { startFailure } from '#main/start/start-failure.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { makeFilesPrivate } from '#platform/files.ts';

makeFilesPrivate();
let config: Config | undefined;
// Stopped, it removes what is half done.
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => stopping.abort(new Failure('conflict', 'It was stopped')));
try {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Failure('invalid', 'Usage: npm run backup -- FILE');
  config = loadConfig(process.env);
  const platform = await openPlatform(config);
  try {
    const source = { ...platform, pictures: uploadsOf(platform) };
    const found: { report?: ShopReport } = {};
    const summary = await makeBackup(source, path, platform.clock.now(), {
      signal: stopping.signal,
      onRestored: async (restored) => {
        const { books: _, ...report } = await checkShop(restored);
        found.report = report;
      },
    });
    const { report } = found;
    if (!report) throw new Error('the restored backup was not checked');
    await inTransaction(platform.db, async (tx) => {
      const now = platform.clock.now();
      await keepReport(tx, 'backup', summary, now);
      await keepReport(tx, 'check', report, now);
    });
    const { rows, pictures } = summary;
    process.stdout.write(`Backed up and read back: ${rows} rows, ${pictures} picture files, in ${path}\n`);
    process.stdout.write('It was restored into a scratch database, and every table is as it was.\n');
    process.stdout.write(
      report.broken.length === 0
        ? `All ${report.rules} rules of the shop hold in it.\n`
        : `${report.broken.length} of ${report.rules} rules of the shop are broken: npm run check-shop says which.\n`,
    );
  } finally {
    await platform.close();
  }
} catch (error) {
  process.stderr.write(`The backup failed: ${startFailure(error, config)}\n`);
  process.exitCode = 1;
}
