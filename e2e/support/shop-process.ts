import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bin/test/free-port.mjs';

const READY_MS = 60_000;
const STOP_MS = 10_000;

/** The production server as `npm start` runs it, with data of its own that goes when it stops. */
export type ShopProcess = {
  url: string;
  dataDir: string;
  /** All that it has printed so far. */
  log: () => string;
  stop: () => Promise<void>;
};

/** Starts the built shop on a free port and waits until it is ready to serve. */
export async function startShop(env: Record<string, string>): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-journey-'));
  const port = await freePort();
  const printed: string[] = [];
  const child = spawn(process.execPath, ['src/main/server.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const orphanage = (): void => void child.kill('SIGKILL');
  process.once('exit', orphanage);
  const ended = once(child, 'exit');
  const shop: ShopProcess = {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    log: () => printed.join(''),
    stop: async () => {
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(impatience);
      process.off('exit', orphanage);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(shop, () => child.exitCode !== null || child.signalCode !== null);
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return shop;
}

async function untilReady(shop: ShopProcess, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await wait(50)) {
    if (hasEnded()) break;
    if (await isReady(shop.url)) return;
  }
  throw new Error(`The shop did not become ready. It printed:\n${shop.log()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false; // nobody listens yet
  }
}
