import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of one test's own, where the tests run on PostgreSQL. */
export async function ownDatabase() {
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
