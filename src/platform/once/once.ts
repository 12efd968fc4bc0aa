import { Failure } from '#base/failure.ts';
import { type Instant, after } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { isTakenKey } from '#platform/db/errors.ts';
import { hot } from '#platform/db/hot.ts';
import { inOneStatement, inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { type AskedCall, callUnderWay, hashAsked, requestName } from './ask-once.ts';

/** Special rules for doing a write once. */
export type Once<Outcome> = {
  /**
   * The id in the body of calls that had one before all calls had: it is also the id of the new thing, and goes before
   * the header.
   */
  id?: string | undefined;
  /** The part of the outcome to keep, if that is less than the whole. */
  kept?: {
    of(outcome: Outcome): string;
    /** Rebuilds the outcome from the kept part. */
    again(tx: Tx, kept: string): Promise<Outcome>;
    /** The detail of the refusal if the same id comes with another request. */
    tell?(kept: string): Record<string, unknown>;
  };
  /** The command writes with a single statement, which needs no transaction if nothing is noted beside it. */
  isOneStatement?: boolean;
};

type Shop = Pick<Platform, 'db' | 'clock'>;

/**
 * Runs a command in one transaction, once for each id that its sender gave it: a repeat after a lost answer, a double
 * tap and two racing calls all get the outcome of the first, and the same id with another request is refused. An id
 * belongs to its sender. Without an id the command runs each time.
 */
export async function once<Outcome>(
  { db, clock }: Shop,
  command: (tx: Tx) => Promise<Outcome>,
  { id, kept, isOneStatement }: Once<Outcome> = {},
): Promise<Outcome> {
  const request = await requestOf(id);
  if (!request && isOneStatement) return inOneStatement(db, (open) => command(open as Tx));
  if (!request) return inTransaction(db, command);
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await command(tx);
      const text = kept ? JSON.stringify(kept.of(outcome)) : (JSON.stringify(outcome) ?? '');
      if (!(await note(tx, request, { outcome: text, at: clock.now() }))) throw new DoneBefore();
      return outcome;
    });
  } catch (error) {
    // Whatever it failed of: perhaps an earlier try took these goods, this seat or this id. In a transaction, because that ends only
    // when what it read is on the disk: the earlier try may not have been answered yet.
    const earlier = await inTransaction(db, async (tx) => {
      const row = await rowOf(tx, request);
      if (!row) return undefined;
      const outcome = outcomeIn(row);
      if (!isSame(row, request)) throw askedOtherwise(kept?.tell?.(outcome as string));
      return { outcome: kept ? await kept.again(tx, outcome as string) : (outcome as Outcome) };
    });
    if (!earlier) throw id !== undefined && isTakenKey(error) ? askedOtherwise() : error;
    request.call.isRepeat = true;
    return earlier.outcome;
  }
}

/**
 * Does work that takes many transactions and may safely be done again, such as the import of a file. Its outcome is
 * noted at its end; repeats from then on get the same outcome.
 */
export async function toldOnce<Outcome extends object>(
  { db, clock }: Shop,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const request = await requestOf(undefined);
  if (!request) return work();
  const earlier = async (): Promise<Outcome | undefined> => {
    const row = await inTransaction(db, (tx) => rowOf(tx, request));
    if (!row) return undefined;
    if (!isSame(row, request)) throw askedOtherwise();
    request.call.isRepeat = true;
    return outcomeIn(row) as Outcome;
  };
  const told = await earlier();
  if (told) return told;
  const outcome = await work();
  const kept = { outcome: JSON.stringify(outcome), at: clock.now() };
  const isFirst = await inTransaction(db, (tx) => note(tx, request, kept));
  return isFirst ? outcome : ((await earlier()) ?? outcome);
}

/**
 * True if an earlier try did the call that is being answered. Only for checks before a write whose result the write
 * changes, such as a password's: the write itself checks again.
 */
export async function wasDone({ db }: Pick<Shop, 'db'>): Promise<boolean> {
  const call = callUnderWay();
  if (call?.key === undefined) return false;
  const row = await rowOf(db, { userId: call.userId, name: requestName(call.key) });
  return row?.asked === hashAsked(call.key, await call.asked());
}

/** A request to be done once: its user, its name in the table, and a hash of its content. */
type Request = { call: AskedCall; userId: string; name: string; asked: string };

/** The next step of the call that is being answered; undefined if its sender gave no id. */
async function requestOf(id: string | undefined): Promise<Request | undefined> {
  const call = callUnderWay();
  const key = id ?? call?.key;
  if (!call || key === undefined) return undefined;
  const name = requestName(key, call.steps);
  call.steps += 1;
  return { call, userId: call.userId, name, asked: hashAsked(key, await call.asked()) };
}

/**
 * Notes a finished request, last in its transaction; returns true if it was the first. If two do the same at once, the
 * second waits here for the first.
 */
async function note(
  tx: Tx,
  { userId, name, asked }: Request,
  done: { outcome: string; at: Instant },
): Promise<boolean> {
  const noted = await addRow(tx, { user_id: userId, id: name, asked, ...done });
  return noted.length > 0;
}

const addRow = hot((db, row: Schema['requests']) =>
  db
    .insertInto('requests')
    .values(row)
    .onConflict((same) => same.columns(['user_id', 'id']).doNothing())
    .returning('id'),
);

const rowOf = (db: Db | Tx, { userId, name }: Pick<Request, 'userId' | 'name'>) =>
  db
    .selectFrom('requests')
    .select(['asked', 'outcome'])
    .where('user_id', '=', userId)
    .where('id', '=', name)
    .executeTakeFirst();

const outcomeIn = ({ outcome }: { outcome: string }): unknown =>
  outcome === '' ? undefined : JSON.parse(outcome);

/**
 * True if the request had the same content. For requests from before the table existed the content is unknown, and
 * passes.
 */
const isSame = (row: { asked: string }, { asked }: Request): boolean =>
  row.asked === '' || row.asked === asked;

/** Rolls back the second of two equal requests; it never reaches the caller. */
class DoneBefore extends Error {}

const askedOtherwise = (detail?: Record<string, unknown>): Failure =>
  new Failure(
    'key_reused',
    /*i18n*/ 'This form was already sent with other values. Please check what the shop has now before you send it again.',
    detail && { detail },
  );

/** The time for which a call can be repeated under its id: longer than a phone is without a network. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const AT_ONCE = 1000;

/** Deletes requests older than 30 days, in small batches, so that no order waits for a long deletion. */
export async function forgetRequests(db: Db, now: Instant): Promise<void> {
  const old = db.selectFrom('requests').select('at').where('at', '<', after(now, -KEPT_MS)).orderBy('at');
  for (;;) {
    const batch = await old.limit(AT_ONCE).execute();
    const last = batch.at(-1);
    if (last) await db.deleteFrom('requests').where('at', '<=', last.at).execute();
    if (batch.length < AT_ONCE) return;
  }
}
