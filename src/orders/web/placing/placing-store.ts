import { create } from 'zustand';
import { newId } from '#base/ids.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
import { resetCart } from '#cart/web/public.ts';
import { storageOfSession } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { showToast } from '#ui/toast.tsx';
import { type Attempt, createPlacing, type Outcome, type Phase, type SentOrder } from './place-order.ts';

const NAME = 'unfinishedOrder';
const PATIENCE_MS = 15_000;

/** Where placing an order stands; `mayWithdraw` while nothing was sent yet. */
export type Placing = { phase: Phase | 'idle'; mayWithdraw: boolean };

const IDLE: Placing = { phase: 'idle', mayWithdraw: false };

/** Placing goes on while the shopper looks at other pages; this is how far it is. */
export const usePlacing = create<Placing>(() => IDLE);

const placing = createPlacing(
  {
    send: async (order, key) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const headers = { 'Idempotency-Key': key };
      try {
        const call = { method: 'POST', body: order, headers, signal } as const;
        return (await callApi<{ data: Order }>('/orders', call)).data;
      } catch (error) {
        if (signal.aborted) throw new CallFailed(0, 'offline', 'The shop did not answer in time.');
        throw error;
      }
    },
    // It goes where the session is kept: a browser that forgets who was here forgets their address, too.
    keep: (attempt) => void keep(NAME, attempt, storageOfSession()),
    kept: () => (readKept(NAME, 'local') ?? readKept(NAME, 'session')) as Attempt | undefined,
    forget: () => forget(NAME),
    isOnline: () => navigator.onLine,
    pause: untilBack,
    newKey: () => newId(),
    now: () => Date.now(),
  },
  (phase, mayWithdraw) => usePlacing.setState({ phase, mayWithdraw }),
);

/** Tries an order that is waiting for the network again at once. */
export const tryNow = placing.tryNow;

/** Takes back an order that is waiting for the network and was never sent. */
export const withdraw = placing.withdraw;

/** The order of this person that an earlier page began to place, and whose outcome nobody knows. */
export const unfinishedOrder = placing.unfinished;

/** Places an order, or joins the placing that is under way; ends when the outcome is known. */
export const placeOrder = (order: SentOrder): Promise<Outcome> => settle(placing.place(order));

/** Goes on with an order that an earlier page began to place. */
export const resumeOrder = (attempt: Attempt): Promise<Outcome> => settle(placing.resume(attempt));

let latest: Order | undefined;

/** The order with this id, if this page has just placed it: its thanks need no further answer of the shop. */
export const justPlaced = (id: string): Order | undefined => (latest?._id === id ? latest : undefined);

async function settle(ending: Promise<Outcome>): Promise<Outcome> {
  try {
    const outcome = await ending;
    if (outcome.kind === 'placed') {
      latest = outcome.order;
      resetCart();
      showToast('success', 'Order Placed Successfully!');
    }
    return outcome;
  } finally {
    usePlacing.setState(IDLE);
  }
}

/** Waits until the connection is back, the shopper looks at the page again, the signal fires, or time is over. */
function untilBack(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(end, milliseconds) : undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) end();
    };
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', end);
      resolve();
    }
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end);
  });
}
