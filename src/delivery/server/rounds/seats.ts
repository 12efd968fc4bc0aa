import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { type RoundFault, type RoundGone, seatsIn } from '#delivery/rounds.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { SERIALIZATION_FAILURE } from '#platform/db/errors.ts';
import { hot } from '#platform/db/hot.ts';
import { type BookedRound, pauseOf, presentRound, promiseOf, type RoundRow } from './present.ts';
import {
  daysWithoutRounds,
  goesThere,
  hasSeat,
  isHeld,
  isNotOver,
  nextRounds,
  roundById,
  ROUNDS,
  soonestRound,
  takesOrders,
  type Way,
} from './queries.ts';

/** A seat for a new order: its promise, and the function that books it. */
type Seat = { promise: BookedRound | null; book: () => Promise<void> };

/**
 * Finds a seat for a new order in the round that it names, while that takes orders. `book` takes the seat; call it
 * late, because from then on other orders for the round wait until the end of the transaction. An order without a round
 * gets a seat at once in the next round with room that goes its way; null where no round goes there. Fails with
 * `round_gone` and the next rounds with room.
 */
export async function takeSeat(
  tx: Tx,
  { round, ...way }: Way & { round?: string | undefined },
  now: Instant,
): Promise<Seat> {
  if (round !== undefined) return seatIn(tx, { id: round, way, now });
  for (;;) {
    const { free, any } = await soonestRound(tx, way, now);
    if (!any) return { promise: null, book: async () => undefined };
    if (free === null) throw await roundGone(tx, { round: null, ...way }, now);
    const [booked] = await bookedOnSale(tx, { id: free, way, now });
    // Otherwise somebody else had its last seat meanwhile.
    if (booked) return { promise: promised(tx, booked), book: async () => undefined };
  }
}

async function seatIn(tx: Tx, wanted: Wanted): Promise<Seat> {
  const gone = () => roundGone(tx, { round: wanted.id, ...wanted.way }, wanted.now);
  const [found] = await onSale(tx, wanted);
  if (!found) throw await gone();
  const promise = promiseOf(found);
  return {
    promise,
    book: async () => {
      const [booked] = await bookedOnSale(tx, wanted);
      if (!booked) throw await gone();
      promised(tx, booked);
      if (!isDeepStrictEqual(promiseOf(booked), promise)) throw new RoundChanged();
    },
  };
}

/** The shop changed the times of a round while an order for it was placed: the order is placed once more, with the new ones. */
class RoundChanged extends Error {
  readonly code = SERIALIZATION_FAILURE;
}

/** Gives back the seat of an order that is cancelled. The guard that it happens once is the move of the order. */
export async function returnSeat(tx: Tx, round: string): Promise<void> {
  const returned = await tx
    .updateTable('rounds')
    .set((row) => ({ booked: row('booked', '-', 1) }))
    .where('id', '=', round)
    .returning(['capacity', 'booked'])
    .executeTakeFirst();
  if (returned) markWhenSeen(tx, returned, returned.booked + 1);
}

/**
 * Books a seat again for an order that leaves `cancelled`. Only the number of seats counts, because staff may bring an
 * order back after the cut-off, or after the round. A round that was closed for good takes none.
 */
export async function retakeSeat(
  tx: Tx,
  { round, kind }: { round: string; kind: Way['kind'] },
  now: Instant,
): Promise<void> {
  const booked = await booking(tx, round).where(hasSeat).where('ended_at', 'is', null).executeTakeFirst();
  if (!booked) throw await roundGone(tx, { round, kind }, now);
  promised(tx, booked);
}

/**
 * Moves the seat of an order to another round for staff, also after its cut-off, while that one is not over, takes
 * orders and has room. `from` is null of an order without a seat; with `holds: false` none is booked, as for a
 * cancelled order.
 */
