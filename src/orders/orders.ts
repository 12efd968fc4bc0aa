import * as v from 'valibot';
import { Quantity } from '#cart/cart.ts';

/** Where an order is. An admin may set any of the four. */
export const STATUSES = ['pending', 'dispatched', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof STATUSES)[number];
/** Whether the money is in. */
export const PAYMENT_STATUSES = ['pending', 'received'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** How the shopper pays at the door: cash, or by a card machine. */
export const PAYMENT_METHODS = ['cash', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const given = (message: string, most: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(most, `At most ${most} letters`));
const optional = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, `At most ${most} letters`)));

/** Where an order goes: what the checkout form sends, and the snapshot that the order keeps. */
export const SelectedAddress = v.strictObject({
  firstName: given('First Name is required', 100),
  lastName: given('Last Name is required', 100),
  phone: given('Phone number is required', 20),
  colony: given('colony  is required', 200),
  landmark: given('landmark  is required', 200),
  email: optional(254),
  address: optional(300),
  district: optional(100),
  state: optional(100),
  pincode: optional(10),
});
export type SelectedAddress = v.InferOutput<typeof SelectedAddress>;

const LINES_AT_MOST = 500;

/**
 * What placing an order sends. `items` must be what the shopper's cart on the server holds; the amounts are what the
 * shopper saw, and are only compared. `user` and `status` may be sent and are not read: the token says who, and every
 * order begins as pending.
 */
export const NewOrder = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        _id: v.optional(v.string()),
        // The product's id, or the product as it was handed out.
        product: v.union([v.string(), v.looseObject({ _id: v.string(), price: v.optional(v.number()) })]),
        quantity: Quantity,
        user: v.optional(v.nullable(v.string())),
      }),
    ),
    v.minLength(1, 'Your cart is Empty Please add items to your cart.'),
    v.maxLength(LINES_AT_MOST, `At most ${LINES_AT_MOST} lines in one order`),
  ),
  totalAmount: v.pipe(v.number(), v.minValue(0)),
  totalItems: v.pipe(v.number(), v.integer(), v.minValue(1)),
  selectedAddress: SelectedAddress,
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS), 'cash'),
  user: v.optional(v.nullable(v.string())),
  status: v.optional(v.string()),
});
export type NewOrder = v.InferOutput<typeof NewOrder>;

/** A line of an order: names and prices as they were when it was placed; they never follow the catalogue. */
export const OrderItem = v.object({
  product: v.object({
    _id: v.string(),
    title: v.string(),
    thumbnail: v.string(),
    description: v.string(),
    price: v.number(),
    unit: v.string(),
    pack: v.string(),
    color: v.string(),
  }),
  quantity: v.number(),
});

/** Something that happened to an order, for its timeline. */
export const OrderEvent = v.object({
  kind: v.picklist(['status', 'payment']),
  from: v.nullable(v.string()),
  to: v.string(),
  at: v.string(),
  by: v.string(),
  note: v.string(),
});

/** An order is a promise at a price: what was ordered, for how much, to where. Money is rupees. */
export const Order = v.object({
  _id: v.string(),
  /** The short number that people say on the phone. */
  orderId: v.string(),
  createdAt: v.string(),
  createdDatetime: v.string(),
  createdDate: v.string(),
  updatedAt: v.string(),
  deliveredAt: v.nullable(v.string()),
  status: v.picklist(STATUSES),
  paymentStatus: v.picklist(PAYMENT_STATUSES),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  subtotal: v.number(),
  shipping: v.number(),
  totalAmount: v.number(),
  totalItems: v.number(),
  items: v.array(OrderItem),
  selectedAddress: v.object(SelectedAddress.entries),
  /** What happened, oldest first. */
  timeline: v.array(OrderEvent),
  /** What the one who asks may still do. */
  may: v.object({ cancel: v.boolean() }),
  user: v.string(),
});
export type Order = v.InferOutput<typeof Order>;

/**
 * What PATCH /orders/{id} takes: the whole order as handed out, with status or paymentStatus changed; only those two
 * are read.
 */
export const EditedOrder = v.strictObject({
  status: v.optional(v.picklist(STATUSES)),
  paymentStatus: v.optional(v.picklist(PAYMENT_STATUSES)),
  ...Object.fromEntries(
    (
      [
        '_id', 'orderId', 'createdAt', 'createdDatetime', 'createdDate', 'updatedAt', 'deliveredAt', 'paymentMethod',
        'subtotal', 'shipping', 'totalAmount', 'totalItems', 'items', 'selectedAddress', 'timeline', 'may', 'user', 'customer',
      ] as const
    ).map((name) => [name, v.optional(v.unknown())]),
  ),
});
export type EditedOrder = { status?: OrderStatus | undefined; paymentStatus?: PaymentStatus | undefined };

/** The columns that the admin's list can be put in order by. */
export const ORDER_SORTS = ['createdAt', 'totalAmount', 'name', 'orderId'] as const;

/** A page of the admin's orders. */
export const OrderList = v.object({ orders: v.array(Order), totalPages: v.number(), totalOrders: v.number() });
export type OrderList = v.InferOutput<typeof OrderList>;

/** How many orders a page of the admin's list shows. */
export const ORDERS_PER_PAGE = 10;
