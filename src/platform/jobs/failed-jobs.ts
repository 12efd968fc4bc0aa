import type { Db } from '#db/schema.ts';

/** True if the latest job of a kind that was tried has not succeeded. */
export const isLastFailed = async (db: Db, kind: string): Promise<boolean> =>
  (await lastFailure(db, kind)) !== undefined;

/** The reason why the latest job of a kind that was tried has not succeeded; undefined if it has. */
export async function lastFailure(db: Db, kind: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('jobs')
    .select(['done_at', 'last_error'])
    .where('kind', '=', kind)
    .where((is) => is.or([is('done_at', 'is not', null), is('last_error', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.done_at === null ? (last.last_error ?? '') : undefined;
}

/** The state of the job with a dedupe key; undefined if there is none any more. */
export async function jobByKey(
  db: Db,
  key: string,
): Promise<{ payload: string; state: 'waiting' | 'done' | 'failed'; lastError: string } | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select(['payload', 'done_at', 'last_error'])
    .where('dedupe_key', '=', key)
    .executeTakeFirst();
  if (!job) return undefined;
  const state = job.done_at === null ? (job.last_error === null ? 'waiting' : 'failed') : 'done';
  return { payload: job.payload, state, lastError: job.last_error ?? '' };
}

/** Counts the jobs of the kinds with this prefix that were given up after all tries. */
async function countFailedJobs(db: Db, kind: string): Promise<number> {
  const { failed } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('failed'))
    .where('failed_at', 'is not', null)
    .where('kind', 'like', `${kind}%`)
    .executeTakeFirstOrThrow();
  return failed;
}

/** A job that failed this often (for more than a minute) counts as failing, although it is still tried. */
const TROUBLED = 4;

/** Counts the jobs of the kinds with this prefix that were given up or keep failing. */
export async function countTroubledJobs(db: Db, kind: string): Promise<number> {
  const { failing } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('failing'))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '>=', TROUBLED)
    .where('kind', 'like', `${kind}%`)
    .executeTakeFirstOrThrow();
  return failing + (await countFailedJobs(db, kind));
}

/** Counts the waiting jobs, and those that were given up. */
export async function jobCounts(db: Db): Promise<{ waiting: number; givenUp: number }> {
  const { waiting } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting, givenUp: await countFailedJobs(db, '') };
}