export async function moveSeat(
  tx: Tx,
  { from, to, kind, holds }: { from: string | null; to: string; kind: Way['kind']; holds: boolean },
  now: Instant,
): Promise<BookedRound> {
  const goes = async (): Promise<BookedRound> => {
    const taken = await booking(tx, to, holds ? 1 : 0)
      .where('kind', '=', kind)
      .where(hasSeat)
      .where(isHeld)
      .where(isNotOver(now))
      .executeTakeFirst();
    if (!taken) throw await roundGone(tx, { round: to, kind }, now);
    return promised(tx, taken);
  };
  const leaves = async (): Promise<void> => (from && holds ? returnSeat(tx, from) : undefined);
  // Rounds are locked in the order of their ids, so that two orders that change places never deadlock.
  if (from !== null && from < to) await leaves();
  const promise = await goes();
  if (from !== null && from >= to) await leaves();
  return promise;
}

/** A round that shoppers can order for, by its id. */
type Wanted = { id: string; way: Way; now: Instant };

const TIMES = ['id', 'kind', 'on_day', 'from_time', 'to_time', 'late_to', 'capacity', 'booked'] as const;

const onSale = hot((db, { id, way, now }: Wanted) =>
  db.selectFrom('rounds').select(TIMES).where('id', '=', id).where(goesThere(way)).where(takesOrders(now)),
);

const bookedOnSale = hot((db, { id, way, now }: Wanted) =>
  booking(db, id).where(goesThere(way)).where(takesOrders(now)),
);

const booking = (db: Db | Tx, round: string, seats = 1) =>
  db
    .updateTable('rounds')
    .set((row) => ({ booked: row('booked', '+', seats), promised: 1 as const }))
    .where('id', '=', round)
    .returning(TIMES);

type Booked = Parameters<typeof promiseOf>[0] & Pick<RoundRow, 'capacity' | 'booked'>;

function promised(tx: Tx, booked: Booked): BookedRound {
  markWhenSeen(tx, booked, booked.booked - 1);
  return promiseOf(booked);
}

/** Marks a change that shoppers see: a round is open, nearly full or full. Most bookings change nothing of that. */
function markWhenSeen(tx: Tx, round: { capacity: number; booked: number }, before: number): void {
  if (seatsIn(round) !== seatsIn({ ...round, booked: before })) markChanged(tx, ROUNDS);
}

const SAID: Record<RoundFault, string> = {
  full: /*i18n*/ 'This time is full now. Please choose another one.',
  late: /*i18n*/ 'It is too late to order for this time. Please choose another one.',
  closed: /*i18n*/ 'This time takes no more orders. Please choose another one.',
  paused: /*i18n*/ 'The shop does not deliver on this day. Please choose another time.',
  gone: /*i18n*/ 'This time is not offered any more. Please choose another one.',
  none: /*i18n*/ 'All delivery times of the next days are full. Please call the shop.',
};

/** The refusal of an order: why it cannot go with the round, and the next ones that it could go with. */
async function roundGone(
  tx: Tx,
  { round: id, ...way }: Way & { round: string | null },
  now: Instant,
): Promise<Failure> {
  const round = id === null ? undefined : await roundById(tx, id);
  const pause = round && pauseOf(round, await daysWithoutRounds(tx, now));
  const reason = id === null ? 'none' : faultOf(round, pause !== undefined, now);
  const next = await nextRounds(tx, way, now);
  const detail: RoundGone = {
    round: id,
    reason,
    ...(pause?.text && reason === 'paused' && { text: pause.text }),
    rounds: next.map((one) => presentRound(one)),
  };
  return new Failure('round_gone', SAID[reason], { detail });
}

function faultOf(round: RoundRow | undefined, isPaused: boolean, now: Instant): RoundFault {
  if (!round) return 'gone';
  if (round.state === 'closed') return 'closed';
  if (isPaused) return 'paused';
  if (round.booked >= round.capacity) return 'full';
  return round.cut_off_at <= now ? 'late' : 'gone';
}
