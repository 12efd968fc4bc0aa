import pg from 'pg';

/** Runs one statement. */
export type Run = (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Runs statements on a connection of their own, outside of any transaction. */
export async function runOn<T>(url: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The statement under way fails when the connection breaks. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work((sql, values) => client.query(sql, values));
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** The name of the database that an address leads to. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** A name as it is written in a statement. */
export const quoted = (name: string): string => pg.escapeIdentifier(name);
