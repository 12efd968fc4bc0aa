import { CallFailed } from '#browser/api-client.ts';
import type { NewOrder, Order } from '#orders/orders.ts';

/** The order as it is sent: what the shopper saw and agreed to. */
export type SentOrder = Pick<NewOrder, 'totalItems' | 'selectedAddress' | 'paymentMethod'> & {
  totalAmount: number;
  items: { _id: string; product: { _id: string; price: number }; quantity: number }[];
  user: string;
  status: 'pending';
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

/** What all tabs know about an order that was placed. */
export type PlacedOrder = Pick<Order, '_id' | 'orderId'>;

/** How it ended: placed, refused with a reason that the shopper can act on, or withdrawn before it was sent. */
export type Outcome =
  | { kind: 'placed'; order: PlacedOrder | Order }
  | { kind: 'refused'; failure: CallFailed }
  | { kind: 'withdrawn' };

/** What a submission needs of the browser. */
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

// After longer than a night, the shopper is asked before the order is sent.
const FRESH_MS = 12 * 60 * 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Sends an order over a network that loses requests and answers. The key is made before the first try and kept until
 * the outcome is known, so the server recognises every further try, from this tab, another one or after a reload, as
 * the same order.
 */
export function createSubmission(ports: Ports, tell: (phase: Phase, mayWithdraw: boolean) => void) {
  let underWay: Promise<Outcome> | undefined;
  let current: Attempt | undefined;
  let wake = new AbortController();
  let isWithdrawn = false;

  /** Places an order; a second tap, and another tab with the same order, join the attempt that is under way. */
  function place(order: SentOrder): Promise<Outcome> {
    if (underWay) return underWay;
    const kept = unfinished(order.user);
    const isSame = kept && !kept.refusal && JSON.stringify(kept.order) === JSON.stringify(order);
    const attempt = isSame ? kept : { key: ports.newKey(), order, startedAt: ports.now(), wasSent: false };
    ports.keep(attempt);
    return begin(attempt);
  }

  /** The attempt of this person whose outcome is unknown to them. */
  function unfinished(user: string): Attempt | undefined {
    const kept = ports.kept();
    return kept?.order.user === user ? kept : undefined;
  }

  /** Goes on with an attempt that an earlier page began. */
  const resume = (attempt: Attempt): Promise<Outcome> => underWay ?? begin(attempt);

  /** Forgets an attempt: it is over. */
  function forget({ key }: Attempt): void {
    if (ports.kept()?.key === key) ports.forget();
  }

  /** Forgets an attempt that the shopper does not want any more; no tab sends it again. */
  function takeBack(attempt: Attempt): void {
    void ports.takeFromBackground(attempt.key);
    ports.keepWithdrawn(attempt.key);
    forget(attempt);
  }

  function begin(attempt: Attempt): Promise<Outcome> {
    isWithdrawn = false;
    current = attempt;
    underWay = untilKnown(attempt).finally(() => {
      void ports.takeFromBackground(attempt.key);
      underWay = undefined;
      current = undefined;
    });
    return underWay;
  }

  async function untilKnown(attempt: Attempt): Promise<Outcome> {
    let pause = FIRST_PAUSE_MS;
    for (let isAsked = false; ; isAsked = wake.signal.aborted) {
      if (isWithdrawn && !(await ports.takeFromBackground(attempt.key))) {
        takeBack(attempt);
        return { kind: 'withdrawn' };
      }
      // What the browser sent in the background may have arrived.
      attempt.wasSent ||= isWithdrawn;
      isWithdrawn = false;
      // A request that is never sent cannot be lost. A tap sends even so: the device may be wrong about its connection.
      if (ports.isOnline() || isAsked) {
        const outcome = await ports.alone(() => tryOnce(attempt));
        if (outcome) return outcome;
      }
      const isOnline = ports.isOnline();
      tell(isOnline ? 'waiting' : 'offline', !attempt.wasSent);
      ports.handOver(attempt, attempt.startedAt + FRESH_MS);
      wake = new AbortController();
      const isWoken = await ports.pause(isOnline ? pause : Infinity, wake.signal);
      pause = isWoken ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  /** Sends once; returns undefined if the outcome is still unknown. */
  async function tryOnce(attempt: Attempt): Promise<Outcome | undefined> {
    const known = knownElsewhere(attempt);
    if (known) return known;
    attempt.wasSent = true;
    tell('sending', false);
    ports.keep(attempt);
    try {
      const order = await ports.send(attempt.order, attempt.key);
      ports.keepPlaced(attempt.key, order);
      forget(attempt);
      return { kind: 'placed', order };
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (isUnknown(error)) return undefined;
      const { status, code, message, fields, detail } = error;
      // Whoever has to log in again first goes on with the same attempt afterwards.
      if (code !== 'signed_out')
        ports.keep({ ...attempt, refusal: { status, code, message, fields, detail } });
      return { kind: 'refused', failure: error };
    }
  }

  /** The outcome that another tab has recorded: placed, refused or withdrawn. */
  function knownElsewhere({ key }: Attempt): Outcome | undefined {
    const kept = ports.kept();
    const order = kept?.key === key ? undefined : ports.placedBy(key);
    if (order) return { kind: 'placed', order };
    if (ports.isWithdrawn(key)) return { kind: 'withdrawn' };
    if (kept?.key !== key || !kept.refusal) return undefined;
    const { status, code, message, fields, detail } = kept.refusal;
    return { kind: 'refused', failure: new CallFailed(status, code, message, fields, detail) };
  }

  return {
    place,
    unfinished,
    resume,
    forget,
    takeBack,
    /** Whether an attempt is so old that the shopper is asked before it is sent. */
    isOld: ({ startedAt }: Attempt): boolean => ports.now() - startedAt >= FRESH_MS,
    /** Tries again at once instead of after the pause. */
    tryNow: (): void => wake.abort(),
    /** Withdraws an order that was never sent. One that was sent may have arrived, so its outcome is awaited. */
    withdraw: (): void => {
      if (!current || current.wasSent) return;
      isWithdrawn = true;
      wake.abort();
    },
  };
}

const PASSING = [0, 408, 425, 429];

/** No answer, or not the shop's own, or 'not now': whether the order was placed is unknown. */
const isUnknown = ({ status, code }: CallFailed): boolean =>
  PASSING.includes(status) || status >= 500 || code === 'unreadable';
