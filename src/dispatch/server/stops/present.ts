import type { EveryKey } from '#base/fields.ts';
import { quantityOf } from '#base/figures/amount.ts';
import {
  aboveZero,
  fromRupees,
  least,
  minus,
  type Paise,
  plus,
  toRupees,
  ZERO,
} from '#base/figures/money.ts';
import { parsePack } from '#base/figures/quantity.ts';
import type { Language } from '#base/language/language.ts';
import { houseLines, nameOfOrder } from '#base/postal-address.ts';
import { type Instant, shopDay } from '#base/time.ts';
import { goodsName } from '#catalogue/catalogue.ts';
import type { Rider, RoundPromise } from '#delivery/delivery.ts';
import type { RoundRow } from '#delivery/server/public.ts';
import type { NewDoorPayment, RoundSheet, Stop, StopTap } from '#dispatch/stops.ts';
import { settlementOf } from '#money/money.ts';
import { cashOfTaps, type MoneyRow, noted, openMoneyOf, sumOf } from '#money/server/public.ts';
import { goingOut, isOpen, isCodeSpent } from '#orders/orders.ts';
import type { FullOrder, LineRow } from '#orders/server/public.ts';
import type { StopRow, TapRow } from './queries.ts';

/** The amount to collect at the door on a round: what would be due without the cash and the account of the taps on that round. */
export function collectOf(
  order: MoneyRow & Pick<FullOrder, 'payments' | 'share_paise' | 'rest_on_account'>,
  taps: readonly Pick<TapRow, 'id' | 'round_id'>[],
  round: string,
): Paise {
  const { status, total_paise: total, paid_paise, account_paise } = order;
  if (status === 'cancelled') return ZERO;
  const door = cashOfTaps(order.payments, tapsOnRound(taps, round));
  const money = minus(paid_paise, plus(account_paise, sumOf(door)));
  const { onAccount, rounded } = settlementOf({
    cost: total,
    money,
    share: deskShare(order),
    onAccount: account_paise,
    room: Infinity,
    hasCash: noted(order.payments).some((row) => row.method === 'cash' && !door.includes(row)),
  });
  return least(total, aboveZero(total - money - onAccount - rounded));
}

/** The share of an order on the account that was agreed elsewhere than at the door; without room for it, as far as it is there. */
function deskShare(order: MoneyRow & Pick<FullOrder, 'share_paise'>): Paise {
  const { share_paise, account_paise } = order;
  return openMoneyOf(order).due > 0 ? least(share_paise, account_paise) : share_paise;
}

/** The taps that were made on a round. */
export const tapsOnRound = <Tap extends Pick<TapRow, 'round_id'>>(
  taps: readonly Tap[],
  round: string,
): Tap[] => taps.filter(({ round_id }) => round_id === round);

/** The amount that may go on the account of an order's customer. What a tap put there is taken off again by another tap. */
function roomOf(order: FullOrder, rooms: Seen['rooms']): Paise {
  const room = rooms?.get(order.user_id);
  if (room === undefined) return ZERO;
  const { rest_on_account, share_paise, account_paise } = order;
  return rest_on_account === 1 ? plus(room, aboveZero(account_paise - share_paise)) : room;
}

const presentTap = (tap: TapRow): StopTap => ({
  id: tap.id,
  kind: tap.kind,
  reason: tap.reason,
  cash: toRupees(tap.cash_paise),
  onAccount: tap.on_account === 1,
  ...(tap.upi_paise > 0 && { upi: toRupees(tap.upi_paise) }),
  by: tap.by_name,
  madeAt: tap.made_at,
  stands: tap.stands === 1,
  code: tap.code,
});

const presentItem = (line: LineRow, language: Language) => ({
  title: goodsName(line, language),
  pack: line.pack,
  unit: line.unit,
  soldBy: line.sold_by,
  quantity: quantityOf(line.quantity, line.sold_by),
});

/** In which language a stop is told, and how much its customers may still put on account, by their ids. */
type Seen = {
  language: Language;
  rooms?: ReadonlyMap<string, Paise> | undefined;
  /** Debts by customer id, only for a reader who may give credit. */
  owing?: ReadonlyMap<string, { owed: Paise; taken: Paise }> | undefined;
  /** Decides for each order whether its phone number is shown; without it, all are shown. */
  isNumberTold?: ((order: FullOrder) => boolean) | undefined;
};

/**
 * True while a rider who sees no other orders may see the phone number of this order: until the end of the round's day,
 * and longer while the order is open, but not once the round has ended. After the order moved to another round, only
 * that round's rider may see it.
 */
