import * as v from 'valibot';
import { blankable, blankOr, textOrDigits } from '#base/fields.ts';
import { amountOf, SOLD_BY } from '#base/figures/amount.ts';
import { fromRupees } from '#base/figures/money.ts';
import { LANGUAGE_QUESTION } from '#base/language/named-in.ts';
import { CartItem, LINES_AT_MOST, Quantity } from '#cart/cart.ts';
import { Product } from '#catalogue/catalogue.ts';
import { RoundPromise } from '#delivery/delivery.ts';
import { OrderEvent } from './order-events.ts';

export * from './order-events.ts';

/** Where an order is. */
export const STATUSES = ['pending', 'dispatched', 'delivered', 'cancelled'] as const;
/** The status of an order. */
export type OrderStatus = (typeof STATUSES)[number];
/** Whether the money is in. */
export const PAYMENT_STATUSES = ['pending', 'received'] as const;
/** Whether an order is paid. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** How the shopper pays at the door: cash, or by a card machine. */
export const PAYMENT_METHODS = ['cash', 'card'] as const;
/** A way to pay at the door. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Which status may follow which: the shop may correct any mistake, a shopper may only cancel. */
export const MOVES = {
  shop: {
    pending: ['dispatched', 'delivered', 'cancelled'],
    dispatched: ['pending', 'delivered', 'cancelled'],
    delivered: ['pending', 'dispatched', 'cancelled'],
    cancelled: ['pending', 'dispatched', 'delivered'],
  },
  shopper: { pending: ['cancelled'], dispatched: [], delivered: [], cancelled: [] },
} as const satisfies Record<'shop' | 'shopper', Record<OrderStatus, readonly OrderStatus[]>>;

/** Whether someone may move an order from one status to another. */
export const mayMove = (who: keyof typeof MOVES, from: OrderStatus, to: OrderStatus): boolean =>
  (MOVES[who][from] as readonly OrderStatus[]).includes(to);

/** Whether something is still to happen to an order. */
export const isOpen = ({ status }: { status: OrderStatus }): boolean =>
  status === 'pending' || status === 'dispatched';

/** What tells a copy of an order from a later one: it changes with the order, and with when its round comes. */
export const versionTag = ({ updatedAt, lateTo }: Pick<Order, 'updatedAt' | 'lateTo'>): string =>
  `"${[updatedAt, lateTo].filter(Boolean).join(' ')}"`;

/**
 * The money still to be paid or given back for an order; none for a paid order, or for an unpaid one that was
 * cancelled.
 */
export function openMoney({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }) {
  const isCancelled = status === 'cancelled';
  const isPaid = paymentStatus === 'received';
  if (isCancelled) return isPaid ? 'giveBack' : undefined;
  return isPaid ? undefined : 'due';
}

// NUL: PostgreSQL cannot store it, and nobody types it.
const noNul = v.check((text: string) => !text.includes('\0'), 'Please leave out hidden characters');
const given = (message: string, most: number, text: v.GenericSchema<unknown, string> = v.string(message)) =>
  v.pipe(text, v.trim(), v.nonEmpty(message), v.maxLength(most, `At most ${most} letters`), noNul);
const optional = (most: number, text: v.GenericSchema<unknown, string> = v.string()) =>
  v.optional(v.pipe(text, v.trim(), v.maxLength(most, `At most ${most} letters`), noNul));

/** Where an order goes: what the checkout form sends, and the snapshot that the order keeps. */
export const SelectedAddress = v.strictObject({
  firstName: given('First Name is required', 100),
  lastName: given('Last Name is required', 100),
  phone: given('Phone number is required', 20, textOrDigits('Phone number is required')),
  colony: given('colony  is required', 200),
  landmark: given('landmark  is required', 200),
  email: optional(254),
  address: optional(300),
  district: optional(100),
  state: optional(100),
  pincode: optional(10, textOrDigits('Digits only')),
  /** Where the shop lists the villages of the pincode: one of them, or another. */
  village: optional(100),
});
export type SelectedAddress = v.InferOutput<typeof SelectedAddress>;

