import type { Insertable } from 'kysely';
import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { isUnreachable } from '#platform/db/errors.ts';
import { hot } from '#platform/db/hot.ts';
import type { Log } from '#platform/log/log.ts';
import { forgetRequests } from '#platform/once/once.ts';
import { IDLE, type JobHandler, openLane } from './job-lane.ts';
import { dueKinds, type WorkerDeps } from './job-lease.ts';

/**
 * Work with an outside effect. A job whose `dedupeKey` was used before, and has not been deleted yet, is not added
 * again. `wait` is how many milliseconds it waits before it is done for the first time: an hour at most, which is the
 * longest that any job waits.
 */
export type Job = { kind: string; payload: unknown; dedupeKey?: string; wait?: number };

export type { JobHandler } from './job-lane.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Mails contain personal data, so they are kept only for the time in which the shop may be asked about them. */
const KEPT_AFTER = { done: 7 * DAY, givenUp: 90 * DAY };
const SWEPT_AT_ONCE = 1000;

/** Writes the job in the transaction that causes it: both happen or neither. */
export const addJob = (tx: Tx, job: Job, now: Instant): Promise<void> => addJobs(tx, [job], now);

/** Adds several jobs at once, which are done in this order where they are of one kind. */
export async function addJobs(tx: Tx, jobs: readonly Job[], now: Instant): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map((job) => ({
    id: newId(),
    kind: job.kind,
    payload: JSON.stringify(job.payload),
    dedupe_key: job.dedupeKey ?? null,
    run_at: after(now, job.wait ?? 0),
    attempts: triesAtFirst(job),
    created_at: now,
  }));
  await addRows(tx, { rows });
}

const addRows = hot((db, { rows }: { rows: readonly Insertable<Schema['jobs']>[] }) =>
  db
    .insertInto('jobs')
    .values(rows)
    .onConflict((row) => row.column('dedupe_key').doNothing()),
);

/**
 * The tries that a new job begins with. An untried job is done at once, whatever its time is, because the clock may
 * have been set back. A job that waits therefore begins as if it had been tried once: then its time counts.
 */
const triesAtFirst = ({ wait = 0 }: Job): 0 | 1 => (wait > 0 ? 1 : 0);

/**
 * Starts the worker of this process. It looks once a second which kinds of job are due, and does one job of each kind at a time, so
 * a slow mail server delays only mails.
 * Each job is leased, so two processes never do the same one. Once an hour it deletes jobs that were done 7 days ago or
 * given up 90 days ago, and requests that are 30 days old.
 */
export function startWorker(
  deps: WorkerDeps,
  handlers: Record<string, JobHandler>,
): { runDue(): Promise<number>; stop(): Promise<void> } {
  const lanes = Object.entries(handlers).map(([kind, handler]) => openLane(deps, kind, handler));
  let isStopped = false;
  let sweepAt = '';
  const sweepWhenDue = async (): Promise<void> => {
    const now = deps.clock.now();
    // Monotonic: a clock that was set back must not delay the next deletion.
    if (isStopped || (now < sweepAt && sweepAt <= after(now, HOUR))) return;
    sweepAt = after(now, HOUR);
    await sweepJobs(deps.db, now);
    await forgetRequests(deps.db, now);
  };
  const trouble = openTrouble(deps.log);
  const underWay = new Map<string, Promise<void>>();
  const beginDue = async (): Promise<void> => {
    const kinds = await dueKinds(deps);
    for (const { kind, runDue } of lanes) {
      if (isStopped || !kinds.has(kind) || underWay.has(kind)) continue;
      const work = runDue().then(() => undefined, trouble.told);
      underWay.set(
        kind,
        work.finally(() => underWay.delete(kind)),
      );
    }
  };
  const rounds = [
    everySecond(trouble, beginDue),
    // One that is not due asks the database nothing.
    everySecond({ ...trouble, over: () => undefined }, sweepWhenDue),
  ];
  return {
    runDue: async () => {
      let done = 0;
      for (const { runDue } of lanes) done += await runDue();
      await sweepWhenDue();
      return done;
    },
    stop: async () => {
      isStopped = true;
      for (const lane of lanes) lane.stop();
      await Promise.all(rounds.map((round) => round.stop()));
      await Promise.all(underWay.values());
    },
  };
}

type Trouble = { over: () => void; told: (error: unknown) => void };

/** Logs failed rounds; a database that is away only once until a round succeeds. */
function openTrouble(log: Log): Trouble {
  let isAway = false;
  return {
    over: () => (isAway = false),
    told: (error) => {
      if (isAway && isUnreachable(error)) return;
      isAway = isUnreachable(error);
      log.error('jobs.round_failed', error);
    },
  };
}

/** Runs the work again and again, with a second between, whatever its result. */
function everySecond(trouble: Trouble, work: () => Promise<unknown>): { stop(): Promise<void> } {
  let isStopped = false;
  let wake: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    wake = setTimeout(() => {
      round = work()
        .then(trouble.over, trouble.told)
        .finally(() => {
          if (!isStopped) schedule();
        });
    }, IDLE);
    wake.unref();
  };
  schedule();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(wake);
      await round;
    },
  };
}

async function sweepJobs(db: Db, now: Instant): Promise<void> {
  const ends = { done_at: KEPT_AFTER.done, failed_at: KEPT_AFTER.givenUp } as const;
  for (const end of ['done_at', 'failed_at'] as const) {
    const old = db
      .selectFrom('jobs')
      .select('id')
      .where(end, '<', after(now, -ends[end]))
      .limit(SWEPT_AT_ONCE);
    // In small batches, so that no order waits for a long deletion.
    for (let gone = SWEPT_AT_ONCE; gone === SWEPT_AT_ONCE;) {
      const { numDeletedRows } = await db.deleteFrom('jobs').where('id', 'in', old).executeTakeFirstOrThrow();
      gone = Number(numDeletedRows);
    }
  }
}
