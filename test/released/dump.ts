import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { findPostgres } from '../../bin/postgres/find-postgres.mjs';

/** A whole database, tables and rows, as statements that make it anew. */
export const dump = (address: DatabaseAddress): string =>
  address.kind === 'sqlite' ? dumpFile(address.path) : dumpServer(address.url);

/** Makes a database of a dump; the place must be empty. */
export async function load(address: DatabaseAddress, statements: string): Promise<void> {
  if (address.kind === 'sqlite') {
    const file = new DatabaseSync(address.path);
    file.exec(statements);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: address.url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

function dumpFile(path: string): string {
  const file = new DatabaseSync(path, { readOnly: true });
  const schema = file
    .prepare(
      `select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid`,
    )
    .all() as { type: string; name: string; sql: string }[];
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => name);
  const made = schema.map(({ sql }) => `${sql};`);
  const rows = tables.flatMap((table) => insertsOf(file, table));
  file.close();
  return `${['begin;', ...made, ...rows, 'commit;'].join('\n')}\n`;
}

function insertsOf(file: DatabaseSync, table: string): string[] {
  const columns = (file.prepare(`pragma table_info(${table})`).all() as { name: string }[]).map(
    ({ name }) => name,
  );
  const quoted = columns.map((name) => `quote(${name})`).join(" || ', ' || ");
  const rows = file.prepare(`select ${quoted} as row from ${table}`).all() as { row: string }[];
  return rows.map(({ row }) => `insert into ${table} (${columns.join(', ')}) values (${row});`);
}

function dumpServer(url: string): string {
  const bin = findPostgres();
  if (!bin) throw new Error('there is no PostgreSQL here: install its server');
  const text = execFileSync(
    join(bin, 'pg_dump'),
    ['--inserts', '--no-owner', '--no-privileges', '--no-comments', url],
    { encoding: 'utf8' },
  );
  const isStatement = (line: string): boolean =>
    line !== '' && !/^(--|\\|SET |SELECT pg_catalog\.set_config)/.test(line);
  return `${text.split('\n').filter(isStatement).join('\n')}\n`;
}