/** No order costs more rupees than this, so that every amount is a safe whole number of paise. */
const AMOUNT_CEILING = 90_000_000_000_000;
const Amount = v.pipe(v.number(), v.minValue(0), v.maxValue(AMOUNT_CEILING), v.transform(fromRupees));

/**
 * What placing an order sends. `items` must be what the shopper's cart on the server holds; the amounts are what the
 * shopper saw, and are only compared. `user` and `status` may be sent and are ignored: the token decides whose order
 * it is, and every order begins as pending.
 */
const SentOrder = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        _id: v.optional(v.string()),
        // The product's id, or the product as it was handed out.
        product: v.union([
          v.string(),
          v.strictObject({ ...v.partial(Product).entries, price: v.optional(Amount), _id: v.string() }),
        ]),
        quantity: Quantity,
        user: v.optional(v.nullable(v.string())),
      }),
    ),
    v.minLength(1, 'Your cart is Empty Please add items to your cart.'),
    v.maxLength(LINES_AT_MOST, `At most ${LINES_AT_MOST} lines in one order`),
  ),
  totalAmount: Amount,
  totalItems: v.pipe(v.number(), v.gtValue(0), v.maxValue(AMOUNT_CEILING)),
  selectedAddress: SelectedAddress,
  paymentMethod: blankOr(v.picklist(PAYMENT_METHODS), 'cash'),
  /** Says that the shopper comes for it to the shop, where the shop offers that. */
  collected: v.optional(v.boolean(), false),
  /** The round that the shopper chose; without one, the next that has room. */
  round: blankable(v.pipe(v.string(), v.maxLength(64))),
  user: v.optional(v.nullable(v.string())),
  status: v.optional(v.string()),
});
export const NewOrder = v.pipe(
  SentOrder,
  v.forward(
    v.partialCheck(
      [['items'], ['totalItems']],
      ({ items, totalItems }) => Number.isInteger(totalItems) || isSumOf(items, totalItems),
      'How many items must be a whole number',
    ),
    ['totalItems'],
  ),
);
export type NewOrder = v.InferOutput<typeof NewOrder>;

/**
 * Whether a count is the sum of the quantities. Clients that know nothing of loose goods count that way: 0.5 and 1 are
 * 1.5.
 */
export const isSumOf = (items: readonly { quantity: number }[], count: number): boolean =>
  amountOf(count, 'weight') ===
  amountOf(
    items.reduce((total, { quantity }) => total + quantity, 0),
    'weight',
  );

/** A line of an order: names and prices as they were when it was placed; they never follow the catalogue. */
export const OrderItem = v.object({
  product: v.object({
    _id: v.string(),
    title: v.string(),
    thumbnail: v.string(),
    description: v.string(),
    price: v.number(),
    unit: v.string(),
    /** Of what was sold loose, the quantity may be a part of the unit. */
    soldBy: v.picklist(SOLD_BY),
    pack: v.string(),
    color: v.string(),
  }),
  quantity: v.number(),
});

/**
 * An order: what was ordered, for how much, to where. It keeps the names and prices that were agreed. Money is rupees.
 */
