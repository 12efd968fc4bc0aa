import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startBareProcess } from '../support/bare-process.ts';
import { load } from '../support/wrk.ts';

const SECONDS = 1;
/** The best second counts: in others a shared disk is half as fast. */
const TIMES = 5;
const WRITING_SERVER = fileURLToPath(new URL('writing-server.ts', import.meta.url));

/** Answers a second of a bare server of which each is a commit of as many rows as an order writes, on the disk before it is sent. */
export async function answersFromSqlite(connections: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-bare-'));
  const server = await startBareProcess(WRITING_SERVER, { FILE: join(folder, 'bare.sqlite') });
  try {
    return await bestOf(async () => (await load(server.url, { seconds: SECONDS, connections })).perSecond);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Commits a second of one row each. */
export async function commitsOnPostgres(url: string, connections: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query('create table bare_rows (text text)');
  const aSecond = async (): Promise<number> => {
    const end = performance.now() + SECONDS * 1000;
    let done = 0;
    const work = async (): Promise<void> => {
      for (; performance.now() < end; done += 1) await pool.query("insert into bare_rows values ('a row')");
    };
    await Promise.all(Array.from({ length: connections }, work));
    return done / SECONDS;
  };
  const best = await bestOf(aSecond);
  await pool.query('drop table bare_rows');
  await pool.end();
  return best;
}

/** Writes each line of a text as a row, in one transaction. */
export function writeRows(text: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'haat-bare-'));
  const db = new DatabaseSync(join(folder, 'bare.sqlite'));
  try {
    db.exec('pragma journal_mode = wal; create table rows (id text primary key, text text); begin');
    const insert = db.prepare('insert into rows values (?, ?)');
    for (const [at, line] of text.split('\n').entries()) insert.run(String(at), line);
    db.exec('commit');
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bestOf(aSecond: () => Promise<number>): Promise<number> {
  let best = 0;
  for (let time = 0; time < TIMES; time += 1) best = Math.max(best, await aSecond());
  return best;
}