export function isNumberForRide(
  { id, on_day, ended_at }: RoundRow,
  { round_id, status }: Pick<FullOrder, 'round_id' | 'status'>,
  now: Instant,
): boolean {
  if (round_id !== id || ended_at !== null) return false;
  return on_day >= shopDay(now) || isOpen({ status });
}

/** A stop as the rider sees it: without prices of goods, and without the customer's other orders. */
export function presentStop(
  { order, taps, house, hasCode }: StopRow,
  round: string,
  { language, rooms, owing, isNumberTold }: Seen,
): Stop {
  const going = goingOut(order.lines);
  const weights = going.map(weightOf);
  const collect = collectOf(order, taps, round);
  const { latitude = null, longitude = null } = house ?? {};
  return {
    _id: order.id,
    orderId: String(order.number),
    round,
    status: order.status,
    name: nameOfOrder(order),
    phone: isNumberTold?.(order) === false ? '' : order.phone,
    village: order.village,
    way: houseLines(order).join(', '),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    phoneToConfirm: order.phone_to_confirm === 1,
    note: order.note || undefined,
    method: order.payment_method,
    collect: toRupees(collect),
    account: presentAccount(owing?.get(order.user_id)),
    credit: toRupees(least(collect, roomOf(order, rooms))),
    items: going.map((line) => presentItem(line, language)),
    asksCode: asksCode(order, { taps, hasCode }),
    weight: weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0),
    unweighed: weights.filter((weight) => weight === undefined).length,
    elsewhere: order.round_id !== round,
    taps: taps.map(presentTap),
  } satisfies EveryKey<Stop>;
}

const presentAccount = (account: { owed: Paise; taken: Paise } | undefined): Stop['account'] =>
  account && (account.owed > 0 || account.taken > 0)
    ? { owed: toRupees(aboveZero(account.owed)), taken: toRupees(account.taken) }
    : undefined;

/** State of the door code: `yes` if the rider must ask for it before delivery. */
function asksCode(
  { status }: Pick<FullOrder, 'status'>,
  { taps, hasCode }: Pick<StopRow, 'taps' | 'hasCode'>,
): Stop['asksCode'] {
  if (!hasCode || status === 'delivered' || taps.some(({ code }) => code === 'right')) return 'no';
  return isCodeSpent(taps) ? 'spent' : 'yes';
}

/** A round's sheet as it is handed out. */
export const presentSheet = (
  round: RoundPromise & { weekly: boolean },
  { riders, stops, owing, ...seen }: { riders: Rider[]; stops: readonly StopRow[] } & Seen,
): RoundSheet => ({
  round: { id: round.round, kind: round.kind, on: round.on, from: round.from, to: round.to },
  weekly: round.weekly,
  riders,
  stops: stops.map((stop, at) => {
    const isFirst = stops.findIndex(({ order }) => order.user_id === stop.order.user_id) === at;
    return presentStop(stop, round.round, { ...seen, ...(isFirst && { owing }) });
  }),
  goods: goodsOf(
    stops.filter(({ order }) => order.status !== 'cancelled' && order.round_id === round.round),
    seen.language,
  ),
});

/** The goods of a round, of one kind together, by name. */
function goodsOf(stops: readonly StopRow[], language: Language): RoundSheet['goods'] {
  const lines = stops.flatMap(({ order }) => goingOut(order.lines));
  const kinds = Map.groupBy(lines, ({ product_id, unit, pack, sold_by }) =>
    [product_id, unit, pack, sold_by].join('\n'),
  );
  return [...kinds.values()]
    .map(([first, ...more]) => {
      const line = first!;
      const quantity = [line, ...more].reduce((sum, one) => sum + one.quantity, 0);
      return {
        ...presentItem({ ...line, quantity }, language),
        product: line.product_id,
        orders: new Set([line, ...more].map(({ order_id }) => order_id)).size,
        weight: weightOf({ ...line, quantity }) ?? null,
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** Converts an account payment at a door from rupees to paise. */
export const doorPaymentInPaise = (sent: NewDoorPayment) => ({ ...sent, amount: fromRupees(sent.amount) });
/** Account payment at a door, in paise. */
export type DoorPaymentInPaise = ReturnType<typeof doorPaymentInPaise>;

/**
 * Weight of an order line in grams: the weighed amount, or the pack or unit times the quantity. A litre counts as a
 * kilogram. Undefined for pieces without a known weight.
 */
export function weightOf({
  quantity,
  sold_by,
  unit,
  pack,
}: Pick<LineRow, 'quantity' | 'sold_by' | 'unit' | 'pack'>): number | undefined {
  if (sold_by !== 'piece') return quantity;
  const each = parsePack(pack) ?? parsePack(`1 ${unit}`);
  return each && each.measure !== 'piece' ? Math.round(each.amount * quantity) : undefined;
}
