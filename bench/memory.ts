import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCluster } from './peers/cluster.ts';
import { measure } from './peers/measure.ts';
import { haat } from './peers/shops/haat.ts';
import { needWrk } from './support/wrk.ts';

/**
 * `node bench/memory.ts`: the load of the comparison with the peers (`npm run bench:peers`) on Haat alone, for the
 * memory that it leaves behind. What stands in the environment (`MALLOC_ARENA_MAX`, `NODE_OPTIONS`) is passed on.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '1' } },
});
needWrk();
const root = mkdtempSync(join(tmpdir(), 'haat-memory-'));
// PostgreSQL runs as a user of its own.
chmodSync(root, 0o755);
const cluster = await openCluster(join(root, 'postgres'));
try {
  const peer = haat();
  const place = { dir: root, database: await cluster.create('haat') };
  await peer.seed(place);
  const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
  const { idleMb, loadedMb } = await measure(peer, place, { pace, starts: 1, writes: true });
  console.log(`resident: ${idleMb.toFixed(0)} MB when idle, ${loadedMb.toFixed(0)} MB after the load`);
} finally {
  await cluster.stop();
  rmSync(root, { recursive: true, force: true });
}
