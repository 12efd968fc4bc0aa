import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../load/calls.ts';
import { SHOP_ENV } from '../load/load.ts';
import { openPostgres } from '../machines/own-postgres.ts';
import { runScript } from '../machines/scripts.ts';

/** Milliseconds from the start of the backup to the crash: while rows are read, while they are restored. */
const AFTER = [0, 30, 200];

/** What `npm run backup` said when PostgreSQL lost its power meanwhile. */
export async function crashDuringBackup(): Promise<{ said: string[]; broken: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-backup-crash-'));
  const figures = { said: [] as string[], broken: [] as string[] };
  try {
    for (const after of AFTER) {
      const postgres = await openPostgres();
      try {
        const env = { ...SHOP_ENV, DATA_DIR: dataDir, DATABASE_URL: postgres.url };
        const first = await runScript('backup', env, join(dataDir, `${after}-before.haat`));
        if (!first.isDone) figures.broken.push(`the backup before said: ${first.said}`);
        const file = join(dataDir, `${after}.haat`);
        const running = runScript('backup', env, file);
        await until('the backup has begun', () => Promise.resolve(existsSync(`${file}.part`)), 20_000);
        await wait(after);
        await postgres.stop('immediate');
        const { isDone, said } = await running;
        figures.said.push(said);
        if (isDone || existsSync(file)) figures.broken.push(`after ${after} ms it said that it is done`);
        if (existsSync(`${file}.part`)) figures.broken.push(`after ${after} ms a half backup stayed`);
        const sentences = said.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
        if (sentences.length !== 1 || !sentences[0]?.startsWith('The backup failed: PostgreSQL at '))
          figures.broken.push(`after ${after} ms it said: ${said}`);
      } finally {
        await postgres.remove();
      }
    }
    return figures;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
