// A temporary PostgreSQL server for tests and measurements. It is removed when the process that started it ends.
//
//   node bin/postgres.mjs [--durable] -- COMMAND…      runs the command with TEST_DATABASE_URL set
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres, unprivilegedUser } from './postgres/find-postgres.mjs';
import { logPath } from './setup/child-process.mjs';
import { main, Problem } from './setup/problem.mjs';
import { freePort } from './test/free-port.mjs';
import { scratchFolder } from './test/scratch-folder.mjs';

const run = promisify(execFile);
const START_MS = 30_000;

/** The cheapest check of a password: tests connect thousands of times, and the password is thrown away with the server. */
const AUTH = 'md5';

/** Faster, but unsafe in a power cut; fine for data that is thrown away. */
const UNSAFE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=256MB',
  'autovacuum=off', // what is cleared up after one test would be taken from the next
];

/**
 * A shell script that runs the server. When the pipe on descriptor 3 is closed (also because the process that held it was
 * killed), it stops the server and removes its folder. `$1` is the folder, the rest the command.
 */
const KEEPER = `
  folder=$1; shift
  "$@" & server=$!
  { read -r _; kill -QUIT $server 2>/dev/null; } <&3 &
  wait $server; code=$?
  rm -rf "$folder"
  exit $code`;

/**
 * @typedef {object} Postgres
 * @property {string} url address, user and password of a superuser, on an empty database
 * @property {number} pid of the script that runs the server
 * @property {() => Promise<void>} stop ends it and removes its data
 */

/**
 * Starts a PostgreSQL with a socket in its folder, and on a free port of the loopback address. As root it runs as the user `postgres` (or `nobody`).
 * @param {{ durable?: boolean }} [options] durable: every commit reaches the disk, as in a real shop
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Problem('PostgreSQL is not installed here (looked in PATH and /usr/lib/postgresql).');
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(durable ? tmpdir() : scratchFolder(), 'haat-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  const log = openSync(logPath('postgres'), 'w');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
    await run(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'haat',
        '-A',
        AUTH,
        '--pwfile',
        passwordFile,
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...user, cwd: folder },
    );
    const port = await freePort();
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'max_connections=200',
    ];
    const server = [
      join(bin, 'postgres'),
      '-D',
      data,
      ...[...settings, ...(durable ? [] : UNSAFE)].flatMap((setting) => ['-c', setting]),
    ];
    const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, ...server], {
      ...user,
      cwd: '/',
      // In its own process group Ctrl+C does not reach it: the process that uses the server stops it.
      detached: true,
      stdio: ['ignore', log, log, 'pipe'],
    });
    const ended = once(keeper, 'exit');
    keeper.unref();
    const pipe = /** @type {import('node:net').Socket} */ (keeper.stdio[3]);
    pipe.unref();
    await untilReady({ bin, port, hasEnded: () => keeper.exitCode !== null });
    return {
      url: `postgres://haat:${password}@${encodeURIComponent(folder)}:${port}/postgres`,
      pid: keeper.pid ?? 0,
      stop: async () => {
        keeper.ref();
        pipe.end();
        await ended;
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    closeSync(log);
  }
}

/** @param {{ bin: string, port: number, hasEnded: () => boolean }} server */
async function untilReady({ bin, port, hasEnded }) {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(50)) {
    if (hasEnded()) break;
    if (isReady(bin, port)) return;
  }
  throw new Problem(`PostgreSQL did not start; its output is in ${logPath('postgres')}.`);
}

/**
 * @param {string} bin
 * @param {number} port
 */
function isReady(bin, port) {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    return true;
  } catch {
    // Its exit code says that the server is not ready.
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const at = process.argv.indexOf('--');
    const [command, ...args] = at < 0 ? [] : process.argv.slice(at + 1);
    if (!command) throw new Problem('Usage: node bin/postgres.mjs [--durable] -- COMMAND…');
    const postgres = await startPostgres({ durable: process.argv.slice(2, at).includes('--durable') });
    process.on('SIGINT', () => {});
    try {
      const child = spawn(command, args, {
        stdio: 'inherit',
        env: { ...process.env, TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url },
      });
      process.on('SIGTERM', () => child.kill('SIGTERM'));
      process.exitCode = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
      });
    } finally {
      await postgres.stop();
    }
  });
}
