import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Db } from '#db/schema.ts';
import { type DatabaseAddress, openDatabase } from '#platform/db/open.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { reuse, type ReusedDatabase } from './reused-database.ts';

/** A migrated, empty database of the test's own, on whichever kind TEST_DATABASE names. */
export type TestDatabase = {
  address: DatabaseAddress;
  dataDir: string;
  /** Opens it on connections of earlier tests, where there are some. */
  open?(): Db;
  remove(): Promise<void>;
};

let template: Promise<string> | undefined;

/** The databases of this worker that wait for its next test. */
const idle: ReusedDatabase[] = [];

/**
 * The same as a new one, and cheaper: on PostgreSQL the database of an earlier test of this worker, emptied. A test that
 * renames or replaces databases takes a new one.
 */
export async function emptyTestDatabase(): Promise<TestDatabase> {
  if (process.env['TEST_DATABASE'] !== 'postgres' || !(await mayReuse())) return newTestDatabase();
  const made = idle.pop() ?? (await reuse(postgresUrl(await copyOfTemplate())));
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-test-'));
  return {
    address: { kind: 'postgres', url: made.url },
    dataDir,
    open: () => made.open(),
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (await made.empty()) return void idle.push(made);
      await made.close();
      await drop(new URL(made.url).pathname.slice(1));
    },
  };
}

/** Copies this worker's migrated template; SQLite in a temporary folder, PostgreSQL by `create database … template`. */
export async function newTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-test-'));
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    const path = join(dataDir, 'haat.sqlite');
    copyFileSync(await (template ??= sqliteTemplate()), path);
    return {
      address: { kind: 'sqlite', path },
      dataDir,
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  }
  const name = await copyOfTemplate();
  return {
    address: { kind: 'postgres', url: postgresUrl(name) },
    dataDir,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await drop(name);
    },
  };
}

/** A database without any table, of whichever kind TEST_DATABASE names. */
export async function newEmptyDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-test-'));
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    const path = join(dataDir, 'haat.sqlite');
    return { address: { kind: 'sqlite', path }, dataDir, remove: async () => removeFolder() };
  }
  const name = `haat_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name}`);
  return {
    address: { kind: 'postgres', url: postgresUrl(name) },
    dataDir,
    remove: async () => {
      removeFolder();
      await drop(name);
    },
  };
}

async function sqliteTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-template-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'template.sqlite');
  const db = openDatabase({ kind: 'sqlite', path });
  await migrate(db, 'sqlite');
  await db.destroy();
  return path;
}

async function postgresTemplate(): Promise<string> {
  const name = `haat_template_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name}`);
  const db = openDatabase({ kind: 'postgres', url: postgresUrl(name) }, { connections: 1 });
  await migrate(db, 'postgres');
  await db.destroy();
  return name;
}

async function copyOfTemplate(): Promise<string> {
  const name = `haat_${randomUUID().replaceAll('-', '')}`;
  const from = await (template ??= postgresTemplate());
  // Copying files is twice as fast as the usual way through the log; nothing here has to outlive a power cut.
  await runOnServer(`create database ${name} template ${from} strategy file_copy`);
  return name;
}

const drop = (name: string): Promise<unknown> => runOnServer(`drop database ${name} with (force)`);

let isSuperuser: Promise<boolean> | undefined;

/** Only a superuser may empty tables in any order; another one gets a new database for each test. */
const mayReuse = (): Promise<boolean> =>
  (isSuperuser ??= runOnServer('select rolsuper from pg_roles where rolname = current_user').then(
    ([role]) => role?.['rolsuper'] === true,
  ));

function postgresUrl(name: string): string {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given)
    throw new Error('TEST_DATABASE_URL is missing: `node bin/postgres.mjs -- vitest run` starts a server.');
  const url = new URL(given);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOnServer(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgresUrl('postgres') });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
