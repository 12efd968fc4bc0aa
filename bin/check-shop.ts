// npm run check-shop: whether everything that must hold in the shop holds, while it serves. Ends with 3 if it does not.
import { checkShop, sayReport } from '#admin/server/check/check-shop.ts';
import { keepReport, RULES_BROKEN } from '#admin/server/check/nightly-check.ts';
import { openPlatform } from '#main/start/open-platform.ts';
import { startFailure } from '#main/start/start-failure.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { makeFilesPrivate } from '#platform/files.ts';

makeFilesPrivate();
let config: Config | undefined;
try {
  config = loadConfig(process.env);
  const platform = await openPlatform(config);
  try {
    const { books, ...report } = await checkShop(config.database);
    await inTransaction(platform.db, (tx) => keepReport(tx, 'check', report, platform.clock.now()));
    process.stdout.write(sayReport({ books, ...report }));
    if (report.broken.length > 0) process.exitCode = RULES_BROKEN;
  } finally {
    await platform.close();
  }
} catch (error) {
  process.stderr.write(`The shop could not be checked: ${startFailure(error, config)}\n`);
  process.exitCode = 1;
}
