import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** Work for the outside world. A `dedupeKey` that was used before, and is not swept away yet, adds nothing. */
export type Job = { kind: string; payload: unknown; dedupeKey?: string };

/** Does the work of one kind of job; may be called again for the same job after a crash or a failure. */
export type JobHandler = (payload: unknown) => Promise<void>;

const LEASE = 60_000;
const TRIES = 8;
const IDLE = 1000;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A mail's text and address are somebody's: they stay no longer than somebody may ask what became of it. */
const KEPT_AFTER = { done: 7 * DAY, givenUp: 90 * DAY };
const SWEPT_AT_ONCE = 1000;

/** Writes the job in the transaction that causes it: both happen or neither. */
export async function addJob(tx: Tx, job: Job, now: Instant): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      id: newId(),
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      dedupe_key: job.dedupeKey ?? null,
      run_at: now,
      created_at: now,
    })
    .onConflict((row) => row.column('dedupe_key').doNothing())
    .execute();
}

/**
 * Works jobs off, one at a time, on as many processes as there are; each job is leased, so no two do it at once. Once
 * an hour it forgets jobs that were done 7 days ago, or given up 90 days ago, with all that they held.
 */
export function startWorker(
  deps: { db: Db; clock: Clock; log: Log },
  handlers: Record<string, JobHandler>,
): { runDue(): Promise<number>; stop(): Promise<void> } {
  let stopped = false;
  let wake: NodeJS.Timeout | undefined;

  let sweepAt = '';

  const runDue = async (): Promise<number> => {
    let done = 0;
    while (!stopped && (await runOne(deps, handlers))) done += 1;
    const now = deps.clock.now();
    if (!stopped && now >= sweepAt) {
      sweepAt = after(now, HOUR);
      await sweepJobs(deps.db, now);
    }
    return done;
  };
  let round: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    wake = setTimeout(() => {
      round = runDue()
        .then(() => undefined)
        .catch((error: unknown) => deps.log.error('jobs.round_failed', error))
        .finally(() => {
          if (!stopped) schedule();
        });
    }, IDLE);
    wake.unref();
  };
  schedule();
  return {
    runDue,
    stop: async () => {
      stopped = true;
      clearTimeout(wake);
      await round;
    },
  };
}

async function runOne(
  { db, clock, log }: Parameters<typeof startWorker>[0],
  handlers: Record<string, JobHandler>,
) {
  const job = await lease(db, clock.now());
  if (!job) return false;
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await handler(JSON.parse(job.payload));
    await db
      .updateTable('jobs')
      .set({ done_at: clock.now(), locked_until: null })
      .where('id', '=', job.id)
      .execute();
  } catch (error) {
    const attempts = job.attempts + 1;
    log.error('job.failed', error, { job: job.id, kind: job.kind, attempts });
    await db
      .updateTable('jobs')
      .set({
        attempts,
        last_error: error instanceof Error ? error.message : String(error),
        locked_until: null,
        run_at: after(clock.now(), 2 ** attempts * 5000),
        failed_at: attempts >= TRIES ? clock.now() : null,
      })
      .where('id', '=', job.id)
      .execute();
  }
  return true;
}

/** Takes the oldest due job; the guard in the update makes sure that only one process gets it. */
async function lease(db: Db, now: Instant) {
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', now)]))
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return db
    .updateTable('jobs')
    .set({ locked_until: after(now, LEASE) })
    .where('id', '=', due.id)
    .where('done_at', 'is', null)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', now)]))
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst();
}

async function sweepJobs(db: Db, now: Instant): Promise<void> {
  const ends = { done_at: KEPT_AFTER.done, failed_at: KEPT_AFTER.givenUp } as const;
  for (const end of ['done_at', 'failed_at'] as const) {
    const old = db
      .selectFrom('jobs')
      .select('id')
      .where(end, '<', after(now, -ends[end]))
      .limit(SWEPT_AT_ONCE);
    // A little at a time, so that nobody's order waits for a long deletion.
    for (let gone = SWEPT_AT_ONCE; gone === SWEPT_AT_ONCE;) {
      const { numDeletedRows } = await db.deleteFrom('jobs').where('id', 'in', old).executeTakeFirstOrThrow();
      gone = Number(numDeletedRows);
    }
  }
}
