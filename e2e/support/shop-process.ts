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
  /** Ends it in the middle of its work, as `kill -9` and a power cut do; its data stay. */
  kill: () => Promise<void>;
  /** Starts it again after that, at the same address. */
  startAgain: () => Promise<void>;
};

/** Starts the built shop on a free port and waits until it is ready to serve. */
export async function startShop(env: Record<string, string>): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-journey-'));
  const port = await freePort();
  const printed: string[] = [];
  const start = () => {
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
    return { child, ended: once(child, 'exit') };
  };
  let running = start();
  const hasEnded = (): boolean => running.child.exitCode !== null || running.child.signalCode !== null;
  const orphanage = (): void => void running.child.kill('SIGKILL');
  process.once('exit', orphanage);
  const shop: ShopProcess = {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    log: () => printed.join(''),
    kill: async () => {
      running.child.kill('SIGKILL');
      await running.ended;
    },
    startAgain: async () => {
      running = start();
      await untilReady(shop, hasEnded);
    },
    stop: async () => {
      running.child.kill('SIGTERM');
      const impatience = setTimeout(() => running.child.kill('SIGKILL'), STOP_MS);
      await running.ended;
      clearTimeout(impatience);
      process.off('exit', orphanage);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(shop, hasEnded);
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
