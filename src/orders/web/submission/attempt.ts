import type { CallFailed } from '#browser/calls/api-client.ts';
import type { IfMissing, NewOrder, Order } from '#orders/order.ts';

/** The order as it is sent: what the shopper saw and agreed to. */
export type SentOrder = Pick<NewOrder, 'totalItems' | 'selectedAddress' | 'paymentMethod'> & {
  totalAmount: number;
  items: { _id: string; product: { _id: string; price: number }; quantity: number }[];
  user: string;
  status: 'pending';
  /** The order under way that the goods go with. */
  addTo?: string;
  /** The shopper comes for it. */
  collected?: true;
  /** The round that the shopper chose. */
  round?: string;
  /** The shopper's wish for missing goods; missing in orders that were kept before the shop asked for it. */
  ifMissing?: IfMissing;
  /** The shopper's note. */
  note?: string;
};

/** Why the shop refused an order, in a form that can be kept. */
export type Refusal = Pick<CallFailed, 'status' | 'code' | 'message' | 'fields' | 'detail'>;

/** An order of unknown outcome: the key that makes it safe to send again, and what is sent. */
export type Attempt = {
  key: string;
  order: SentOrder;
  startedAt: number;
  wasSent: boolean;
  /** The shop's refusal, until the shopper has seen it. */
  refusal?: Refusal;
};

/** The progress of a submission while its outcome is unknown. */
export type Phase = 'sending' | 'waiting' | 'offline';

/** Fields of a placed order that all tabs share. */
export type PlacedOrder = Pick<Order, '_id' | 'orderId'>;

/** Outcome of an attempt: placed, refused with a reason that the shopper can act on, or withdrawn before it was sent. */
export type Outcome =
  | { kind: 'placed'; order: PlacedOrder | Order }
  | { kind: 'refused'; failure: CallFailed }
  | { kind: 'withdrawn' };

/** Functions of the browser that a submission uses. */
export type Ports = {
  send(order: SentOrder, key: string): Promise<Order>;
  /** Keeps the one unfinished attempt of the device, through reloads. */
  keep(attempt: Attempt): void;
  kept(): Attempt | undefined;
  forget(): void;
  /** Keeps that the shopper took an attempt back, for the other tabs. */
  keepWithdrawn(key: string): void;
  isWithdrawn(key: string): boolean;
  /** Keeps which order an attempt became, for the other tabs. */
  keepPlaced(key: string, order: Order): void;
  placedBy(key: string): PlacedOrder | undefined;
  /** Has the browser send an attempt once the network is back, also when no page is open, where it can. */
  handOver(attempt: Attempt, until: number): void;
  /** Takes an attempt back from the browser; resolves to whether the browser has ever sent it. */
  takeFromBackground(key: string): Promise<boolean>;
  /** Does work that no other tab does at the same time. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  isOnline(): boolean;
  /** Resolves to true when the connection comes back or `signal` fires, and to false after the time. */
  pause(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  newKey(): string;
  now(): number;
};
