import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** Work for the outside world. A `dedupeKey` that was used before adds nothing. */
export type Job = { kind: string; payload: unknown; dedupeKey?: string };

/** Does the work of one kind of job; may be called again for the same job after a crash or a failure. */
export type JobHandler = (payload: unknown) => Promise<void>;

const LEASE = 60_000;
const TRIES = 8;
const IDLE = 1000;

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

/** Works jobs off, one at a time, on as many processes as there are; each job is leased, so no two do it at once. */
export function startWorker(
  deps: { db: Db; clock: Clock; log: Log },
  handlers: Record<string, JobHandler>,
): { runDue(): Promise<number>; stop(): Promise<void> } {
  let stopped = false;
  let wake: NodeJS.Timeout | undefined;

  const runDue = async (): Promise<number> => {
    for (let done = 0; ; done += 1) {
      if (stopped || !(await runOne(deps, handlers))) return done;
    }
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
