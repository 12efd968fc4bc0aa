import { sql } from 'kysely';
import { instantOf } from '#base/calendar.ts';
import { minus, type Paise, plus, summed } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import type { RoundRow } from '#delivery/server/public.ts';
import type { Promises } from '#dispatch/round-figures.ts';
import type { OrderEvent } from '#orders/orders.ts';

/** So many rounds are asked about at once: each is three of the values that a statement may have. */
const AT_ONCE = 5000;

type Place = { round: string; pincode: string; village: string };
/** Results of a round's orders to one village. */
export type Brought = Place & { promises: Promises; delivered: number; goods: Paise; fees: Paise };
/** Orders of a round to a village that were refused at the door for a reason. */
export type RefusedRow = Place & { reason: string; orders: number; worth: Paise };
/** Closing of a round: the cash of the last one, and the last entered cost. */
export type Ending = { cash: Paise; cost: Paise | null };

type Due = Pick<RoundRow, 'id' | 'on_day' | 'to_time' | 'late_to'>;

/** Promises and income of rounds, by round and village; cancelled orders are not counted. */
export async function broughtBy(db: Db, rounds: readonly Due[], now: Instant): Promise<Brought[]> {
  const rows = await inParts(rounds, (part) => broughtByPart(db, part, now));
  return rows.map(({ round, pincode, village, goods, fees, ...counts }) => ({
    round: round ?? '',
    pincode,
    village,
    promises: promisesOf(counts),
    delivered: Number(counts.delivered),
    goods: summed(goods),
    fees: summed(fees),
  }));
}

/** When each round is due, and until when it was told to come if it is late. */
const dueTimes = (rounds: readonly Due[]) =>
  sql<{ round_id: string; due_at: Instant; told_at: Instant }>`(values ${sql.join(
    rounds.map(
      ({ id, on_day, to_time, late_to }) =>
        sql`(${id}, ${instantOf(on_day, to_time)}, ${late_to === null ? '' : instantOf(on_day, late_to)})`,
    ),
  )})`;

const isDelivered = sql<boolean>`orders.status = 'delivered'`;
const isKept = sql<boolean>`(${isDelivered} and orders.delivered_at <= due.due_at)`;
const isToldLate = sql<boolean>`(${isDelivered} and orders.delivered_at > due.due_at
  and orders.late_told is not null and orders.delivered_at <= due.told_at)`;
const isOpen = (now: Instant) => sql<boolean>`(orders.status <> 'delivered'
  and (due.due_at > ${now} or due.told_at > ${now}))`;
const MOVED: OrderEvent['kind'] = 'roundChanged';
/** The index of such events is for this very kind, so it is no parameter. */
const isMoved = sql<boolean>`exists (select 1 from order_events
  where order_events.order_id = orders.id and order_events.kind = ${sql.lit(MOVED)})`;

const counted = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`;

const broughtByPart = (db: Db, rounds: readonly Due[], now: Instant) =>
  db
    .with('due(round_id, due_at, told_at)', () => dueTimes(rounds))
    .selectFrom('due')
    .innerJoin('orders', 'orders.round_id', 'due.round_id')
    .select((row) => [
      'orders.round_id as round',
      'orders.pincode',
      'orders.village',
      row.fn.countAll<number>().as('orders'),
      counted(isDelivered).as('delivered'),
      counted(isKept).as('kept'),
      counted(isToldLate).as('toldLate'),
      counted(isOpen(now)).as('open'),
      counted(isMoved).as('moved'),
      sql<number | null>`sum(case when ${isDelivered} then orders.subtotal_paise end)`.as('goods'),
      sql<number | null>`sum(case when ${isDelivered} then orders.shipping_paise end)`.as('fees'),
    ])
    .where('orders.status', '!=', 'cancelled')
    .groupBy(['orders.round_id', 'orders.pincode', 'orders.village'])
    .execute();

/** The counts of a row; what is neither in time nor told, nor open, is late or missing. */
function promisesOf(row: Record<'orders' | 'delivered' | 'kept' | 'toldLate' | 'open' | 'moved', number>) {
  const [orders, delivered, open] = [Number(row.orders), Number(row.delivered), Number(row.open)];
  const [kept, toldLate] = [Number(row.kept), Number(row.toldLate)];
  return {
    kept,
    toldLate,
    late: delivered - kept - toldLate,
    missing: orders - delivered - open,
    open,
    moved: Number(row.moved),
  };
}

/**
 * Orders refused at the door, by round, village and reason. Only the last tap of an order on each round counts: an
 * order that was refused in the evening and delivered on the next morning's round counts as refused once.
 */
export async function refusedOn(db: Db, rounds: readonly Due[]): Promise<RefusedRow[]> {
  const rows = await inParts(rounds, (part) =>
    db
      .selectFrom('stop_taps')
      .innerJoin('orders', 'orders.id', 'stop_taps.order_id')
      .select((row) => [
        'stop_taps.round_id as round',
        'orders.pincode',
        'orders.village',
        'stop_taps.reason',
        row.fn.countAll<number>().as('orders'),
        row.fn.sum<number>('orders.total_paise').as('worth'),
      ])
      .where(
        'stop_taps.round_id',
        'in',
        part.map(({ id }) => id),
      )
      .where('stop_taps.kind', '=', 'refused')
      .where('stop_taps.stands', '=', 1)
      .where(
        sql<boolean>`not exists (select 1 from stop_taps as later where later.order_id = stop_taps.order_id
          and later.round_id = stop_taps.round_id and later.stands = 1 and later.position > stop_taps.position)`,
      )
      .groupBy(['stop_taps.round_id', 'orders.pincode', 'orders.village', 'stop_taps.reason'])
      .execute(),
  );
  return rows.map((row) => ({ ...row, orders: Number(row.orders), worth: summed(row.worth) }));
}

/** Closings of the closed rounds, by round. */
export async function endingsOf(db: Db, rounds: readonly Due[]): Promise<Map<string, Ending>> {
  const rows = await inParts(rounds, (part) =>
    db
      .selectFrom('cash_closings')
      .select(['sheet_id', 'counted_paise', 'opening_paise', 'spent_paise', 'cost_paise'])
      .where(
        'sheet_id',
        'in',
        part.map(({ id }) => id),
      )
      .orderBy('sheet_id')
      .orderBy('position')
      .execute(),
  );
  const endings = new Map<string, Ending>();
  for (const { sheet_id, counted_paise, opening_paise, spent_paise, cost_paise } of rows) {
    const cost = cost_paise ?? endings.get(sheet_id)?.cost ?? null;
    // The change that it left with did not come from shoppers; what was spent on the way did.
    const cash = plus(minus(counted_paise, opening_paise), spent_paise);
    endings.set(sheet_id, { cash, cost });
  }
  return endings;
}

async function inParts<Row>(
  rounds: readonly Due[],
  read: (part: readonly Due[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < rounds.length; at += AT_ONCE)
    rows.push(...(await read(rounds.slice(at, at + AT_ONCE))));
  return rows;
}
