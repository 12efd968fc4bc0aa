import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../bin/test/free-port.mjs';

/** A shop running as its owner would run it, in a process and a data folder of its own. */
export type ShopProcess = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Milliseconds from starting the process to answering /readyz. */
  readyAfter: number;
  /** Resident memory now, in MB. */
  memory(): number;
  /** Milliseconds of processor time that all its threads have taken so far. */
  processor(): number;
  /** Stops it as an owner does; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Kills it, as a power cut would; its data stay. */
  kill(): Promise<void>;
};

/** The place of the processor time in /proc/…/stat after the program's name, and the length of a tick on Linux. */
const USER_TIME = 11;
const MS_PER_TICK = 10;

/**
 * Starts the production server, on a free port and filled with the demo shop unless `env` says otherwise. `errors` is
 * where its log goes: to the terminal by default.
 */
export async function startShop(
  env: Record<string, string> = {},
  errors: 'inherit' | 'ignore' | number = 'inherit',
): Promise<ShopProcess> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'haat-bench-'));
  const port = env['PORT'] ?? String(await freePort());
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../src/main/server.mjs', import.meta.url))],
    {
      env: { ...process.env, PORT: port, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'ignore', errors],
    },
  );
  const orphanage = (): void => void child.kill('SIGKILL');
  process.once('exit', orphanage);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => process.off('exit', orphanage));
  const url = `http://127.0.0.1:${port}`;
  const readyAfter = await untilReady(url, child, started);
  return {
    url,
    dataDir,
    process: child,
    readyAfter,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    processor: () => {
      const [, after = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
      const [user, system] = after.split(' ').slice(USER_TIME, USER_TIME + 2);
      return (Number(user) + Number(system)) * MS_PER_TICK;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
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
