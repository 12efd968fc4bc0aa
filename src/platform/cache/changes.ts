import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

/** A change: its place in the sequence, and its tags; or everything, if the sequence could not be followed. */
export type Change = { seq: number; tags: ReadonlySet<string> | 'everything' };

/** True if a change carries a tag. */
export const carries = ({ tags }: Change, tag: string): boolean => tags === 'everything' || tags.has(tag);

/** The changes known to this process: its own before it answers, those of other processes within a second. */
export type Changes = {
  /** Calls the listener with each change, once; returns a function that ends this. */
  follow(listener: (change: Change) => void): () => void;
  /** The newest change that carried the tag, by its place in the sequence; 0 when none is known. */
  version(tag: string): number;
  /** Looks now for changes of other processes; resolves when all listeners have been called. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 500;
const PRUNE_EVERY_MS = 60_000;
/** The number of changes kept: far more than are written between two looks of a live process. */
const CHANGES_KEPT = 10_000;
const ROWS_AT_ONCE = 500;
/** The number of changes that a starting process reads back for the versions. */
const ROWS_AT_START = 200;
/** A number was given out and its row is not there: its transaction commits soon, or never. */
const GAP_OPEN_MS = 30_000;

const marks = new WeakMap<Tx, Set<string>>();
const followers = new WeakMap<Db, (change: Change) => void>();

/**
 * Notes changes inside a transaction, by the tags that answers are made from. The row is written by `inTransaction` as
 * the last statement, so that its number is given out just before the commit.
 */
export function markChanged(tx: Tx, ...tags: readonly string[]): void {
  const marked = marks.get(tx) ?? new Set();
  marks.set(tx, marked);
  for (const tag of tags) marked.add(tag);
}

/**
 * Takes the noted changes out of a transaction, so that the caller announces them in a later one: an import that writes
 * many small transactions would rebuild every list after each otherwise.
 */
export function takeMarks(tx: Tx): readonly string[] {
  const tags = [...(marks.get(tx) ?? [])];
  marks.delete(tx);
  return tags;
}

/** Writes down what the transaction changed, for every process that follows. */
export async function writeChange(tx: Tx): Promise<Change | undefined> {
  const tags = marks.get(tx);
  if (!tags || tags.size === 0) return undefined;
  const row = { tags: ` ${[...tags].join(' ')} ` };
  const [written] = await addChange(tx, row);
  return written && { seq: written.seq, tags };
}

const addChange = hot((db, row: { tags: string }) => db.insertInto('changes').values(row).returning('seq'));

/** Tells this process of its own change, at once after the commit. */
export const tellOwnChange = (db: Db, change: Change): void => followers.get(db)?.(change);

/** Begins to follow the changes in the database; `onError` is called for looks that failed. */
export function followChanges(db: Db, onError: (error: unknown) => void): Changes {
  const listeners = new Set<(change: Change) => void>();
  const versions = new Map<string, number>();
  const own = new Set<number>();
  const reader = openReader(db);
  let looking: Promise<void> | undefined;

  const tell = (change: Change): void => {
    // Only short names are asked for as versions; those with a colon are about one thing each, and without number.
    if (change.tags !== 'everything')
      for (const tag of change.tags)
        if (!tag.includes(':')) versions.set(tag, Math.max(change.seq, versions.get(tag) ?? 0));
    for (const listener of listeners) listener(change);
  };
  followers.set(db, (change) => {
    own.add(change.seq);
    tell(change);
  });

  const look = async (): Promise<void> => {
    for (const change of await reader.next()) if (!own.delete(change.seq)) tell(change);
  };
  const refresh = async (): Promise<void> => {
    await looking; // a look already under way may have read before the write that the caller knows of
    looking = look().finally(() => (looking = undefined));
    await looking;
  };
  const lookTimer = setInterval(() => void refresh().catch(onError), LOOK_EVERY_MS);
  const pruneTimer = setInterval(() => void pruneChanges(db).catch(onError), PRUNE_EVERY_MS);
  for (const timer of [lookTimer, pruneTimer]) timer.unref();

  return {
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: (tag) => versions.get(tag) ?? 0,
    refresh,
    close: async () => {
      clearInterval(lookTimer);
      clearInterval(pruneTimer);
      followers.delete(db);
      await looking;
    },
  };
}

/**
 * Reads the sequence on from where it was. Numbers are given out before the commit, so a row can come after one with a
 * higher number: a number that was passed over is asked for again until its transaction must have ended.
 */
function openReader(db: Db): { next(): Promise<Change[]> } {
  let last: number | undefined;
  const gaps = new Map<number, number>();

  const start = async (): Promise<Change[]> => {
    const rows = await changeRows(db).orderBy('seq', 'desc').limit(ROWS_AT_START).execute();
    last = rows[0]?.seq ?? 0;
    return rows.toReversed().map(changeOf);
  };
  const noteGaps = (seq: number): void => {
    for (const [gap, since] of gaps) if (performance.now() - since > GAP_OPEN_MS) gaps.delete(gap);
    for (let gap = Math.max((last ?? 0) + 1, seq - ROWS_AT_ONCE); gap < seq; gap += 1)
      gaps.set(gap, performance.now());
  };
  return {
    next: async () => {
      if (last === undefined) return start();
      const changes: Change[] = [];
      for (;;) {
        const [oldest, rows] = await readOn(db, last, [...gaps.keys()]);
        if (oldest > last + 1 && !gaps.has(last + 1)) changes.push({ seq: oldest, tags: 'everything' });
        for (const row of rows) {
          if (!gaps.delete(row.seq)) {
            noteGaps(row.seq);
            last = row.seq;
          }
          changes.push(changeOf(row));
        }
        if (rows.length < ROWS_AT_ONCE) return changes;
      }
    },
  };
}

const changeRows = (db: Db) => db.selectFrom('changes').select(['seq', 'tags']);
type Row = { seq: number; tags: string };
const changeOf = ({ seq, tags }: Row): Change => ({ seq, tags: new Set(tags.trim().split(' ')) });

/** The oldest change that is still there, and the next ones after `last`, with those of the gaps that came since. */
async function readOn(db: Db, last: number, gaps: readonly number[]): Promise<[number, Row[]]> {
  const rows = await changeRows(db)
    .where((row) =>
      gaps.length > 0 ? row.or([row('seq', '>', last), row('seq', 'in', gaps)]) : row('seq', '>', last),
    )
    .orderBy('seq')
    .limit(ROWS_AT_ONCE)
    .execute();
  const first = await db.selectFrom('changes').select('seq').orderBy('seq').limit(1).executeTakeFirst();
  return [first?.seq ?? 0, rows];
}

/** Forgets all but the newest changes: a process that was away for longer treats everything as changed. */
export async function pruneChanges(db: Db, keep: number = CHANGES_KEPT): Promise<void> {
  const newest = await changeRows(db).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if (newest && newest.seq > keep)
    await db
      .deleteFrom('changes')
      .where('seq', '<=', newest.seq - keep)
      .execute();
}
