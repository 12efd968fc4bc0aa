import type { EveryKey } from '#base/fields.ts';
import { quantityOf } from '#base/figures/amount.ts';
import { type Paise, summed, toRupees } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import { formatDay, formatMoment } from '#base/time.ts';
import type { CartFigures } from '#cart/cart.ts';
import { type FilledLine, presentFigures, presentItem } from '#cart/server/public.ts';
import { goodsName } from '#catalogue/catalogue.ts';
import type { Actor } from '#identity/identity.ts';
import { presentMoney } from '#money/server/public.ts';
import { eventText } from '#orders/event-text.ts';
import {
  isOpen,
  LINE_REASONS,
  type LineReason,
  mayMove,
  type Order,
  type OrderEvent,
  type PriceChanged,
} from '#orders/order.ts';
import { readAsked } from '#orders/server/queries/questions.ts';
import type { CustomerAccount } from '#orders/staff-orders.ts';
import { wordsIn } from '#platform/words.ts';
import { presentCredits } from './credits/present.ts';
import type { EventRow, NewEvent } from './kept-events.ts';
import { presentAddress } from './order-address.ts';
import type { FullOrder, LineRow, OrderRow } from './queries.ts';
import type { accountOfCustomer } from './queries/list-orders.ts';

/**
 * An order as it is handed out, with what the caller may still do. Its goods are called as they were when it was placed,
 * in the language of the asker or another one.
 */
export function presentOrder(
  order: FullOrder,
  asker: Pick<Actor, 'userId' | 'language'>,
  language: Language = asker.language,
): Order {
  const side = sideOf(order, asker);
  return {
    _id: order.id,
    orderId: String(order.number),
    createdAt: order.placed_at,
    createdDatetime: formatMoment(wordsIn('en'), order.placed_at),
    createdDate: formatDay(wordsIn('en'), order.placed_at),
    updatedAt: order.updated_at,
    deliveredAt: order.delivered_at,
    status: order.status,
    paymentStatus: order.payment_status,
    paymentMethod: order.payment_method,
    subtotal: toRupees(order.subtotal_paise),
    shipping: toRupees(order.shipping_paise),
    totalAmount: toRupees(order.total_paise),
    ...presentMoney(order, side),
    ...presentCredits(order, side),
    totalItems: order.total_items,
    items: presentLines(order, language, side),
    selectedAddress: presentAddress(order),
    phoneToConfirm: order.phone_to_confirm === 1,
    ifMissing: order.if_missing,
    ...presentTaken(order, side),
    note: order.note || undefined,
    shopNote: (side === 'shop' && order.shop_note) || undefined,
    ...presentAgreed(order, side),
    ...presentQuestion(order, language, side),
    packedAt: order.packed_at ?? undefined,
    ...presentDelivery(order),
    ...presentPromise(order),
    ...presentLateness(order),
    timeline: order.events
      .filter(({ kind }) => kind !== 'shopNoted' || side === 'shop')
      .map((event) => presentEvent(event, language, { side, asker })),
    may: { cancel: mayMove(side, order.status, 'cancelled') },
    user: order.user_id,
  } satisfies EveryKey<Omit<Order, ToldWith>>;
}

/** The parts of an order that `newsOf` adds for its shopper. */
type ToldWith = 'doorCode' | 'stopsBefore';

/** Totals of a customer's orders as the API sends them, in rupees. */
export const presentAccount = (row: Awaited<ReturnType<typeof accountOfCustomer>>): CustomerAccount => ({
  orders: row.orders,
  cancelled: row.cancelled,
  totalAmount: toRupees(summed(row.total)),
  due: toRupees(summed(row.due)),
  firstAt: row.first,
  lastAt: row.last,
});

/** Side of the asker: 'shopper' for their own orders, even if they are staff; 'shop' for all others. */
export const sideOf = (order: Pick<OrderRow, 'user_id'>, asker: Pick<Actor, 'userId'>): 'shopper' | 'shop' =>
  order.user_id === asker.userId ? 'shopper' : 'shop';

type ChangedPrice = { product: string; title: string; was: Paise; now: Paise };

/** Current prices and total of a cart, and the prices that changed since the shopper looked. */
export const presentPriceChanged = (
  lines: readonly FilledLine[],
  figures: CartFigures,
  changed: readonly ChangedPrice[],
): PriceChanged => {
  const { subtotal, shipping, total, totalItems } = presentFigures(figures);
  return {
    items: lines.map(presentItem),
    subtotal,
    shipping,
    totalAmount: total,
    totalItems,
    changed: changed.map(({ was, now, ...line }) => ({ ...line, was: toRupees(was), now: toRupees(now) })),
  };
};

type Side = ReturnType<typeof sideOf>;

/** Lines of an order as the shopper or staff see them. */
export const presentLines = (
  { lines }: Pick<FullOrder, 'lines'>,
  language: Language,
  side: Side = 'shopper',
): Order['items'] =>
  lines
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.position - other.position)
    .map((line) => presentLine(line, language, side));

/** Sorting place of a line: a replacement comes below the line that it replaces. */
const placeOf = ({ instead_of, position }: LineRow): number => instead_of ?? position;

