import * as v from 'valibot';
import { blankable, blankOr, LANGUAGE_QUESTION, optionalText } from '#base/fields.ts';
import { amountOf } from '#base/figures/amount.ts';
import { fromRupees } from '#base/figures/money.ts';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import { PostalAddress } from '#base/postal-address.ts';
import { CartItem, LINES_AT_MOST, Quantity } from '#cart/cart.ts';
import { Product, ListedProduct } from '#catalogue/catalogue.ts';
import { RoundPromise } from '#delivery/delivery.ts';
import { MONEY_OF_ORDER, PAYMENT_METHODS } from '#money/money.ts';
import { Credit } from './credits/credits.ts';
import { OrderEvent } from './order-events.ts';
import { Agreed, IF_MISSING, OrderItem } from './order-lines.ts';
import { ShortLine } from './order-refusals.ts';
import { STATUSES } from './order-status.ts';
import { OrderQuestion } from './questions/question.ts';

export * from './after-delivery.ts';
export * from './order-events.ts';
export * from './order-lines.ts';
export * from './order-refusals.ts';
export * from './order-status.ts';

/** Version of an order's copy: changes with the order, with the time of its late round, and with the stops before it. */
export const versionTag = ({
  updatedAt,
  lateTo,
  stopsBefore,
}: Pick<Order, 'updatedAt' | 'lateTo' | 'stopsBefore'>): string =>
  `"${[updatedAt, lateTo, ...Object.values(stopsBefore ?? {})].filter((part) => part !== undefined).join(' ')}"`;

/** No order costs more rupees than this, so that every amount is a safe whole number of paise. */
const AMOUNT_CEILING = 90_000_000_000_000;
const Amount = v.pipe(rupeesUpTo(AMOUNT_CEILING), v.transform(fromRupees));

/**
 * Body of a new order. `items` must match the shopper's cart on the server; the amounts are those that the shopper saw,
 * and are only compared. `user` and `status` may be sent and are ignored: the token decides whose order it is, and every
 * order begins as pending.
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
    v.minLength(1, /*i18n*/ 'Your cart is Empty Please add items to your cart.'),
    v.maxLength(LINES_AT_MOST, /*i18n*/ `At most ${LINES_AT_MOST} lines in one order`),
  ),
  totalAmount: Amount,
  /** 0 where none of the goods can be bought any more: the shop then says which. */
  totalItems: v.pipe(v.number(), v.minValue(0), v.maxValue(AMOUNT_CEILING)),
  /** Where it goes; the order keeps it as a snapshot. */
  selectedAddress: PostalAddress,
  paymentMethod: blankOr(v.picklist(PAYMENT_METHODS), 'cash'),
  /** Says that the shopper comes for it to the shop, where the shop offers that. */
  collected: v.optional(v.boolean(), false),
  /**
   * The order of the shopper, not yet packed, that the goods go with. Address, round, payment and wishes are then those of that
   * order, and `totalAmount` is what it comes to with these goods.
   */
  addTo: blankable(v.pipe(v.string(), v.maxLength(64))),
  /** The round that the shopper chose; without one, the next that has room. */
  round: blankable(v.pipe(v.string(), v.maxLength(64))),
  /** The shopper's wish for missing goods; the default is a call. */
  ifMissing: blankOr(v.picklist(IF_MISSING), 'call'),
  /** The shopper's note. */
  note: optionalText(500),
  user: v.optional(v.nullable(v.string())),
  status: v.optional(v.string()),
});
export const NewOrder = v.pipe(
  SentOrder,
  v.forward(
    v.partialCheck(
      [['items'], ['totalItems']],
      ({ items, totalItems }) => Number.isInteger(totalItems) || isSumOf(items, totalItems),
      /*i18n*/ 'The number of items must be a whole number',
    ),
    ['totalItems'],
  ),
);
export type NewOrder = v.InferOutput<typeof NewOrder>;

/** True if a count is the sum of the quantities. Clients that do not know loose goods count that way: 0.5 and 1 are 1.5. */
export const isSumOf = (items: readonly { quantity: number }[], count: number): boolean =>
  amountOf(count, 'weight') ===
  amountOf(
    items.reduce((total, { quantity }) => total + quantity, 0),
    'weight',
  );

