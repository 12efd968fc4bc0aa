import { shopDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { isOpen, type Order, type StopsBefore } from '#orders/order.ts';
import { readEvent } from '#orders/server/kept-events.ts';
import { EVENT_COLUMNS, type OrderRow } from '#orders/server/queries.ts';
import { housesOf, codesOf } from './queries.ts';

/** Order columns that tell its shopper, status and round. */
type Going = Pick<OrderRow, 'id' | 'user_id' | 'status' | 'round_id' | 'promised_kind'>;
/** News of an order for its shopper only. */
export type OwnNews = Pick<Order, 'doorCode' | 'stopsBefore'>;

/** Door code and stops before an open order with a round, for its shopper; empty for all others. */
export async function newsOf(
  db: Db,
  order: Going,
  asker: Pick<Actor, 'userId'>,
  now: string,
): Promise<OwnNews> {
  if (order.user_id !== asker.userId || order.round_id === null || !isOpen(order)) return {};
  const doorCode = (await codesOf(db, [order.id])).get(order.id);
  return {
    ...(doorCode !== undefined && { doorCode }),
    ...(await stopsBeforeOf(db, order, asker, now)),
  };
}

/**
 * Number of stops before an order that is on its way, from what was noted today. Empty for all but its shopper, and once the rider
 * tapped at its door.
 */
export async function stopsBeforeOf(
  db: Db,
  order: Going,
  asker: Pick<Actor, 'userId'>,
  now: string,
): Promise<Pick<Order, 'stopsBefore'>> {
  const { id, round_id: round, status, promised_kind: kind } = order;
  const isOnTheWay = status === 'dispatched' && kind === 'ride';
  if (order.user_id !== asker.userId || round === null || !isOnTheWay) return {};
  const taps = await db
    .selectFrom('stop_taps')
    .innerJoin('orders', 'orders.id', 'stop_taps.order_id')
    .select(['stop_taps.order_id', 'stop_taps.made_at', 'stop_taps.code'])
    .where('orders.round_id', '=', round)
    .where('stop_taps.round_id', '=', round)
    .execute();
  if (taps.some(({ order_id }) => order_id === id)) return {};
  // Where the code was wrong, somebody may have to go once more.
  const made = new Set(taps.filter(({ code }) => code !== 'wrong').map(({ order_id }) => order_id));
  const at = [await leftAt(db, id), ...taps.map(({ made_at }) => made_at)].toSorted().at(-1) ?? '';
  // What was known on another day says nothing of this one.
  if (at === '' || shopDay(at) !== shopDay(now)) return {};
  const { count, atMost } = stopsBefore(await placedStops(db, round, made), id);
  return { stopsBefore: { count, atMost, at } satisfies StopsBefore };
}

/** The stops of a round with the places of their houses, without what is in the bags. */
async function placedStops(db: Db, round: string, made: ReadonlySet<string>) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'user_id', 'pincode', 'village'])
    .where('round_id', '=', round)
    .where('status', '!=', 'cancelled')
    .execute();
  const placeOf = await housesOf(db, orders);
  return orders.map((order) => ({
    id: order.id,
    position: placeOf(order)?.position ?? null,
    isMade: made.has(order.id) || order.status === 'delivered',
    hasLeft: order.status !== 'pending',
  }));
}

/** When an order left the shop. */
async function leftAt(db: Db, order: string): Promise<string> {
  const moves = await db
    .selectFrom('order_events')
    .select(EVENT_COLUMNS)
    .where('order_id', '=', order)
    .where('kind', '=', 'status')
    .orderBy('position')
    .execute();
  const left = moves.map(readEvent).findLast((event) => event.kind === 'status' && event.to === 'dispatched');
  return left ? (left.made_at ?? left.at) : '';
}

/** A stop of a round that is on the way. */
type Stop = {
  id: string;
  /** Place of its house among all houses; null if none is recorded. */
  position: number | null;
  /** True once the rider was at the door. */
  isMade: boolean;
  /** True if its goods left with the round. */
  hasLeft: boolean;
};

/**
 * Counts the stops before one that is not made yet: those placed before it, if all places are known and the rider keeps to them;
 * otherwise at most all others that may come first. A stop made out of turn shows that the rider does not keep to the places.
 */
export function stopsBefore(stops: readonly Stop[], id: string): { count: number; atMost: boolean } {
  const mine = stops.find((stop) => stop.id === id);
  const others = stops.filter((stop) => !stop.isMade && stop.id !== id);
  const position = mine?.position ?? null;
  const anyFirst = { count: others.length, atMost: true };
  if (position === null || others.some((stop) => stop.position === null)) return anyFirst;
  const before = (stop: Stop, at: number): boolean => (stop.position ?? at) < at;
  const made = stops.filter(({ isMade }) => isMade);
  // Somebody behind was gone to first: who of the others will be is not known.
  if (made.some((stop) => !before(stop, position))) return anyFirst;
  const waiting = others.filter((stop) => before(stop, position));
  const wasPassed = waiting.some((stop) => made.some((other) => before(stop, other.position ?? 0)));
  return { count: waiting.length, atMost: wasPassed || waiting.some(({ hasLeft }) => !hasLeft) };
}
