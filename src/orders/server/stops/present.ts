import { quantityOf } from '#base/figures/amount.ts';
import { type Paise, paise } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import type { Rider, RoundPromise } from '#delivery/delivery.ts';
import { rupees, titleOf } from '#orders/server/present.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import { type RoundSheet, type Stop, type StopTap, tapThatHolds } from '#orders/stops.ts';
import type { StopRow, TapRow } from './queries.ts';
import { weightOf } from './weight.ts';

/** What is to be collected at the door: all of it, unless it was paid otherwise than by a tap. */
export function collectOf(
  { status, payment_status, total_paise }: Pick<FullOrder, 'status' | 'payment_status' | 'total_paise'>,
  taps: readonly TapRow[],
): Paise {
  if (status === 'cancelled') return paise(0);
  return payment_status === 'received' && !isPaidByTap(taps) ? paise(0) : paise(total_paise);
}

/** Whether the tap that holds took cash. */
export const isPaidByTap = (taps: readonly TapRow[]): boolean => (tapThatHolds(taps)?.cash_paise ?? 0) > 0;

const presentTap = (tap: TapRow): StopTap => ({
  id: tap.id,
  kind: tap.kind,
  reason: tap.reason,
  cash: rupees(tap.cash_paise),
  by: tap.by_name,
  madeAt: tap.made_at,
  stands: tap.stands === 1,
});

const presentItem = (line: LineRow, language: Language) => ({
  title: titleOf(line, language),
  pack: line.pack,
  unit: line.unit,
  soldBy: line.sold_by,
  quantity: quantityOf(line.quantity, line.sold_by),
});

/** A stop as whoever carries the round out sees it: no price of any goods, and nobody's other orders. */
export function presentStop({ order, taps, house }: StopRow, round: string, language: Language): Stop {
  const weights = order.lines.map(weightOf);
  const { latitude = null, longitude = null } = house ?? {};
  return {
    _id: order.id,
    orderId: String(order.number),
    round,
    status: order.status,
    name: [order.first_name, order.last_name].filter((name) => name !== '-').join(' '),
    phone: order.phone,
    village: order.village,
    way: [order.address, order.colony, order.landmark].filter(Boolean).join(', '),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    phoneToConfirm: order.phone_to_confirm === 1,
    method: order.payment_method,
    collect: rupees(collectOf(order, taps)),
    items: order.lines.map((line) => presentItem(line, language)),
    weight: weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0),
    unweighed: weights.filter((weight) => weight === undefined).length,
    elsewhere: order.round_id !== round,
    taps: taps.map(presentTap),
  };
}

/** A round's sheet as it is handed out. */
export const presentSheet = (
  round: RoundPromise & { weekly: boolean },
  { riders, stops, language }: { riders: Rider[]; stops: readonly StopRow[]; language: Language },
): RoundSheet => ({
  round: { id: round.round, kind: round.kind, on: round.on, from: round.from, to: round.to },
  weekly: round.weekly,
  riders,
  stops: stops.map((stop) => presentStop(stop, round.round, language)),
  goods: goodsOf(
    stops.filter(({ order }) => order.status !== 'cancelled' && order.round_id === round.round),
    language,
  ),
});

/** The goods of a round, of one kind together, by name. */
function goodsOf(stops: readonly StopRow[], language: Language): RoundSheet['goods'] {
  const lines = stops.flatMap(({ order }) => order.lines);
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
