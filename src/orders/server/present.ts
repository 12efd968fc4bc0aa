import { quantityOf } from '#base/figures/amount.ts';
import { type Paise, paise, toRupees } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import { formatDay, formatMoment } from '#base/time.ts';
import type { CartFigures } from '#cart/cart.ts';
import { type FilledLine, presentFigures, presentItem } from '#cart/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import {
  isOpen,
  mayMove,
  openMoney,
  type Order,
  type PriceChanged,
  type SelectedAddress,
} from '#orders/orders.ts';
import type { CustomerAccount } from '#orders/staff-orders.ts';
import { wordsIn } from '#platform/words.ts';
import type { EventRow, FullOrder, LineRow, OrderRow } from './queries.ts';
import type { accountOfCustomer } from './queries/customer-account.ts';

/** An order as it is handed out, with what the caller may still do; its goods are named in a language. */
export const presentOrder = (
  order: FullOrder,
  asker: Pick<Actor, 'userId'>,
  language: Language = 'en',
): Order => ({
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
  subtotal: rupees(order.subtotal_paise),
  shipping: rupees(order.shipping_paise),
  totalAmount: rupees(order.total_paise),
  due: openMoneyOf(order) === 'due' ? rupees(order.total_paise) : 0,
  giveBack: openMoneyOf(order) === 'giveBack' ? rupees(order.total_paise) : 0,
  totalItems: order.total_items,
  items: order.lines.map((line) => presentLine(line, language)),
  selectedAddress: presentAddress(order),
  phoneToConfirm: order.phone_to_confirm === 1,
  ...(order.packed_at !== null && { packedAt: order.packed_at }),
  ...presentDelivery(order),
  ...presentPromise(order),
  ...presentLateness(order),
  timeline: order.events.map((event) => presentEvent(event, sideOf(order, asker), asker)),
  may: { cancel: mayMove(sideOf(order, asker), order.status, 'cancelled') },
  user: order.user_id,
});

/** The money still to be paid or given back for an order, from its row. */
export const openMoneyOf = ({ status, payment_status }: Pick<OrderRow, 'status' | 'payment_status'>) =>
  openMoney({ status, paymentStatus: payment_status });

/** What somebody's orders come to, as it is handed out. */
export const presentAccount = (row: Awaited<ReturnType<typeof accountOfCustomer>>): CustomerAccount => ({
  orders: row.orders,
  cancelled: row.cancelled,
  totalAmount: rupees(row.total ?? 0),
  due: rupees(row.due ?? 0),
  firstAt: row.first,
  lastAt: row.last,
});

/** Whether somebody acts as staff or as a shopper: for their own orders everybody is a shopper. */
export const sideOf = (order: Pick<OrderRow, 'user_id'>, asker: Pick<Actor, 'userId'>): 'shopper' | 'shop' =>
  order.user_id === asker.userId ? 'shopper' : 'shop';

/** An amount in rupees, for the API. */
export const rupees = (amount: number): number => toRupees(paise(amount));

/** An amount in rupees, for a spreadsheet. */
export const rupeesText = (amount: number): string => rupees(amount).toFixed(2);

type ChangedPrice = { product: string; title: string; was: Paise; now: Paise };

/** What a cart costs now, and which of its prices changed since the shopper looked. */
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
    changed: changed.map(({ was, now, ...line }) => ({ ...line, was: rupees(was), now: rupees(now) })),
  };
};

/** What a line was called in a language when it was ordered; in English where it had no name there. */
export const titleOf = (line: LineRow, language: Language): string =>
  (language === 'en' ? '' : line[`title_${language}`]) || line.title;

const presentLine = (line: LineRow, language: Language): Order['items'][number] => ({
  product: {
    _id: line.product_id,
    title: titleOf(line, language),
    thumbnail: line.thumbnail,
    description: line.description,
    price: rupees(line.price_paise),
    unit: line.unit,
    soldBy: line.sold_by,
    pack: line.pack,
    color: line.color,
  },
  quantity: quantityOf(line.quantity, line.sold_by),
});

/** The snapshot of the address, without empty fields. */
const presentAddress = (order: OrderRow): SelectedAddress => ({
  firstName: order.first_name,
  lastName: order.last_name,
  phone: order.phone,
  colony: order.colony,
  landmark: order.landmark,
  ...(order.email && { email: order.email }),
  ...(order.address && { address: order.address }),
  ...(order.district && { district: order.district }),
  ...(order.state && { state: order.state }),
  ...(order.pincode && { pincode: order.pincode }),
  ...(order.village && { village: order.village }),
});

/** What was promised, of an order that was placed in a shop with areas, or is collected. */
export const presentDelivery = (order: OrderRow): Pick<Order, 'delivery'> =>
  order.area_fee_paise === null
    ? {}
    : {
        delivery: {
          area: order.area_name,
          fee: rupees(order.area_fee_paise),
          freeAbove: order.area_free_above_paise === null ? null : rupees(order.area_free_above_paise),
          cashMost: order.area_cash_most_paise === null ? null : rupees(order.area_cash_most_paise),
          note: order.area_note,
          collected: order.collected === 1,
        },
      };

/** What was promised with the order's round, as it was made. */
export function presentPromise(order: OrderRow): Pick<Order, 'promise'> {
  const { round_id: round, promised_kind: kind } = order;
  if (round === null || kind === null) return {};
  const { promised_on: on, promised_from: from, promised_to: to } = order;
  return { promise: { round, kind, on: on ?? '', from: from ?? '', to: to ?? '' } };
}

/** Until when an order comes that is still to come, where its round is late. */
export const presentLateness = ({
  status,
  late_to,
}: Pick<OrderRow, 'status' | 'late_to'>): Pick<Order, 'lateTo'> =>
  late_to !== null && isOpen({ status }) ? { lateTo: late_to } : {};

/** Shoppers are not told which of the staff moved their order. */
const presentEvent = (
  event: EventRow,
  side: 'shopper' | 'shop',
  asker: Pick<Actor, 'userId'>,
): Order['timeline'][number] => ({
  kind: event.kind,
  from: event.from_value,
  to: event.to_value,
  at: event.made_at ?? event.at,
  ...(event.made_at && { arrivedAt: event.at }),
  by: side === 'shopper' && event.actor_id !== asker.userId ? 'The shop' : event.actor_name,
  note: event.note,
});
