import { CallFailed } from '#browser/api-client.ts';
import type { NewOrder, Order } from '#orders/orders.ts';

/** What the shopper saw and agreed to, as it is sent. */
export type SentOrder = Pick<NewOrder, 'totalItems' | 'selectedAddress' | 'paymentMethod'> & {
  totalAmount: number;
  items: { _id: string; product: { _id: string; price: number }; quantity: number }[];
  user: string;
  status: 'pending';
};

/** An order whose outcome is not known yet: the key that makes sending it again safe, and what is sent. */
export type Attempt = { key: string; order: SentOrder; startedAt: number; wasSent: boolean };

/** Where placing stands while the outcome is not known. */
export type Phase = 'sending' | 'waiting' | 'offline';

/** How placing ended: an order, a refusal that the shopper can act on, or taken back before it was ever sent. */
export type Outcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused'; failure: CallFailed }
  | { kind: 'withdrawn' };

/** What placing needs of the browser. */
export type Ports = {
  send(order: SentOrder, key: string): Promise<Order>;
  /** Keeps the one unfinished attempt of the device, through reloads. */
  keep(attempt: Attempt): void;
  kept(): Attempt | undefined;
  forget(): void;
  isOnline(): boolean;
  /** Ends when the connection comes back, or `signal` fires, or the time is over. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  newKey(): string;
  now(): number;
};

// After this the shopper has long gone elsewhere: nothing is sent in their name without a new tap.
const FRESH_MS = 30 * 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Places an order on a network that loses requests and answers. The key is made before the first try and kept until
 * the outcome is known, so every further try, of this page or of a reloaded one, is the same order to the server.
 */
export function createPlacing(ports: Ports, tell: (phase: Phase, mayWithdraw: boolean) => void) {
  let underWay: Promise<Outcome> | undefined;
  let current: Attempt | undefined;
  let wake = new AbortController();
  let isWithdrawn = false;

  /** Places an order; a second tap, and another tab with the same order, join the attempt that is under way. */
  function place(order: SentOrder): Promise<Outcome> {
    if (underWay) return underWay;
    const kept = unfinished(order.user);
    const isSame = kept && JSON.stringify(kept.order) === JSON.stringify(order);
    return begin(isSame ? kept : { key: ports.newKey(), order, startedAt: ports.now(), wasSent: false });
  }

  /** The attempt of this person that a reload or a closed page interrupted, while it is fresh enough to go on with. */
  function unfinished(user: string): Attempt | undefined {
    const kept = ports.kept();
    if (!kept || kept.order.user !== user) return undefined;
    if (ports.now() - kept.startedAt < FRESH_MS) return kept;
    ports.forget();
    return undefined;
  }

  /** Goes on with an interrupted attempt. */
  const resume = (attempt: Attempt): Promise<Outcome> => underWay ?? begin(attempt);

  function begin(attempt: Attempt): Promise<Outcome> {
    isWithdrawn = false;
    current = attempt;
    underWay = untilKnown(attempt).finally(() => {
      underWay = undefined;
      current = undefined;
    });
    return underWay;
  }

  async function untilKnown(attempt: Attempt): Promise<Outcome> {
    ports.keep(attempt);
    let pause = FIRST_PAUSE_MS;
    for (let isAsked = false; ; isAsked = wake.signal.aborted) {
      if (isWithdrawn) {
        ports.forget();
        return { kind: 'withdrawn' };
      }
      // A request that is never sent cannot be lost. A tap sends even so: the device may be wrong about its connection.
      if (ports.isOnline() || isAsked) {
        const outcome = await tryOnce(attempt);
        if (outcome) return outcome;
      }
      const isOnline = ports.isOnline();
      tell(isOnline ? 'waiting' : 'offline', !attempt.wasSent);
      wake = new AbortController();
      await ports.pause(isOnline ? pause : Infinity, wake.signal);
      pause = isOnline ? Math.min(2 * pause, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    }
  }

  /** Sends once; nothing comes back while the outcome is still unknown. */
  async function tryOnce(attempt: Attempt): Promise<Outcome | undefined> {
    attempt.wasSent = true;
    tell('sending', false);
    ports.keep(attempt);
    try {
      const order = await ports.send(attempt.order, attempt.key);
      ports.forget();
      return { kind: 'placed', order };
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (isUnknown(error)) return undefined;
      // Whoever has to log in again first goes on with the same attempt afterwards.
      if (error.code !== 'signed_out') ports.forget();
      return { kind: 'refused', failure: error };
    }
  }

  return {
    place,
    unfinished,
    resume,
    /** Tries again now instead of when the pause is over. */
    tryNow: (): void => wake.abort(),
    /** Takes back an order that was never sent; what was sent may have arrived, and is followed to its end. */
    withdraw: (): void => {
      if (!current || current.wasSent) return;
      isWithdrawn = true;
      wake.abort();
    },
  };
}

const PASSING = [0, 408, 425, 429];

/** No answer, or one that was not the shop's own, or one that says 'not now': the order may stand or not. */
const isUnknown = ({ status, code }: CallFailed): boolean =>
  PASSING.includes(status) || status >= 500 || code === 'unreadable';
