import { fileURLToPath } from 'node:url';
import { startBareProcess } from './bare-process.ts';
import { type Load, load } from './wrk.ts';

const ROUNDS = 3;
const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** A bare `node:http` server that sends the bytes of an address again and again, in a process of its own. */
export const startBare = (from: string) => startBareProcess(BARE_SERVER, { BYTES_FROM: from });

/**
 * Measures an address of the shop and a bare server with its bytes by turns, and takes the best of each, because other programs on
 * the machine can only slow them down.
 */
export async function beside(url: string): Promise<{ haat: Load; least: Load; ratio: number }> {
  const bare = await startBare(url);
  await load(url, { seconds: 1 });
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await load(url, { seconds: 3 }));
    theirs.push(await load(bare.url, { seconds: 3 }));
  }
  await bare.stop();
  const best = (loads: Load[]) => loads.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
  const [haat, least] = [best(ours), best(theirs)];
  return { haat, least, ratio: haat.perSecond / least.perSecond };
}