export const Order = v.object({
  _id: v.string(),
  /** The short number that people say on the phone. */
  orderId: v.string(),
  createdAt: v.string(),
  createdDatetime: v.string(),
  createdDate: v.string(),
  updatedAt: v.string(),
  /** When it was last delivered; kept if it gets another status afterwards. */
  deliveredAt: v.nullable(v.string()),
  status: v.picklist(STATUSES),
  paymentStatus: v.picklist(PAYMENT_STATUSES),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  subtotal: v.number(),
  shipping: v.number(),
  totalAmount: v.number(),
  /** What is still to be paid; 0 once it is received, or the order is cancelled. */
  due: v.number(),
  /** What was paid for an order before it was cancelled, until somebody notes that it is given back. */
  giveBack: v.number(),
  totalItems: v.number(),
  items: v.array(OrderItem),
  selectedAddress: v.object(SelectedAddress.entries),
  /**
   * Whether the shop should call before it delivers: the phone or the pincode may be mistyped, or it is more cash than
   * the area takes.
   */
  phoneToConfirm: v.boolean(),
  /** What was promised when it was placed; it never follows the areas. Left out where the shop had none. */
  delivery: v.optional(
    v.object({
      /** The area's name; empty outside of areas. */
      area: v.string(),
      fee: v.number(),
      freeAbove: v.nullable(v.number()),
      cashMost: v.nullable(v.number()),
      /** What the owner wrote of the area. */
      note: v.string(),
      /** Whether the shopper comes for it. */
      collected: v.boolean(),
    }),
  ),
  /** When its goods were packed; left out while they are not. */
  packedAt: v.optional(v.string()),
  /** What was promised, as it was made; nothing in a shop without rounds. */
  promise: v.optional(RoundPromise),
  /** Until when it comes, while it is still to come and its round is late; the promise stays as it was. */
  lateTo: v.optional(v.string()),
  /** What happened, oldest first. */
  timeline: v.array(OrderEvent),
  /** What the caller may still do. */
  may: v.object({ cancel: v.boolean() }),
  user: v.string(),
});
export type Order = v.InferOutput<typeof Order>;

/** The answer to placing an order. */
export const PlacedOrder = v.object({ data: Order });

/** A shopper's orders, oldest first. */
export const OwnOrders = v.object({ orders: v.array(Order) });

/** How many orders a shopper is shown at once; `before` asks for those placed before an order. */
export const OwnOrdersQuery = v.strictObject({
  ...LANGUAGE_QUESTION,
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'a whole number'), v.transform(Number), v.minValue(1)),
    '500',
  ),
  before: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** The header that makes placing safe to repeat: made by the storefront before its first try, kept for every retry. */
export const IdempotencyKey = v.pipe(
  v.string(),
  v.minLength(8, 'The Idempotency-Key has at least 8 letters'),
  v.maxLength(200, 'The Idempotency-Key has at most 200 letters'),
);

/** With `cart_changed`: the cart as the server holds it. */
export const CartChanged = v.object({ cart: v.array(CartItem) });
export type CartChanged = v.InferOutput<typeof CartChanged>;

/**
 * A line that cannot be delivered in full: what was wanted and what can be had, in its unit; `most` is the most per
 * order, if there is one.
 */
const ShortLine = v.object({
  product: v.string(),
  title: v.string(),
  unit: v.string(),
  wanted: v.number(),
  left: v.number(),
  most: v.optional(v.number()),
});

/** With `out_of_stock`: each line that cannot be delivered in full. */
export const OutOfStock = v.object({ lines: v.array(ShortLine) });
export type OutOfStock = v.InferOutput<typeof OutOfStock>;

/**
 * With `over_limit`: which limit an order goes beyond. `orders` and `value` hold until an account's first order was
 * delivered or paid; `value` is rupees, `open` what its open orders come to. `product` is the most of a product in a day; its
 * lines say what is left of it.
 */
export const OverLimit = v.variant('limit', [
  v.object({ limit: v.literal('orders'), most: v.number() }),
  v.object({ limit: v.literal('value'), most: v.number(), open: v.number() }),
  v.object({ limit: v.literal('product'), lines: v.array(ShortLine) }),
]);
export type OverLimit = v.InferOutput<typeof OverLimit>;

/** With `price_changed`: the cart at its current prices, and which of them changed. Nothing was placed. */
export const PriceChanged = v.object({
  items: v.array(CartItem),
  subtotal: v.number(),
  shipping: v.number(),
  totalAmount: v.number(),
  totalItems: v.number(),
  changed: v.array(v.object({ product: v.string(), title: v.string(), was: v.number(), now: v.number() })),
});
export type PriceChanged = v.InferOutput<typeof PriceChanged>;

/** What ordering the same again put into the cart, and what it could not. */
export const Reordered = v.object({
  data: v.array(CartItem),
  missing: v.array(ShortLine),
});
export type Reordered = v.InferOutput<typeof Reordered>;
