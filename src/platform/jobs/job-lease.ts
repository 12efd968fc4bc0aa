import { after, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';

/** What a worker needs. `watch` is a monotonic clock in milliseconds. */
export type WorkerDeps = { db: Db; clock: Clock; log: Log; watch?: () => number };

/** No job waits longer than this for its next try. */
export const LONGEST_WAIT = 60 * 60_000;

const LEASE = 60_000;
const RENEWED_EVERY = 10_000;
/** How long a worker watches a lease that seems to have expired before it takes the job over. */
const BELIEVED_AFTER = 2.5 * RENEWED_EVERY;
const LOOKED_AT = 20;

/** A job that this worker alone may do. */
export type Leased = { id: string; kind: string; payload: string; attempts: number; locked_until: string };

/**
 * Finds the oldest due job of one kind and takes it. The guard in the update makes sure that only one process gets
 * it. A lease that has expired, or that ends too far in the future, may only mean that the clock was set. A worker
 * renews its lease regularly, so if the lease stays unchanged for a while by the monotonic clock, its worker is gone.
 */
export function leaseOf({ db, clock, watch = monotonic }: WorkerDeps, kind: string) {
  const seen = new Map<string, { until: string; since: number }>();
  const hasHolder = (id: string, until: string): boolean => {
    const before = seen.get(id);
    if (before?.until === until) return watch() - before.since < BELIEVED_AFTER;
    seen.set(id, { until, since: watch() });
    return true;
  };

  return async (): Promise<Leased | undefined> => {
    const now = clock.now();
    const due = await dueOf(db, kind, now);
    for (const id of seen.keys()) if (!due.some((job) => job.id === id)) seen.delete(id);
    const free = due.find(({ id, locked_until }) => locked_until === null || !hasHolder(id, locked_until));
    if (!free) return undefined;
    const until = after(now, LEASE);
    const taken = await db
      .updateTable('jobs')
      .set({ locked_until: until })
      .where('id', '=', free.id)
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('attempts', '=', free.attempts)
      .where('locked_until', free.locked_until === null ? 'is' : '=', free.locked_until)
      .returning(['id', 'kind', 'payload', 'attempts'])
      .executeTakeFirst();
    return taken && { ...taken, locked_until: until };
  };
}

/**
 * Jobs that were never tried are always due. So are jobs whose next try is further away than any can be: a wrong
 * clock wrote that.
 */
const dueOf = (db: Db, kind: string, now: Instant) =>
  db
    .selectFrom('jobs')
    .select(['id', 'locked_until', 'attempts'])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('kind', '=', kind)
    .where((is) =>
      is.or([is('run_at', '<=', now), is('attempts', '=', 0), is('run_at', '>', after(now, LONGEST_WAIT))]),
    )
    .where((is) =>
      is.or([
        is('locked_until', 'is', null),
        is('locked_until', '<', now),
        is('locked_until', '>', after(now, LEASE)),
      ]),
    )
    .orderBy('run_at')
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute();

/** Renews a lease until it is released. */
export function holdLease({ db, clock, log }: WorkerDeps, job: Leased): { letGo(): Promise<void> } {
  let until = job.locked_until;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async (): Promise<void> => {
    const next = after(clock.now(), LEASE);
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ locked_until: next })
      .where('id', '=', job.id)
      .where('locked_until', '=', until)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) until = next;
    else log.warn('job.lease_lost', { job: job.id, kind: job.kind });
  };
  const timer = setInterval(() => {
    renewing = renew().catch((error: unknown) => log.error('job.lease_not_renewed', error, { job: job.id }));
  }, RENEWED_EVERY);
  timer.unref();
  return {
    letGo: async () => {
      clearInterval(timer);
      await renewing;
    },
  };
}

const monotonic = (): number => performance.now();
