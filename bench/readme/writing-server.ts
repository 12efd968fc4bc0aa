import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { sayPort } from '../support/bare-process.ts';

/** A bare server that writes rows into a SQLite file, which FILE names, before it sends each answer. */
const ROWS = 14; // so many an order of three lines writes
const TEXT = 'a row of an order'.repeat(10);

const db = new DatabaseSync(process.env['FILE'] ?? ':memory:');
db.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table rows (id text primary key, text text)',
);
const insert = db.prepare('insert into rows values (?, ?)');
const server = createServer((_, response) => {
  db.exec('begin immediate');
  for (let row = 0; row < ROWS; row += 1) insert.run(randomUUID(), TEXT);
  db.exec('commit');
  response.end('written');
});
await sayPort(server);
