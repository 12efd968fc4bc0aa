import { Failure } from '#base/failure.ts';
import { madeAt } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { ridersOf, type RoundRow } from '#delivery/server/public.ts';
import { NOBODY_HOME, NOT_ON_ACCOUNT, REFUSED, WITHOUT_CODE } from '#orders/orders.ts';
import { leftOver } from '#orders/payments.ts';
import { addNote } from '#orders/server/commands/add-note.ts';
import { lockOrder } from '#orders/server/commands/lock-order.ts';
import { type MoveContext, moveOrder } from '#orders/server/commands/move-order.ts';
import { ORDERS } from '#orders/server/commands/record-event.ts';
import { checkCode } from '#orders/server/handover/door-codes.ts';
import { roomFor } from '#orders/server/khata/on-account.ts';
import { openMoneyOf, settledBy, takenByTaps } from '#orders/server/payments/money-of.ts';
import { bagOfRound, takenBack } from '#orders/server/payments/set-payment.ts';
import { type PaymentToWrite, writePayments } from '#orders/server/payments/write-payments.ts';
import type { FullOrder, PaymentRow } from '#orders/server/queries.ts';
import type { NewTap } from '#orders/stops.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { putInOrder } from './place-stops.ts';
import { collectOf, tapsOnRound } from './present.ts';
import { stopsOfRound, tapById, type TapRow, tapsOfOrder } from './queries.ts';

/** Who taps, and whether they may put anything on an account. */
type TapContext = MoveContext & { mayGiveCredit: boolean };
type TappedRound = Pick<RoundRow, 'id' | 'rule_id' | 'kind'>;

/**
 * Writes down what was tapped at a door, once for each id. A tap that stands moves the order by the order's own commands;
 * one that contradicts what its phone had not seen, or has a wrong code, is kept beside the others and moves nothing.
 */
export async function recordTap(tx: Tx, round: TappedRound, tap: NewTap, context: TapContext): Promise<void> {
  const order = await lockStop(tx, round.id, tap.order);
  const known = await tapById(tx, tap.id);
  if (known) return expectSame(known, round.id, tap);
  const all = await tapsOfOrder(tx, order.id);
  const taps = tapsOn(round.id, order, all);
  const code = await checkCode(tx, tap, taps);
  const stands = code !== 'wrong' && !contradicts(tap, order, { round: round.id, taps });
  const { actor, now } = context;
  const made = madeAt(tap.waited, order.placed_at, now) ?? now;
  const row = {
    id: tap.id,
    round_id: round.id,
    order_id: order.id,
    position: all.length,
    kind: tap.kind,
    reason: tap.reason,
    cash_paise: tap.cash,
    on_account: tap.onAccount ? (1 as const) : (0 as const),
    upi_paise: tap.kind === 'delivered' ? tap.upi : 0,
    stands: stands ? (1 as const) : (0 as const),
    code,
    by_id: actor.userId,
    by_name: actor.name,
    made_at: made,
    arrived_at: now,
  };
  await tx.insertInto('stop_taps').values(row).execute();
  markChanged(tx, ORDERS);
  if (!stands) return;
  const doing = { ...context, madeAt: made === now ? undefined : made };
  await follow(tx, order, { ...row, bag: bagOfRound(round), before: tapsOnRound(all, round.id) }, doing);
  await learnOrder(tx, round, context);
}

/**
 * The taps that a tap on a round has to have seen: those on that round, and on the one that the order goes with now. What was
 * tapped before, on a round that the order has left, is settled, and is on no sheet but that one's.
 */
const tapsOn = (round: string, order: FullOrder, all: readonly TapRow[]): TapRow[] =>
  all.filter(({ round_id }) => round_id === round || round_id === order.round_id);

/** An order of this round, or one that was tapped on it before. A tap never lands on any other. */
export async function lockStop(tx: Tx, round: string, id: string): Promise<FullOrder> {
  const order = await lockOrder(tx, id);
  if (order.round_id === round) return order;
  const taps = await tapsOfOrder(tx, id);
  if (taps.some(({ round_id }) => round_id === round)) return order;
  throw new Failure(
    'not_found',
    'This order goes with another round now. Tell the shop what happened at the door.',
  );
}

/** A tap that comes again is the same; another one under its id is a fault of the phone, and is written nowhere. */
function expectSame({ round_id, order_id, kind }: TapRow, round: string, tap: NewTap): void {
  if (round_id !== round || order_id !== tap.order || kind !== tap.kind)
    throw new Failure('conflict', 'This tap was made for another stop.');
}

