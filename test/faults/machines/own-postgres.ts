import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, unprivilegedUser } from '../../../bin/postgres/find-postgres.mjs';
import { freePort } from '../../../bin/test/free-port.mjs';
import { until } from '../load/calls.ts';

/** A PostgreSQL that can be stopped and started again on the same data and port. */
export type OwnPostgres = {
  url: string;
  start(): Promise<void>;
  /** `fast` ends its connections and closes its files; `immediate` is as if its machine lost power. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** It stops answering without closing connections, until `goOn`. */
  freeze(): void;
  goOn(): void;
  /** Starts it if it ended by itself. */
  goOnOrStart(): Promise<void>;
  remove(): Promise<void>;
};

/** Makes and starts one below a folder, with every commit on disk as in a real shop. */
export async function openPostgres(parent: string = tmpdir()): Promise<OwnPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('there is no PostgreSQL here: install its server');
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(parent, 'haat-faults-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const password = `faults${Math.random().toString(36).slice(2)}`;
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'haat', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8'];
  execFileSync(join(bin, 'initdb'), [...initdb, '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  let server: ChildProcess | undefined;
  const kill = (): void => void server?.kill('SIGQUIT');
  process.once('exit', kill);
  const start = async (): Promise<void> => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'max_connections=100',
    ];
    const args = ['-D', data, ...settings.flatMap((each) => ['-c', each])];
    server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
    await until('PostgreSQL answers', () => isReady(bin, port), 60_000);
  };
  const hasEnded = (): boolean => !server || server.exitCode !== null || server.signalCode !== null;
  const stop = async (how: 'fast' | 'immediate'): Promise<void> => {
    if (!server || hasEnded()) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  await start();
  const all = (signal: NodeJS.Signals): void => {
    for (const pid of [server?.pid, ...childrenOf(server?.pid)]) if (pid) process.kill(pid, signal);
  };
  return {
    url: `postgres://haat:${password}@127.0.0.1:${port}/postgres`,
    start,
    stop,
    freeze: () => all('SIGSTOP'),
    goOn: () => all('SIGCONT'),
    goOnOrStart: async () => {
      // One that recovers by itself from a crash of its own is up again, or has given up, within moments.
      for (let looked = 0; looked < 50 && !hasEnded(); looked += 1) {
        if (await isReady(bin, port)) return;
        await wait(100);
      }
      if (hasEnded()) await start();
    },
    remove: async () => {
      await stop('immediate');
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady(bin: string, port: number): Promise<boolean> {
  const asking = spawn(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
  return new Promise((resolve) => asking.once('exit', (code) => resolve(code === 0)));
}

const childrenOf = (pid: number | undefined): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);
