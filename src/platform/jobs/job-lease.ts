import { after, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import { inOneStatement } from '#platform/db/transaction.ts';
import type { Log } from '#platform/log/log.ts';
import type { Clock } from '#platform/platform.ts';

/** Dependencies of a worker. `watch` is a monotonic clock in milliseconds. */
export type WorkerDeps = { db: Db; clock: Clock; log: Log; watch?: () => number };

/** No job waits longer than this for its next try. */
export const LONGEST_WAIT = 60 * 60_000;

const LEASE = 60_000;
const RENEWED_EVERY = 10_000;
/** The time that a worker watches a lease that seems to have expired before it takes the job over. */
const BELIEVED_AFTER = 2.5 * RENEWED_EVERY;
const LOOKED_AT = 20;
/** A worker looks again so often when others were faster, before it rests. */
const LOST_AT_MOST = 5;

/** A job that this worker alone may do. */
export type Leased = { id: string; kind: string; payload: string; attempts: number; locked_until: string };

/**
 * Finds the oldest due jobs of one kind and takes them: up to `most` untried ones, or else one. The guard in the update
 * makes sure that only one process gets each. A lease that has expired, or that ends too far in the future, may only
 * mean that the clock was set. A worker renews its leases regularly, so if a lease stays unchanged for a while by the
 * monotonic clock, its worker is gone.
 */
export function leasesOf({ db, clock, watch = monotonic }: WorkerDeps, kind: string) {
  const seen = new Map<string, { until: string; since: number }>();
  const hasHolder = (id: string, until: string): boolean => {
    const before = seen.get(id);
    if (before?.until === until) return watch() - before.since < BELIEVED_AFTER;
    seen.set(id, { until, since: watch() });
    return true;
  };

  /** Undefined if nothing is due; empty if another worker was faster. */
  const take = async (most: number): Promise<Leased[] | undefined> => {
    const moments = momentsAt(clock.now());
    const { until } = moments;
    const due = await dueOf(db, { kind, ...moments });
    for (const id of seen.keys()) if (!due.some((job) => job.id === id)) seen.delete(id);
    const free = due.filter(({ id, locked_until }) => locked_until === null || !hasHolder(id, locked_until));
    const [first] = free;
    if (!first) return undefined;
    const later = free.findIndex((job) => !isUntried(job));
    const untried = free.slice(0, later < 0 ? most : Math.min(later, most)).map(({ id }) => id);
    const taken = await inOneStatement(db, () =>
      untried.length > 0 ? takeUntried(db, { ids: untried, until }) : takeAgain(db, first, until),
    );
    const place = new Map(due.map(({ id }, at) => [id, at]));
    return taken
      .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
      .map((job) => ({ ...job, locked_until: until }));
  };
  return async (most: number): Promise<Leased[]> => {
    for (let lost = 0; lost < LOST_AT_MOST; lost += 1) {
      const taken = await take(most);
      if (taken?.length !== 0) return taken ?? [];
    }
    return [];
  };
}

const isUntried = ({ locked_until, attempts }: { locked_until: string | null; attempts: number }): boolean =>
  locked_until === null && attempts === 0;

const TAKEN = ['id', 'kind', 'payload', 'attempts'] as const;

const takeUntried = hot((db, { ids, until }: { ids: readonly string[]; until: Instant }) =>
  db
    .updateTable('jobs')
    .set({ locked_until: until })
    .where('id', 'in', ids)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '=', 0)
    .where('locked_until', 'is', null)
    .returning(TAKEN),
);

const takeAgain = (
  db: Db,
  { id, attempts, locked_until }: { id: string; attempts: number; locked_until: string | null },
  until: Instant,
) =>
  db
    .updateTable('jobs')
    .set({ locked_until: until })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '=', attempts)
    .where('locked_until', locked_until === null ? 'is' : '=', locked_until)
    .returning(TAKEN)
    .execute();

/** Now, the end of a lease that is taken now, and a moment later than which no next try is. */
type Moments = { now: Instant; until: Instant; farAhead: Instant };

const momentsAt = (now: Instant): Moments => ({
  now,
  until: after(now, LEASE),
  farAhead: after(now, LONGEST_WAIT),
});

/**
 * Jobs that were never tried are always due. So are jobs whose next try is further away than any can be: a wrong
 * clock wrote that.
 */
const dueJobs = (db: Db, { now, farAhead, until }: Moments) =>
  db
    .selectFrom('jobs')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((is) => is.or([is('run_at', '<=', now), is('attempts', '=', 0), is('run_at', '>', farAhead)]))
    .where((is) =>
      is.or([is('locked_until', 'is', null), is('locked_until', '<', now), is('locked_until', '>', until)]),
    );

const kindsDue = hot((db, moments: Moments) => dueJobs(db, moments).select('kind').distinct());

/** The kinds of job of which one is due, by one question for all. */
export async function dueKinds({ db, clock }: Pick<WorkerDeps, 'db' | 'clock'>): Promise<Set<string>> {
  return new Set((await kindsDue(db, momentsAt(clock.now()))).map(({ kind }) => kind));
}

const dueOf = hot((db, { kind, ...moments }: Moments & { kind: string }) =>
  dueJobs(db, moments)
    .select(['id', 'locked_until', 'attempts'])
    .where('kind', '=', kind)
    .orderBy('run_at')
    .orderBy('id')
    .limit(LOOKED_AT),
);

/** The leases of some jobs, which are renewed until each is released. */
export type Held = {
  /** Stops renewing a lease, before the result of its job is written. */
  release(...ids: readonly string[]): Promise<void>;
  /** True if another worker may have taken one of them over. */
  isLost(): boolean;
};

/** Renews leases until they are released. */
export function holdLeases({ db, clock, log }: WorkerDeps, jobs: readonly Leased[]): Held {
  const open = new Set(jobs.map(({ id }) => id));
  let until = jobs[0]?.locked_until ?? '';
  let isLost = false;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async (): Promise<void> => {
    const next = after(clock.now(), LEASE);
    const ids = [...open];
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ locked_until: next })
      .where('id', 'in', ids)
      .where('locked_until', '=', until)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === BigInt(ids.length)) until = next;
    else {
      isLost = true;
      log.warn('job.lease_lost', { job: ids.join(' '), kind: jobs[0]?.kind });
    }
  };
  const timer = setInterval(() => {
    renewing = renew().catch((error: unknown) =>
      log.error('job.lease_not_renewed', error, { job: [...open].join(' ') }),
    );
  }, RENEWED_EVERY);
  timer.unref();
  return {
    release: async (...ids) => {
      for (const id of ids) open.delete(id);
      if (open.size === 0) clearInterval(timer);
      await renewing;
    },
    isLost: () => isLost,
  };
}

const monotonic = (): number => performance.now();
