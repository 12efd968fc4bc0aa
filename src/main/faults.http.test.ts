import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { killUnderLoad } from '#test/faults/kills.ts';

// The short form of `npm run test:faults`, on the kind of database that the tests run on.
const MINUTES = 240_000;

/** A database of one test's own, where the tests run on PostgreSQL. */
async function ownDatabase() {
  const server = process.env['TEST_DATABASE_URL'];
  if (process.env['TEST_DATABASE'] !== 'postgres' || !server)
    return { url: undefined, [Symbol.asyncDispose]: () => Promise.resolve() };
  const name = `haat_faults_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => run(`drop database if exists ${name} with (force)`),
  };
}

test(
  'the power goes while people order: what they were told was done is there, and nothing is half done',
  async () => {
    await using database = await ownDatabase();
    const { broken, rounds, orders } = await killUnderLoad({ rounds: 2, databaseUrl: database.url });
    expect(broken).toEqual([]);
    expect([rounds, orders > 0]).toEqual([2, true]);
  },
  MINUTES,
);
