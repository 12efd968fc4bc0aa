import type { Insertable } from 'kysely';
import { ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { CartFigures } from '#cart/cart.ts';
import type { FilledLine } from '#cart/server/public.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { isMuchCash } from '#delivery/delivery.ts';
import { type BookedRound, ORDERS } from '#delivery/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import type { NewOrder } from '#orders/order.ts';
import type { EventRow } from '#orders/server/kept-events.ts';
import { addressColumns, orderSearchText } from '#orders/server/order-address.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { markCalled } from '#orders/server/queries/called-orders.ts';
import type { TakenChannel } from '#orders/staff-orders.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { hot } from '#platform/db/hot.ts';
import { addEvents } from './change-order.ts';
import { addLines, lineRows } from './line-rows.ts';
import type { Promised } from './settle-delivery.ts';

/** Details of an order that staff took: the customer, the channel, and the time it was made. */
export type Taken = {
  customer: string;
  channel: TakenChannel;
  /** True if the order goes beyond what shoppers may order. */
  beyond: boolean;
  /** When it was taken, if it waited for the network until now. */
  madeAt: Instant | undefined;
  /** The customer's wish, and the note that only staff read. */
  wish: string;
  shopNote: string;
};

/** An attempt to place an order: whose, and what was sent. */
export type Placing = {
  actor: Actor;
  request: NewOrder;
  /** True if staff should call the customer before the delivery. */
  phoneToConfirm: boolean;
  /** Where the links of the shop's mails lead. */
  origin: string;
  /** The network that it was sent from, where that is known. */
  network?: string | undefined;
};

type Recorded = Omit<Placing, 'request'> & {
  request: Pick<NewOrder, 'selectedAddress' | 'paymentMethod' | 'ifMissing' | 'note'>;
  /** Undefined of an order that its shopper placed. */
  taken?: Taken;
  lines: readonly FilledLine[];
  figures: CartFigures;
  /** Where it goes and under which rule; the order keeps a copy. */
  promised: Promised;
  /** Round that was promised; null in a shop without rounds. */
  promise: BookedRound | null;
};

/**
 * Writes an order down as it was agreed: names and prices are copied and never follow the catalogue. Its seat is booked and
 * its sale counted by the caller.
 */
export async function recordOrder(tx: Tx, recorded: Recorded, now: Instant): Promise<FullOrder> {
  const { actor, taken } = recorded;
  const id = newId(Date.parse(now));
  const number = await nextNumber(tx, id);
  const order = { ...orderRow(recorded, now), id, number };
  const lines = await lineRows(tx, recorded.lines, { order_id: id, position: 0 });
  const placed: EventRow = {
    order_id: id,
    kind: 'status',
    from: null,
    to: order.status,
    ...(taken && { taken: { channel: taken.channel, beyond: taken.beyond } }),
    actor_id: actor.userId,
    actor_name: actor.name,
    at: now,
    made_at: taken?.madeAt ?? null,
  };
  const notes = { note: taken?.wish ?? recorded.request.note ?? '', shop_note: taken?.shopNote ?? '' };
  await addOrder(tx, {
    ...order,
    phone_digits: phoneDigits(order.phone),
    search: orderSearchText({ number, ...recorded.request.selectedAddress }),
    ...notes,
  });
  await addLines(tx, { lines });
  await addEvents(tx, [placed], 0);
  markChanged(tx, ORDERS);
  markCalled(tx, number);
  return {
    ...order,
    ...NOT_PACKED,
    ...notes,
    ...UNPAID,
    late_to: recorded.promise?.lateTo ?? null,
    said_upi_paise: null,
    lines,
    events: [placed],
    questions: [],
  };
}

async function nextNumber(tx: Tx, order: string): Promise<number> {
  const [given] = await addNumber(tx, { order_id: order });
  if (!given) throw new Error('The database gave no number.');
  return given.number;
}

const addNumber = hot((db, row: { order_id: string }) =>
  db.insertInto('order_numbers').values(row).returning('number'),
);
const addOrder = hot((db, row: Insertable<Schema['orders']>) => db.insertInto('orders').values(row));

/** Database values of an order that is not packed yet. */
const NOT_PACKED = {
  last_line: 0,
  packed_at: null,
  agreed_total_paise: null,
  agreed_by: '',
  agreed_at: null,
};
/** Database values of an order without payments and credits. */
const UNPAID = {
  paid_paise: ZERO,
  rounded_paise: ZERO,
  account_paise: ZERO,
  share_paise: ZERO,
  rest_on_account: 0 as const,
  payments: [],
  credited_paise: ZERO,
  credited_shipping_paise: ZERO,
  credit_count: 0,
  credits: [],
};
const orderRow = (
  { actor, request, figures, promised, promise, taken, ...placing }: Recorded,
  now: Instant,
) => {
  const { selectedAddress: to, paymentMethod } = request;
  const { rule } = promised;
  // Whoever ordered by phone was just spoken to.
  const phoneToConfirm =
    !taken && (placing.phoneToConfirm || isMuchCash({ total: figures.total, paymentMethod }, rule));
  return {
    user_id: taken?.customer ?? actor.userId,
    status: 'pending' as const,
    payment_status: 'pending' as const,
    payment_method: paymentMethod,
    subtotal_paise: figures.subtotal,
    shipping_paise: figures.shipping,
    total_paise: figures.total,
    total_items: figures.totalItems,
    ...addressColumns(to),
    // As the shop writes it.
    village: promised.village,
    area_name: promised.area?.name ?? '',
    area_fee_paise: promised.isKept ? rule.fee : null,
    area_free_above_paise: promised.isKept ? rule.freeAbove : null,
    area_cash_most_paise: promised.isKept ? rule.cashMost : null,
    area_note: promised.area?.note ?? '',
    collected: promised.collected ? (1 as const) : (0 as const),
    if_missing: request.ifMissing,
    phone_to_confirm: phoneToConfirm ? (1 as const) : (0 as const),
    channel: taken?.channel ?? ('web' as const),
    taken_by: taken ? actor.name : '',
    ...promisedColumns(promise),
    placed_at: taken?.madeAt ?? now,
    delivered_at: null,
    updated_at: now,
  };
};

/** The copy of a promise that an order keeps; the mail about it says, too, until when a late round comes. */
export const promisedColumns = (promise: BookedRound | null) => ({
  round_id: promise?.round ?? null,
  promised_kind: promise?.kind ?? null,
  promised_on: promise?.on ?? null,
  promised_from: promise?.from ?? null,
  promised_to: promise?.to ?? null,
  late_told: promise?.lateTo ?? null,
});
