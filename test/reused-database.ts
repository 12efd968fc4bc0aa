import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Schema } from '#db/schema.ts';
import { openPool } from '#platform/db/postgres-pool.ts';

/** A database that one test after another has for itself: made anew, it costs more than most tests do. */
export type ReusedDatabase = {
  url: string;
  /** Opens it on connections that stay when it is closed, with the statements that were prepared on them. */
  open(): Db;
  /** Brings it back to what it was; false when that cannot be, because its tables are others now or it grew large. */
  empty(): Promise<boolean>;
  close(): Promise<void>;
};

/** What one test may leave behind in pages of dead rows; with more of them, later tests would be slower. */
const LARGEST_GROWTH = 16 * 1024 ** 2;

/** What changes with any change of a table, an index or a rule. */
const SCHEMA = `select concat_ws(' ',
  (select concat_ws(' ', count(*), max(xmin::text::bigint)) from pg_class where oid >= 16384),
  (select concat_ws(' ', count(*), max(xmin::text::bigint)) from pg_attribute where attrelid >= 16384),
  (select concat_ws(' ', count(*), max(xmin::text::bigint)) from pg_constraint where oid >= 16384)) as schema`;

const SIZE = 'select pg_database_size(current_database())::int as size';
/** The connections that are kept, as PostgreSQL lists them. */
const KEPT = 'kept-for-tests';
const CONNECTIONS = 8;
const OTHERS = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and application_name <> '${KEPT}' limit 1`;

/** Takes a database as it is now for what it has to be at the begin of each test. Needs a superuser. */
export async function reuse(url: string): Promise<ReusedDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async <Column extends string, Value>(column: Column, sql: string): Promise<Value> =>
    (await client.query<Record<Column, Value>>(sql)).rows[0]![column];
  const schema = await one<'schema', string>('schema', SCHEMA);
  const size = await one<'size', number>('size', SIZE);
  const emptying = await emptyingOf(client);
  const pool = openPool(named(url), { connections: CONNECTIONS, isPatient: false });
  // Fifty orders at once take longer than a shop lets anybody wait, where other programs keep the processors busy.
  pool.options.connectionTimeoutMillis = 20_000;
  // Whoever closes the database waits for its last query, as with connections that end.
  const untilIdle = async (): Promise<void> => {
    while (pool.idleCount < pool.totalCount) await once(pool, 'release');
  };
  const lent = { connect: () => pool.connect(), end: untilIdle, options: pool.options };
  return {
    url,
    open: () => new Kysely<Schema>({ dialect: new PostgresDialect({ pool: lent }) }),
    empty: async () => {
      // Whoever still writes would write into the next test.
      if (!(await isAlone(client))) return false;
      if ((await one<'schema', string>('schema', SCHEMA)) !== schema) return false;
      await client.query(emptying);
      return (await one<'size', number>('size', SIZE)) < size + LARGEST_GROWTH;
    },
    close: async () => {
      await pool.end();
      await client.end();
    },
  };
}

function named(url: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', KEPT);
  return address.href;
}

/** Whether nobody else is connected; a connection that was closed is gone a moment later. */
async function isAlone(client: pg.Client): Promise<boolean> {
  for (let asked = 0; asked < 40; asked += 1) {
    if ((await client.query(OTHERS)).rowCount === 0) return true;
    await setTimeout(5);
  }
  return false;
}

/** The statements that bring all rows and sequences back to what they are now, in one transaction. */
async function emptyingOf(client: pg.Client): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const statements: string[] = [];
  for (const { name } of tables) {
    statements.push(`delete from ${name}`);
    const { rows } = await client.query<{ all: string | null }>(
      `select json_agg(t)::text as all from ${name} t`,
    );
    const [kept] = rows;
    if (kept?.all)
      statements.push(
        `insert into ${name} select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(kept.all)})`,
      );
  }
  const { rows: sequences } = await client.query<{ statement: string }>(
    `select format('select setval(%L, %s, %L)', quote_ident(sequencename), coalesce(last_value, start_value), last_value is not null) as statement
     from pg_sequences where schemaname = 'public'`,
  );
  return [
    'begin',
    // The rows of one table may name rows of another that is emptied before it.
    'set local session_replication_role = replica',
    ...statements,
    ...sequences.map(({ statement }) => statement),
    'commit',
  ].join(';\n');
}