/** Number of stops that a round makes before this order, as far as the shop knows. */
const StopsBefore = v.object({
  count: v.number(),
  /** The count is an upper limit: staff set no sequence of houses, the rider left it, or an earlier stop is not under way. */
  atMost: v.boolean(),
  /** When that was so: at the last tap that arrived, or when the order left. */
  at: v.string(),
});
export type StopsBefore = v.InferOutput<typeof StopsBefore>;

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
  subtotal: v.number(),
  shipping: v.number(),
  totalAmount: v.number(),
  /** Sum credited since the order left, already taken off the subtotal and the total; left out without credits. */
  credited: v.optional(v.number()),
  /** Part of `credited` for the delivery; already taken off the shipping. */
  creditedDelivery: v.optional(v.number()),
  credits: v.optional(v.array(Credit)),
  ...MONEY_OF_ORDER,
  totalItems: v.number(),
  items: v.array(OrderItem),
  /** Of an order that staff took, not more than they were told. */
  selectedAddress: v.object({
    ...PostalAddress.entries,
    firstName: v.string(),
    phone: v.string(),
    colony: v.string(),
    landmark: v.string(),
  }),
  /**
   * The shop should call before it delivers: the phone or the pincode may be mistyped, or it is more cash than the area
   * takes.
   */
  phoneToConfirm: v.boolean(),
  /**
   * Terms of delivery when the order was placed; later changes of the areas do not touch them. Left out if the shop had
   * no areas.
   */
  delivery: v.optional(
    v.object({
      /** The area's name; empty outside of areas. */
      area: v.string(),
      fee: v.number(),
      freeAbove: v.nullable(v.number()),
      cashMost: v.nullable(v.number()),
      /** The owner's note about the area. */
      note: v.string(),
      /** The shopper collects it at the shop. */
      collected: v.boolean(),
    }),
  ),
  /** The shopper's wish for missing goods. */
  ifMissing: v.picklist(IF_MISSING),
  /** Of an order that staff took for a customer: the channel, and the name of the staff member. */
  taken: v.optional(v.object({ channel: v.picklist(['phone', 'counter']), by: v.string() })),
  /** The shopper's note, and the shop's own note, for staff only. */
  note: v.optional(v.string()),
  shopNote: v.optional(v.string()),
  /** Highest total that was agreed; left out while nothing was changed in packing: then it is the total. */
  agreed: v.optional(Agreed),
  /** Last question to the shopper, until the order leaves. */
  question: v.optional(OrderQuestion),
  /** When its goods were packed; left out while they are not. */
  packedAt: v.optional(v.string()),
  /** The promised round, as it was when the order was placed; left out in a shop without rounds. */
  promise: v.optional(RoundPromise),
  /** Until when it comes, while it is still to come and its round is late; the promise stays as it was. */
  lateTo: v.optional(v.string()),
  /** Code that the shopper tells the rider at the door; sent to the shopper only, until the order is delivered. */
  doorCode: v.optional(v.string()),
  /** Told to its shopper while its round is on the way. */
  stopsBefore: v.optional(StopsBefore),
  /** Events, oldest first. */
  timeline: v.array(OrderEvent),
  /** Actions that are still open to the caller. */
  may: v.object({ cancel: v.boolean() }),
  user: v.string(),
});
export type Order = v.InferOutput<typeof Order>;

/** The answer to placing an order. */
export const PlacedOrder = v.object({ data: Order });

/** A shopper's orders, oldest first. */
export const OwnOrders = v.object({ orders: v.array(Order) });

/** Own orders per answer; `before` asks for those placed before an order. */
export const OwnOrdersQuery = v.strictObject({
  ...LANGUAGE_QUESTION,
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'a whole number'), v.transform(Number), v.minValue(1)),
    '500',
  ),
  before: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** Goods that reordering put into the cart, and those that it could not. */
export const Reordered = v.object({
  data: v.array(CartItem),
  missing: v.array(ShortLine),
});
export type Reordered = v.InferOutput<typeof Reordered>;

/** A customer's usual goods with their quantities, the most often bought first. */
export const UsualGoods = v.object({
  goods: v.array(v.object({ product: ListedProduct, quantity: v.number() })),
});

export type UsualGoods = v.InferOutput<typeof UsualGoods>;

/** After so many wrong codes at a door none is taken any more: of ten thousand, five are soon tried. */
export const CODE_TRIES = 5;

export type Coded = { code?: string };

/** True after so many wrong codes at the door that the next ones are refused. */
export const isCodeSpent = (taps: readonly Coded[]): boolean =>
  taps.filter(({ code }) => code === 'wrong').length >= CODE_TRIES;
