import type { Insertable } from 'kysely';
import { paise } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import { type CartFigures, lineTotal } from '#cart/cart.ts';
import { type FilledLine, pricedLine } from '#cart/server/public.ts';
import { wordsByIds } from '#catalogue/server/public.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { isMuchCash } from '#delivery/delivery.ts';
import type { BookedRound } from '#delivery/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import type { NewOrder } from '#orders/orders.ts';
import { orderSearchText } from '#orders/server/order-search-text.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { countSales } from './count-sales.ts';
import { ORDERS } from './record-event.ts';
import type { Promised } from './settle-delivery.ts';

/** An attempt to place an order: whose, what was sent, and its idempotency key, if any. */
export type Placing = {
  actor: Actor;
  request: NewOrder;
  key: { text: string; requestHash: string } | null;
  /** Whether the shop should call before it delivers. */
  phoneToConfirm: boolean;
  /** Where the links of the shop's mails lead. */
  origin: string;
};

type Recorded = Placing & {
  lines: readonly FilledLine[];
  figures: CartFigures;
  /** Where it goes and under which rule; the order keeps a copy. */
  promised: Promised;
  /** What was promised; null where the shop has no rounds. */
  promise: BookedRound | null;
};

/** Writes an order down as it was agreed: names and prices are copied and never follow the catalogue. */
export async function recordOrder(tx: Tx, recorded: Recorded, now: Instant): Promise<FullOrder> {
  const { actor, key } = recorded;
  const id = newId(Date.parse(now));
  const { number } = await tx
    .insertInto('order_numbers')
    .values({ order_id: id })
    .returning('number')
    .executeTakeFirstOrThrow();
  const order = { ...orderRow(recorded, now), id, number };
  const titles = await titlesOf(
    tx,
    recorded.lines.map(({ product }) => product.id),
  );
  const lines = recorded.lines.map((line, position) =>
    lineRow(line, { order_id: id, position, ...titles(line.product.id) }),
  );
  const placed = {
    order_id: id,
    position: 0,
    kind: 'status' as const,
    from_value: null,
    to_value: order.status,
    actor_id: actor.userId,
    actor_name: actor.name,
    note: '',
    at: now,
    made_at: null,
  };
  await tx
    .insertInto('orders')
    .values({
      ...order,
      phone_digits: phoneDigits(order.phone),
      search: orderSearchText({ number, ...recorded.request.selectedAddress }),
      idempotency_key: key?.text ?? null,
      request_hash: key?.requestHash ?? null,
    })
    .execute();
  await tx.insertInto('order_lines').values(lines).execute();
  await tx.insertInto('order_events').values(placed).execute();
  await countSales(tx, order, null);
  markChanged(tx, ORDERS);
  return { ...order, late_to: recorded.promise?.lateTo ?? null, packed_at: null, lines, events: [placed] };
}

const orderRow = ({ actor, request, figures, promised, promise, ...placing }: Recorded, now: Instant) => {
  const { selectedAddress: to, paymentMethod } = request;
  const { rule } = promised;
  const phoneToConfirm = placing.phoneToConfirm || isMuchCash({ total: figures.total, paymentMethod }, rule);
  return {
    user_id: actor.userId,
    status: 'pending' as const,
    payment_status: 'pending' as const,
    payment_method: paymentMethod,
    subtotal_paise: figures.subtotal,
    shipping_paise: figures.shipping,
    total_paise: figures.total,
    total_items: figures.totalItems,
    first_name: to.firstName,
    last_name: to.lastName,
    phone: to.phone,
    colony: to.colony,
    landmark: to.landmark,
    email: to.email ?? '',
    address: to.address ?? '',
    district: to.district ?? '',
    state: to.state ?? '',
    pincode: to.pincode ?? '',
    village: promised.village,
    area_name: promised.area?.name ?? '',
    area_fee_paise: promised.isKept ? rule.fee : null,
    area_free_above_paise: promised.isKept ? rule.freeAbove : null,
    area_cash_most_paise: promised.isKept ? rule.cashMost : null,
    area_note: promised.area?.note ?? '',
    collected: promised.collected ? (1 as const) : (0 as const),
    phone_to_confirm: phoneToConfirm ? (1 as const) : (0 as const),
    ...promisedColumns(promise),
    placed_at: now,
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

/** What goods are called in other languages than English. */
async function titlesOf(tx: Tx, ids: readonly string[]) {
  const [hindi, bengali] = [await wordsByIds(tx, 'hi', ids), await wordsByIds(tx, 'bn', ids)];
  return (id: string) => ({
    title_hi: hindi.get(id)?.title ?? '',
    title_bn: bengali.get(id)?.title ?? '',
  });
}

type Place = { order_id: string; position: number; title_hi: string; title_bn: string };

const lineRow = (line: FilledLine, place: Place) => {
  const { product, quantity } = line;
  return {
    ...place,
    product_id: product.id,
    title: product.title,
    description: product.description,
    thumbnail: product.thumbnail,
    category: product.category,
    unit: product.unit,
    pack: product.pack,
    color: product.color,
    price_paise: paise(product.price_paise),
    quantity,
    sold_by: product.sold_by,
    total_paise: lineTotal(pricedLine(line)),
  } satisfies Insertable<Schema['order_lines']>;
};
