import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseAddress } from './open.ts';
import { databaseOf, quoted, type Run, runOn, urlOf } from './replacement.ts';

/** An empty database for a trial, used by its maker only. */
type Scratch = { address: DatabaseAddress; remove(): Promise<void> };

const MARK = '_checking_';
const FOLDER = 'backup-check-';
const DAY = 24 * 60 * 60_000;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Makes a scratch database of the same kind as the shop's. On PostgreSQL it is a database on the same server; if the role
 * may not create one, a schema in the shop's database; if it may not do that either, a SQLite file below `folder`.
 * Scratch databases that a crash left behind are removed after a day.
 */
export async function openScratch(shop: DatabaseAddress, folder: string): Promise<Scratch> {
  if (shop.kind === 'postgres') {
    for (const make of [asDatabase, asSchema]) {
      try {
        return await make(shop.url);
      } catch (error) {
        if (!isForbidden(error)) throw error;
      }
    }
  }
  return asFile(folder);
}

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE;

async function asFile(folder: string): Promise<Scratch> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith(FOLDER) && Date.now() - (await stat(path)).mtimeMs > DAY)
      await rm(path, { recursive: true, force: true });
  }
  const own = await mkdtemp(join(folder, FOLDER));
  return {
    address: { kind: 'sqlite', path: join(own, 'haat.sqlite') },
    remove: () => rm(own, { recursive: true, force: true }),
  };
}

async function asDatabase(url: string): Promise<Scratch> {
  const prefix = `${databaseOf(url)}${MARK}`;
  const drop = (name: string): string => `drop database if exists ${quoted(name)} with (force)`;
  const name = await makeNew(url, {
    prefix,
    drop,
    what: 'database',
    list: 'select datname as name from pg_database',
  });
  return {
    address: { kind: 'postgres', url: urlOf(url, name) },
    remove: () => runOn(url, async (run) => void (await run(drop(name)))),
  };
}

async function asSchema(url: string): Promise<Scratch> {
  const drop = (name: string): string => `drop schema if exists ${quoted(name)} cascade`;
  const list = 'select nspname as name from pg_namespace';
  const name = await makeNew(url, { prefix: `haat${MARK}`, drop, what: 'schema', list });
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${name}`);
  return {
    address: { kind: 'postgres', url: address.href },
    remove: () => runOn(url, async (run) => void (await run(drop(name)))),
  };
}

type Place = { prefix: string; what: 'database' | 'schema'; list: string; drop: (name: string) => string };

const makeNew = (url: string, { prefix, what, list, drop }: Place): Promise<string> =>
  runOn(url, async (run) => {
    const now = Date.now();
    for (const old of await named(run, list, prefix))
      if (now - Number(old.slice(prefix.length)) > DAY) await run(drop(old));
    const name = `${prefix}${now}`;
    await run(`create ${what} ${quoted(name)}`);
    return name;
  });

async function named(run: Run, list: string, prefix: string): Promise<string[]> {
  const { rows } = await run(list);
  return (rows as { name: string }[]).map(({ name }) => name).filter((name) => name.startsWith(prefix));
}
