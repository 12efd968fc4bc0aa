import { madeAt } from '#base/calendar.ts';
import { Failure } from '#base/failure.ts';
import { type Paise, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import { lockRound, ridersOf, type RoundRow, ORDERS } from '#delivery/server/public.ts';
import type { NewTap } from '#dispatch/stops.ts';
import {
  bagOfRound,
  cashOfTaps,
  standing,
  type PaymentRow,
  type Writing,
  takeOnRound,
} from '#money/server/public.ts';
import { isCodeSpent } from '#orders/orders.ts';
import {
  changeOrder,
  lockOrder,
  type MoveContext,
  moveOrder,
  notify,
  codesOf,
  settle,
  takenBack,
  type PaymentToWrite,
  type FullOrder,
} from '#orders/server/public.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { putInOrder, visitedHouses } from './place-stops.ts';
import { collectOf, tapsOnRound, type DoorPaymentInPaise } from './present.ts';
import { tapAndTaps, type TapRow, tapsOfOrder } from './queries.ts';

/** Who taps, and whether they may put anything on an account. */
type TapContext = MoveContext & { mayGiveCredit: boolean };
type TappedRound = Pick<RoundRow, 'id' | 'rule_id' | 'kind'>;

/**
 * Writes down what was tapped at a door, once for each id. The cash of a tap is in the bag, whatever became of the order: it was
 * taken, so it is never refused. A tap that stands moves the order by the order's own commands; one that contradicts what the shop
 * changed meanwhile is kept and moves nothing. Of one that had not seen the other taps of its stop, or has a wrong code, nothing
 * is known: it is kept beside the others.
 */
export async function recordTap(tx: Tx, round: TappedRound, tap: NewTap, context: TapContext): Promise<void> {
  const order = await lockStop(tx, round.id, tap.order);
  const { known, all } = await tapAndTaps(tx, { id: tap.id, order: order.id });
  if (known) return expectSame(known, round.id, tap);
  const taps = tapsOn(round.id, order, all);
  const code = await checkCode(tx, tap, taps);
  const counts = code !== 'wrong' && sawOthers(tap, taps);
  const stands = counts && !contradicts(tap, order, { round: round.id, taps: all });
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
    upi_paise: tap.kind === 'delivered' ? tap.upi : ZERO,
    stands: stands ? (1 as const) : (0 as const),
    counts: counts ? (1 as const) : (0 as const),
    code,
    by_id: actor.userId,
    by_name: actor.name,
    made_at: made,
    arrived_at: now,
  };
  await tx.insertInto('stop_taps').values(row).execute();
  markChanged(tx, ORDERS);
  if (!counts) return;
  // The round, then the day's sales, as those who order lock them.
  await lockRound(tx, round.id);
  const doing = { ...context, madeAt: made === now ? undefined : made };
  const tapped = { ...row, bag: bagOfRound(round), taps: [...tapsOnRound(all, round.id), row] };
  await (stands ? follow(tx, order, tapped, doing) : takeMoney(tx, order, tapped, doing));
  if (stands) await learnOrder(tx, round, context);
}

/**
 * The taps that a tap on a round has to have seen: those on that round, and on the one that the order goes with now. What was
 * tapped before, on a round that the order has left, is settled, and is on no sheet but that one's.
 */
const tapsOn = (round: string, order: FullOrder, all: readonly TapRow[]): TapRow[] =>
  all.filter(({ round_id }) => round_id === round || round_id === order.round_id);

/** An order of this round, or one that went with it or was tapped on it before. A tap never lands on any other. */
async function lockStop(tx: Tx, round: string, id: string): Promise<FullOrder> {
  const order = await lockOrder(tx, id);
  if (order.round_id === round) return order;
  const left = await tx
    .selectFrom('left_rounds')
    .select('round_id')
    .where('order_id', '=', id)
    .where('round_id', '=', round)
    .executeTakeFirst();
  if (left) return order;
  const taps = await tapsOfOrder(tx, id);
  if (taps.some(({ round_id }) => round_id === round)) return order;
  throw new Failure(
    'not_found',
    /*office*/ 'This order is in another round now. Tell the shop what happened at the door.',
  );
}

/** A tap that comes again is the same; another one under its id is a fault of the phone, and is written nowhere. */
function expectSame({ round_id, order_id, kind }: TapRow, round: string, tap: NewTap): void {
  if (round_id !== round || order_id !== tap.order || kind !== tap.kind)
    throw new Failure('conflict', /*office*/ 'This tap belongs to another stop.');
}

/**
 * Result of checking the code sent with a tap; empty if the tap is no delivery, the order has no code, or an earlier tap had the
 * right one. Of what is typed at the door only this is kept.
 */
async function checkCode(
  tx: Tx,
  { order, kind, code: said }: { order: string; kind: TapRow['kind']; code?: string | undefined },
  taps: readonly { code: TapRow['code'] }[],
): Promise<TapRow['code']> {
  if (kind !== 'delivered' || taps.some(({ code }) => code === 'right')) return '';
  const code = (await codesOf(tx, [order])).get(order);
  if (code === undefined) return '';
  if (said === '') return 'missing';
  return said === code && !isCodeSpent(taps) ? 'right' : 'wrong';
}

/** True if the phone knew the other taps of the stop. Taps with a wrong code need not be known. */
const sawOthers = ({ seen }: NewTap, taps: readonly TapRow[]): boolean =>
  taps.every(({ id, code }) => code === 'wrong' || seen.taps.includes(id));

