import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { type DatabaseAddress, openDatabase } from '#platform/db/open.ts';
import { openIndexedSearch } from '#search/server/index/indexed-search.ts';
import type { Answered, Told } from './search-in-worker.ts';

/** The thread of a large shop's search: an index with a database connection of its own. */
const { database, keptAt } = workerData as { database: DatabaseAddress; keptAt?: string };
const db = openDatabase(database, { connections: 1 });
// It reads every row once, in order, so the 16 MB that a connection keeps of the file would be of no use.
if (database.kind === 'sqlite') await sql`pragma cache_size = -1000`.execute(db);
const search = openIndexedSearch(db, (failed) => say({ failed }), keptAt);

parentPort?.on('message', (told: Told) => {
  if ('change' in told) search.note(told.change);
  else if ('close' in told) void db.destroy().then(() => parentPort?.close());
  else answer(told).then(say, (error: unknown) => say({ id: told.id, error }));
});

const answer = async (told: Extract<Told, { id: number }>): Promise<Answered> => {
  if ('find' in told) return { id: told.id, found: await search.find(told.find) };
  await search.ready();
  return { id: told.id };
};

function say(answered: Answered): void {
  parentPort?.postMessage(answered);
}
