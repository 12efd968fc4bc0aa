import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres, unprivilegedUser } from '../../../bin/postgres/find-postgres.mjs';
import { freePort } from '../../../bin/test/free-port.mjs';
import { until } from '../load/calls.ts';

/** A second PostgreSQL that follows the first; no commit is answered before it has it on disk, too. */
export type Standby = { port: number; takeOver(): Promise<void>; remove(): Promise<void> };

/** Copies the first, follows it, and has it wait for the copy at each commit. */
export async function openStandby(primaryUrl: string): Promise<Standby> {
  const bin = findPostgres();
  if (!bin) throw new Error('there is no PostgreSQL here: install its server');
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'haat-faults-standby-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'pg_basebackup'),
    ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', primaryUrl],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const args = ['-D', data, ...settings.flatMap((each) => ['-c', each])];
  const server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  const kill = (): void => void server.kill('SIGQUIT');
  process.once('exit', kill);
  await ask(primaryUrl, "alter system set synchronous_standby_names = '*'");
  await ask(primaryUrl, 'select pg_reload_conf()');
  await until(
    'the standby follows, and commits wait for it',
    async () => {
      const rows = await ask(primaryUrl, 'select sync_state from pg_stat_replication');
      return rows.some((row) => row['sync_state'] === 'sync');
    },
    60_000,
  );
  return {
    port,
    takeOver: async () => void (await ask(at(primaryUrl, port), 'select pg_promote()')),
    remove: async () => {
      process.off('exit', kill);
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An address that can be moved from one PostgreSQL to another, as a proxy or the network of a data centre does. */
export async function openAddress(
  url: string,
): Promise<{ url: string; moveTo(port: number): void; close(): void }> {
  let target = Number(new URL(url).port);
  const lines = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      lines.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        lines.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  const hangUp = (): void => {
    for (const line of lines) line.destroy();
  };
  return {
    url: at(url, port),
    moveTo: (to) => {
      target = to;
      hangUp();
    },
    close: () => {
      server.close();
      hangUp();
    },
  };
}

function at(url: string, port: number): string {
  const other = new URL(url);
  other.port = String(port);
  return other.href;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await gone;
}
