import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '#base/failure.ts';
import type { Db } from '#db/schema.ts';
import { leftByUndo } from '#imports/server/queries.ts';
import { importById } from '#imports/server/staged/import-row.ts';
import { startUndo, UNDO_JOB, undoHandler } from '#imports/server/staged/take-back.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { closeBrokenOff, COMMAND_LINE } from './import-recorded.ts';

const LOOK_AGAIN_MS = 200;

/** The result of undoing an import: number of products set back, and those left as they are, with the reasons. */
export type TakenBack = {
  fileName: string;
  takenBack: number;
  left: { title: string; reason: string }[];
};

/**
 * Takes the newest import from the command line back that was not taken back yet. It is the same work that the back office
 * asks for; a shop that runs may do it meanwhile, and one that was broken off goes on.
 */
export async function takeBackLatest(platform: Platform): Promise<TakenBack> {
  const { db, clock } = platform;
  await closeBrokenOff(db);
  const latest = await newestToTakeBack(db);
  if (!latest) throw new Failure('not_found', 'Nothing was imported from the command line lately.');
  const { id, file_name: fileName } = latest;
  if (latest.undo === '') await inTransaction(db, (tx) => startUndo(tx, id, clock.now()));
  const worker = startWorker(platform, { [UNDO_JOB]: undoHandler(platform) });
  try {
    await worker.runDue();
    while ((await importById(db, id)).undo === 'undoing') await wait(LOOK_AGAIN_MS);
  } finally {
    await worker.stop();
  }
  const { taken_back: takenBack } = await importById(db, id);
  const { left } = await leftByUndo(db, id);
  return { fileName, takenBack, left };
}

const newestToTakeBack = (db: Db) =>
  db
    .selectFrom('imports')
    .select(['id', 'file_name', 'undo'])
    .where('actor_id', 'is', null)
    .where('actor_name', '=', COMMAND_LINE.name)
    .where('state', '=', 'done')
    .where('undo', '<>', 'undone')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