const presentLine = (line: LineRow, language: Language, side: Side): EveryKey<Order['items'][number]> => ({
  line: line.position,
  product: {
    _id: line.product_id,
    title: goodsName(line, language),
    thumbnail: line.thumbnail,
    description: line.description,
    price: toRupees(line.price_paise),
    unit: line.unit,
    soldBy: line.sold_by,
    pack: line.pack,
    color: line.color,
  },
  quantity: quantityOf(line.quantity, line.sold_by),
  ordered: line.ordered_quantity === null ? undefined : quantityOf(line.ordered_quantity, line.sold_by),
  given: line.given_paise > 0 ? toRupees(line.given_paise) : undefined,
  reason: isReason(line.reason) ? line.reason : undefined,
  credited:
    line.credited_paise > 0
      ? {
          amount: toRupees(line.credited_paise),
          quantity: quantityOf(line.credited_quantity, line.sold_by),
        }
      : undefined,
  insteadOf: line.instead_of ?? undefined,
  packed: side === 'shop' && line.packed_at !== null ? { at: line.packed_at, by: line.packed_by } : undefined,
  revision: line.revision,
});

const isReason = (word: string): word is LineReason => (LINE_REASONS as readonly string[]).includes(word);

/** Up to what the shopper agreed, once that was asked; shoppers are not told which of the staff asked. */
const presentAgreed = (order: OrderRow, side: Side): EveryKey<Pick<Order, 'agreed'>> =>
  order.agreed_total_paise === null
    ? { agreed: undefined }
    : {
        agreed: {
          total: toRupees(order.agreed_total_paise),
          ...(order.agreed_at !== null && {
            by: side === 'shop' ? order.agreed_by : THE_SHOP,
            at: order.agreed_at,
          }),
        },
      };

/** Channel of an order that staff took, and the name of the staff member, which shoppers are not told. */
const presentTaken = ({ channel, taken_by: by }: OrderRow, side: Side): EveryKey<Pick<Order, 'taken'>> => ({
  taken: channel === 'web' ? undefined : { channel, by: side === 'shop' ? by : THE_SHOP },
});
/** The last question to the shopper, while the order has not left. */
export function presentQuestion(
  { questions }: Pick<FullOrder, 'questions'>,
  language: Language,
  side: Side = 'shopper',
): EveryKey<Pick<Order, 'question'>> {
  const row = questions.at(-1);
  if (!row) return { question: undefined };
  const { change, goods } = readAsked(row);
  return {
    question: {
      _id: row.id,
      kind: change.kind,
      ...(change.kind !== 'add' && { line: change.line }),
      goods: {
        title: goodsName(goods, language),
        unit: goods.unit,
        soldBy: goods.sold_by,
        pack: goods.pack,
        quantity: quantityOf(goods.quantity, goods.sold_by),
      },
      total: toRupees(row.total_paise),
      above: toRupees(row.above_paise),
      by: side === 'shop' ? row.asked_by : THE_SHOP,
      at: row.asked_at,
      state: row.state,
      ...(row.answered_at !== null && { answeredAt: row.answered_at }),
    },
  };
}

/** The delivery terms of an order that was placed in a shop with areas, or is collected. */
export const presentDelivery = (order: OrderRow): EveryKey<Pick<Order, 'delivery'>> =>
  order.area_fee_paise === null
    ? { delivery: undefined }
    : {
        delivery: {
          area: order.area_name,
          fee: toRupees(order.area_fee_paise),
          freeAbove: order.area_free_above_paise === null ? null : toRupees(order.area_free_above_paise),
          cashMost: order.area_cash_most_paise === null ? null : toRupees(order.area_cash_most_paise),
          note: order.area_note,
          collected: order.collected === 1,
        },
      };

/** The promise of the order's round, as it was made. */
export function presentPromise(order: OrderRow): EveryKey<Pick<Order, 'promise'>> {
  const { round_id: round, promised_kind: kind } = order;
  if (round === null || kind === null) return { promise: undefined };
  const { promised_on: on, promised_from: from, promised_to: to } = order;
  return { promise: { round, kind, on: on ?? '', from: from ?? '', to: to ?? '' } };
}

/** Until when an order comes that is still to come, where its round is late. */
export const presentLateness = ({
  status,
  late_to,
}: Pick<OrderRow, 'status' | 'late_to'>): EveryKey<Pick<Order, 'lateTo'>> => ({
  lateTo: late_to !== null && isOpen({ status }) ? late_to : undefined,
});

const THE_SHOP = 'The shop';

/** An event with its words in a language. Shoppers are not told which of the staff moved their order. */
function presentEvent(
  { order_id: _order, actor_id, actor_name, at, made_at, ...event }: EventRow,
  language: Language,
  { side, asker }: { side: Side; asker: Pick<Actor, 'userId'> },
): OrderEvent {
  const shown = {
    ...inRupees(event, language),
    at: made_at ?? at,
    ...(made_at && { arrivedAt: at }),
    by: side === 'shopper' && actor_id !== asker.userId ? THE_SHOP : actor_name,
    note: '',
  };
  return { ...shown, note: eventText(wordsIn(language), shown) };
}

/** The figures of an event as they are handed out. */
function inRupees(event: NewEvent, language: Language) {
  if (event.kind === 'line') return { kind: event.kind, deed: event.deed, title: goodsName(event, language) };
  if (event.kind === 'payment') {
    const { money, ...status } = event;
    return money ? { ...status, money: { ...money, amount: toRupees(money.amount) } } : status;
  }
  if ('total' in event) return { ...event, total: toRupees(event.total) };
  return 'amount' in event ? { ...event, amount: toRupees(event.amount) } : event;
}
