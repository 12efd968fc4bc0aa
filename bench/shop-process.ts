import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A shop running as its owner would run it, in a process and a data folder of its own. */
export type ShopProcess = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Milliseconds from starting the process to answering /readyz. */
  readyAfter: number;
  /** Resident memory now, in MB. */
  memory(): number;
  stop(): Promise<void>;
};

/** Starts the production server on a free port, filled with the demo shop unless `env` says otherwise. */
export async function startShop(env: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'haat-bench-'));
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../src/main/server.ts', import.meta.url))], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const readyAfter = await untilReady(url, child, started);
  return {
    url,
    dataDir,
    process: child,
    readyAfter,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess, started: number): Promise<number> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`the shop ended at its start with code ${child.exitCode}`);
}

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
