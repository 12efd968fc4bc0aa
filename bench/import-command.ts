import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { goodsFile } from './support/goods.ts';
import { processorMs } from './support/process-usage.ts';
import { startShop } from './support/shop-process.ts';

/**
 * `node bench/import-command.ts [--rows 20000]`: a file of so many new goods by `npm run import`, then the same goods
 * under other names, into a shop that does not run meanwhile: seconds by the clock and of the command's processor. On
 * PostgreSQL as `node bin/postgres.mjs --durable -- node bench/import-command.ts`.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '20000' } } });
const LOOK_EVERY_MS = 20;
const rows = Number(values.rows);
const url = process.env['TEST_DATABASE_URL'];
const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-'));
const env = { DATA_DIR: dataDir, SEED: 'none', ...(url && { DATABASE_URL: url }) };
const program = fileURLToPath(new URL('../bin/import.ts', import.meta.url));

try {
  await (await startShop(env, 'ignore')).stop();
  const [fresh, renamed] = [join(dataDir, 'goods.csv'), join(dataDir, 'renamed.csv')];
  await pipeline(goodsFile(rows), createWriteStream(fresh));
  await pipeline(Readable.from(renamedLines()), createWriteStream(renamed));
  for (const [name, file] of [
    ['new goods', fresh],
    ['renamed', renamed],
  ] as const)
    console.log(`${url ? 'PostgreSQL' : 'SQLite'}, ${rows} ${name}: ${await imported(file)}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function* renamedLines(): AsyncGenerator<string> {
  for await (const line of goodsFile(rows)) yield String(line).replace(/^(made-up-\d+,"?[^,"]*)/, '$1, new');
}

async function imported(file: string): Promise<string> {
  const began = performance.now();
  const child = spawn(process.execPath, [program, file], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  let processor = 0;
  const looks = setInterval(() => {
    if (child.pid && child.exitCode === null) processor = processorMs(child.pid);
  }, LOOK_EVERY_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(looks);
  if (code !== 0) throw new Error(`the import ended with code ${code}`);
  const seconds = (performance.now() - began) / 1000;
  return `${seconds.toFixed(1)} s, ${(processor / 1000).toFixed(1)} s of the processor`;
}
