import { parentPort, workerData } from 'node:worker_threads';
import type { Db } from '#db/schema.ts';
import { type DatabaseAddress, openDatabase } from '#platform/db/open.ts';
import type { WorkName } from './aside.ts';
import { restWhile } from './rests.ts';
import { WORKS } from './works.ts';

/** The thread of one piece of work, with a database connection of its own, over which it only reads. */
const { database, name, question, busy } = workerData as {
  database: DatabaseAddress;
  name: WorkName;
  question: unknown;
  busy: Int32Array;
};
restWhile(busy);
const db = openDatabase(database, { connections: 1, isPatient: true });
try {
  const answer = WORKS[name] as (db: Db, question: unknown) => Promise<unknown>;
  parentPort?.postMessage(await answer(db, question));
} finally {
  await db.destroy();
}