/** Whether a tap says other than what the shop knew and its phone did not see. */
function contradicts(
  { kind, seen }: NewTap,
  order: FullOrder,
  { round, taps }: { round: string; taps: readonly TapRow[] },
): boolean {
  // One with a wrong code says nothing that could be contradicted.
  if (taps.some(({ id, code }) => code !== 'wrong' && !seen.taps.includes(id))) return true;
  const { status } = order;
  if (status === 'cancelled') return kind === 'delivered';
  if (seen.collect !== collectOf(order, taps, round)) return true;
  return status === 'delivered' && seen.status !== status && kind !== 'delivered';
}

/** A tap, the bag that its cash goes into, and the taps on its round before it. */
type Tapped = TapRow & { bag: string | null; before: readonly TapRow[] };

/** The order goes where the tap says. Refused goods stay on their way until the shop has them back. */
async function follow(tx: Tx, order: FullOrder, tap: Tapped, context: TapContext): Promise<void> {
  if (order.status === 'cancelled') return;
  const to =
    tap.kind === 'delivered' ? 'delivered' : order.status === 'delivered' ? 'dispatched' : order.status;
  const settled = await moveOrder(tx, order, to, context, (moved) => takeMoney(tx, moved, tap, context));
  const note = tap.kind === 'delivered' ? tap.code === 'missing' && WITHOUT_CODE : NOTES[tap.kind];
  if (note) await addNote(tx, order.id, note, context);
  if (isOnAccount(tap) && openMoneyOf(settled).due > 0) await addNote(tx, order.id, NOT_ON_ACCOUNT, context);
}

const NOTES = { away: NOBODY_HOME, refused: REFUSED };

const isOnAccount = ({ kind, on_account }: TapRow): boolean => kind === 'delivered' && on_account === 1;

/**
 * The cash of the tap that holds is in its bag, and the rest is on the account where that was tapped and there is
 * room for it; what the tap before brought was a mistake. The goods are handed over already: without room the rest is
 * due.
 */
async function takeMoney(tx: Tx, order: FullOrder, tap: Tapped, context: TapContext): Promise<FullOrder> {
  const { id, bag, cash_paise: cash } = tap;
  const before = takenByTaps(order.payments, tap.before);
  const short = openMoneyOf(order).due + settledBy(before) - cash;
  const isGiven =
    isOnAccount(tap) && context.mayGiveCredit && short > 0 && short <= (await roomAfter(tx, order, before));
  const brought: PaymentToWrite[] = [];
  const made = { kind: 'paid', source: 'tap', tap_id: id } as const;
  const rounded = isGiven ? 0 : leftOver(short);
  if (cash > 0)
    brought.push({ ...made, method: 'cash', round_id: bag, amount_paise: cash, rounded_paise: rounded });
  if (isGiven) brought.push({ ...made, method: 'account', round_id: null, amount_paise: short });
  // Money that is tapped once more is the same money: nothing of it was a mistake.
  if (isSameMoney(before, brought)) return order;
  return writePayments(tx, order, [...takenBack(before, 'tap'), ...brought], context);
}

/** Whether rows say that the same money came in the same bag. */
const isSameMoney = (before: readonly PaymentRow[], brought: readonly PaymentToWrite[]): boolean =>
  before.length === brought.length &&
  brought.every((row) =>
    before.some(
      ({ method, round_id, amount_paise, rounded_paise }) =>
        method === row.method &&
        round_id === row.round_id &&
        amount_paise === row.amount_paise &&
        rounded_paise === (row.rounded_paise ?? 0),
    ),
  );

/** What may go on the account once what a tap put on it before is taken off. */
async function roomAfter(tx: Tx, order: FullOrder, before: readonly PaymentRow[]): Promise<number> {
  const off = before.filter(({ method }) => method === 'account');
  return settledBy(off) + (await roomFor(tx, order));
}

/**
 * The houses where somebody was stand from now on in the order in which that was. Only whoever was named to ride teaches it: who
 * comes to the shop for their goods, and when, says nothing of the way.
 */
async function learnOrder(tx: Tx, round: TappedRound, { actor, now }: MoveContext): Promise<void> {
  if (round.kind === 'collect') return;
  const riders = await ridersOf(tx, round);
  if (riders.every(({ _id }) => _id !== actor.userId)) return;
  const made = (await stopsOfRound(tx, round.id))
    .flatMap((stop) => {
      const first = stop.taps.find(({ stands }) => stands === 1);
      return first ? [{ stop, at: first.made_at }] : [];
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  if (made.length < 2) return;
  await putInOrder(
    tx,
    made.map(({ stop }) => stop),
    now,
  );
}
