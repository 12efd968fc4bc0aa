import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const SECONDS = 1;
/** The best second counts: in others a shared disk is half as fast. */
const TIMES = 5;
const CONNECTIONS = 8;

/** Commits a second of one row each, on the disk before the next begins: the least that an order could cost. */
export const commitsOnSqlite = (): number =>
  inBareFile((db) => {
    db.exec('pragma journal_mode = wal; pragma synchronous = full; create table rows (text text)');
    const insert = db.prepare('insert into rows values (?)');
    const aSecond = (): number => {
      let done = 0;
      const end = performance.now() + SECONDS * 1000;
      for (; performance.now() < end; done += 1) insert.run('a row');
      return done / SECONDS;
    };
    return Math.max(...Array.from({ length: TIMES }, aSecond));
  });

/** The same on PostgreSQL, by eight connections. */
export async function commitsOnPostgres(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query('create table bare_rows (text text)');
  const aSecond = async (): Promise<number> => {
    const end = performance.now() + SECONDS * 1000;
    let done = 0;
    const work = async (): Promise<void> => {
      for (; performance.now() < end; done += 1) await pool.query("insert into bare_rows values ('a row')");
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return done / SECONDS;
  };
  let best = 0;
  for (let time = 0; time < TIMES; time += 1) best = Math.max(best, await aSecond());
  await pool.query('drop table bare_rows');
  await pool.end();
  return best;
}

/** Writes each line of a text as a row, in one transaction. */
export const writeRows = (text: string): void =>
  inBareFile((db) => {
    db.exec('pragma journal_mode = wal; create table rows (id text primary key, text text); begin');
    const insert = db.prepare('insert into rows values (?, ?)');
    for (const [at, line] of text.split('\n').entries()) insert.run(String(at), line);
    db.exec('commit');
  });

function inBareFile<Value>(work: (db: DatabaseSync) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'haat-bare-'));
  const db = new DatabaseSync(join(folder, 'bare.sqlite'));
  try {
    return work(db);
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
