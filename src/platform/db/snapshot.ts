import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { isBackedUp, TABLES } from '#db/tables.ts';
import type { DatabaseAddress } from './open.ts';

/** One row of one table, as the database holds it. */
export type SnapshotRow = { table: (typeof TABLES)[number]; row: Record<string, unknown> };

const BATCH = 1000;

/**
 * Every row of every table that belongs into a backup, as of one moment, while the shop goes on serving and writing. The
 * rows of a table come in no certain order: a row may come before the one that it refers to.
 */
export const snapshot = (address: DatabaseAddress): AsyncIterable<SnapshotRow> =>
  address.kind === 'sqlite' ? sqliteSnapshot(address.path) : postgresSnapshot(address.url);

async function* sqliteSnapshot(path: string): AsyncIterable<SnapshotRow> {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    file.exec('begin'); // the first read fixes the moment; writers go on in the write-ahead log
    expectSound(file);
    for (const table of TABLES.filter(isBackedUp)) {
      for (const row of file.prepare(`select * from ${table}`).iterate()) yield { table, row };
    }
  } finally {
    file.close();
  }
}

const SQLITE_CORRUPT = 11;

/** Checks the indexes, too: a backup reads rows only, and would not notice a damaged index until it is too late. */
function expectSound(file: DatabaseSync): void {
  const found = file.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (found.quick_check === 'ok') return;
  const facts = { code: 'ERR_SQLITE_ERROR', errcode: SQLITE_CORRUPT };
  throw Object.assign(new Error(found.quick_check.replaceAll(/\s+/g, ' ')), facts);
}

async function* postgresSnapshot(url: string): AsyncIterable<SnapshotRow> {
  const client = new pg.Client({ connectionString: url });
  // The query under way fails when the connection breaks. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const table of TABLES.filter(isBackedUp)) {
      await client.query(`declare rows_of_table no scroll cursor for select * from ${table}`);
      for (;;) {
        const { rows } = await client.query<Record<string, unknown>>(`fetch ${BATCH} from rows_of_table`);
        for (const row of rows) yield { table, row };
        if (rows.length < BATCH) break;
      }
      await client.query('close rows_of_table');
    }
  } finally {
    await client.end();
  }
}