/** True if a tap conflicts with a state of the order that its phone had not seen. */
function contradicts(
  { kind, seen }: NewTap,
  order: FullOrder,
  { round, taps }: { round: string; taps: readonly TapRow[] },
): boolean {
  const { status } = order;
  if (status === 'cancelled') return kind === 'delivered';
  if (seen.collect !== collectOf(order, taps, round)) return true;
  return status === 'delivered' && seen.status !== status && kind !== 'delivered';
}

/** A tap, the bag that its cash goes into, and the taps on its round, itself included. */
type Tapped = TapRow & { bag: string | null; taps: readonly TapRow[] };

/** The order goes where the tap says. Refused goods stay on their way until the shop has them back. */
async function follow(tx: Tx, order: FullOrder, tap: Tapped, context: TapContext): Promise<void> {
  if (order.status === 'cancelled') {
    await takeMoney(tx, order, tap, context);
    return;
  }
  const to =
    tap.kind === 'delivered' ? 'delivered' : order.status === 'delivered' ? 'dispatched' : order.status;
  const moved = await moveOrder(tx, order, to, context);
  const paid = await takeMoney(tx, moved, tap, context);
  const events = eventsOf(tap, context).map((kind) => ({ kind }));
  const told = events.length === 0 ? paid : await changeOrder(tx, paid, { events }, context);
  await notify(tx, told, { kind: 'moved', from: order.status }, context);
}

/** Timeline events of a tap, besides the status and the payment. */
const eventsOf = (tap: Tapped, { mayGiveCredit }: TapContext) => [
  ...(tap.kind === 'away' ? (['nobodyHome'] as const) : []),
  ...(tap.kind === 'refused' ? (['refused'] as const) : []),
  ...(tap.kind === 'delivered' && tap.code === 'missing' ? (['withoutCode'] as const) : []),
  ...(isOnAccount(tap) && !mayGiveCredit ? (['notOnAccount'] as const) : []),
];

const isOnAccount = ({ kind, on_account }: TapRow): boolean => kind === 'delivered' && on_account === 1;

/**
 * The bag of the round holds the cash of the last tap, and the rest is on the account where that was tapped, as far as there is
 * room for it; what the tap before brought was a mistake. The goods are handed over already: without room the rest is due.
 */
async function takeMoney(tx: Tx, order: FullOrder, tap: Tapped, context: TapContext): Promise<FullOrder> {
  const { id, bag, taps } = tap;
  const cash = doorCash(taps);
  const before = inBag(order, { bag, taps });
  const rest = isOnAccount(tap) && context.mayGiveCredit;
  if (isSameMoney(before, cash, bag)) return settle(tx, order, context, { rest });
  const row = { kind: 'paid', method: 'cash', source: 'tap', tap_id: id } as const;
  const brought: PaymentToWrite[] = cash > 0 ? [{ ...row, round_id: bag, amount_paise: cash }] : [];
  return settle(tx, order, context, { rows: [...takenBack(before, { source: 'tap' }), ...brought], rest });
}

/** The cash of an order in the bag of a round, that a tap there says anew: of earlier taps, and of what the shop noted to be there. */
function inBag({ payments }: FullOrder, { bag, taps }: Pick<Tapped, 'bag' | 'taps'>): PaymentRow[] {
  const tapped = new Set(cashOfTaps(payments, taps));
  return standing(payments).filter(
    (row) => tapped.has(row) || (bag !== null && row.round_id === bag && row.method === 'cash'),
  );
}

/** True if the tap repeats the earlier payment, so that no payment needs correcting. */
const isSameMoney = (before: readonly PaymentRow[], cash: Paise, bag: string | null): boolean =>
  cash === 0
    ? before.length === 0
    : before.length === 1 &&
      before.every(
        ({ tap_id, amount_paise, round_id }) => tap_id !== null && amount_paise === cash && round_id === bag,
      );

/**
 * Stores the order in which the rider visited the houses. Only taps of the round's named riders count; the order in
 * which shoppers collect goods at the shop shows nothing about the way.
 */
async function learnOrder(tx: Tx, round: TappedRound, { actor, now }: MoveContext): Promise<void> {
  if (round.kind === 'collect') return;
  const riders = await ridersOf(tx, round);
  if (riders.every(({ _id }) => _id !== actor.userId)) return;
  const visited = await visitedHouses(tx, round.id);
  if (visited.length >= 2) await putInOrder(tx, visited, now);
}

/** The cash of an order in the bag of a round, from the taps on it there: what the last one says that had seen the others. */
const doorCash = (taps: readonly Pick<TapRow, 'counts' | 'cash_paise'>[]): Paise =>
  taps.findLast(({ counts }) => counts === 1)?.cash_paise ?? ZERO;

/**
 * Writes down cash against the account of a stop's customer, in the bag of the round, if it goes to the doors. A stop
 * of another round is none.
 */
export async function takeAtDoor(
  tx: Tx,
  { round, order: id }: { round: string; order: string },
  { id: payment, amount, waited }: DoorPaymentInPaise,
  writing: Writing,
): Promise<void> {
  const order = await lockStop(tx, round, id);
  const made = madeAt(waited, order.placed_at, writing.now);
  const sent = { id: payment, amount, round, madeAt: made };
  await takeOnRound(tx, order.user_id, sent, writing);
}
