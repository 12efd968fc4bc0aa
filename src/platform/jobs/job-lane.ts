import { setTimeout as wait } from 'node:timers/promises';
import { after } from '#base/time.ts';
import { type Held, holdLeases, type Leased, leasesOf, LONGEST_WAIT, type WorkerDeps } from './job-lease.ts';

/**
 * Does one kind of job. After a crash or a failure it is called again with the same id. Long work should stop when
 * `signal` says that the shop is stopping; that is no failure, and the job continues after the next start.
 */
export type JobHandler = (payload: unknown, id: string, signal: AbortSignal) => Promise<void>;

/** The pause before work is looked for, or tried, again. */
export const IDLE = 1000;

/** Ten seconds after the first failure, then twice as long each time, then each hour: given up after about a day. */
const TRIES = 32;
const FIRST_WAIT = 10_000;

/** Quick jobs are taken several at a time: twice as many after each round in which all were quick. */
const AT_ONCE = 20;
const QUICK_MS = 20;

/** The jobs of one kind, one after the other. */
export function openLane(deps: WorkerDeps, kind: string, handler: JobHandler) {
  const findLeases = leasesOf(deps, kind);
  const stopping = new AbortController();
  const { signal } = stopping;
  return {
    kind,
    runDue: async (): Promise<number> => {
      let done = 0;
      for (let most = 1; !signal.aborted;) {
        const jobs = await findLeases(most);
        if (jobs.length === 0) return done;
        const { ended, isQuick } = await runAll(deps, jobs, { handler, signal });
        done += ended;
        most = isQuick ? Math.min(AT_ONCE, 2 * most) : 1;
      }
      return done;
    },
    stop: () => stopping.abort(),
  };
}

type Doing = { handler: JobHandler; signal: AbortSignal };

/**
 * Does leased jobs one after another. Quick ones are noted together; a slow one is noted at once with those before it,
 * since unnoted jobs are done again after a crash. Jobs that are not begun any more are given back.
 */
async function runAll(deps: WorkerDeps, jobs: readonly Leased[], { handler, signal }: Doing) {
  const held = holdLeases(deps, jobs);
  const waiting = [...jobs];
  let done: Leased[] = [];
  let isQuick = true;
  const note = async (): Promise<void> => {
    await noteDone(deps, held, { jobs: done, signal });
    done = [];
  };
  try {
    while (waiting.length > 0 && !signal.aborted && !held.isLost()) {
      const job = waiting[0]!;
      const began = performance.now();
      try {
        await handler(JSON.parse(job.payload), job.id, signal);
        done.push(job);
      } catch (error) {
        if (signal.aborted) break;
        await note();
        await noteFailed(deps, held, { job, error });
      }
      waiting.shift();
      if (performance.now() - began <= QUICK_MS) continue;
      isQuick = false;
      await note();
    }
    await note();
    await giveBack(deps, held, waiting);
  } finally {
    await held.release(...jobs.map(({ id }) => id));
  }
  return { ended: jobs.length - waiting.length, isQuick };
}

async function noteFailed(
  { db, clock, log }: WorkerDeps,
  held: Held,
  { job: { id, kind, attempts: before }, error }: { job: Leased; error: unknown },
): Promise<void> {
  await held.release(id);
  const attempts = before + 1;
  log.error('job.failed', error, { job: id, kind, attempts });
  await db
    .updateTable('jobs')
    .set({
      attempts,
      last_error: error instanceof Error ? error.message : String(error),
      locked_until: null,
      run_at: after(clock.now(), Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT)),
      failed_at: attempts >= TRIES ? clock.now() : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Gives jobs back that were not begun, so that another worker or the next start does them. */
async function giveBack({ db }: WorkerDeps, held: Held, jobs: readonly Leased[]): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  const isMine = !held.isLost();
  await held.release(...ids);
  // A lease that was lost is another worker's.
  if (isMine) await db.updateTable('jobs').set({ locked_until: null }).where('id', 'in', ids).execute();
}

/** Retries until the result is saved, however long the database is away. Otherwise the jobs would be done again. */
async function noteDone(
  { db, clock, log }: WorkerDeps,
  held: Held,
  { jobs, signal }: { jobs: readonly Leased[]; signal: AbortSignal },
): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  await held.release(...ids);
  for (let tries = 1; ; tries += 1) {
    try {
      await db
        .updateTable('jobs')
        .set({ done_at: clock.now(), locked_until: null })
        .where('id', 'in', ids)
        .execute();
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      if (tries === 1) log.error('job.not_noted', error, { job: ids.join(' '), kind: jobs[0]?.kind });
      await wait(IDLE);
    }
  }
}
