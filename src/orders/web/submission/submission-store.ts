import { create } from 'zustand';
import { newId } from '#base/ids.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { inOneTab } from '#browser/one-tab.ts';
import { forget, keep } from '#browser/storage.ts';
import { untilOnline } from '#browser/until-online.ts';
import { resetCart } from '#cart/web/public.ts';
import { storageOfSession } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { PLACED, type Placed, readAnywhere, readUntold, UNFINISHED, WITHDRAWN } from './kept-order.ts';
import { type Attempt, createSubmission, type Outcome, type Phase, type SentOrder } from './submit-order.ts';

const PATIENCE_MS = 15_000;

/** What this device knows of orders that were sent, or wait to be, and where the present submission stands. */
export type Submission = {
  phase: Phase | 'idle';
  /** Nothing of it was sent yet, so it can still be taken back. */
  mayWithdraw: boolean;
  waiting: Attempt | undefined;
  /** It stands, and the shopper has not been told of it yet. */
  placed: Placed | undefined;
};

const IDLE = { phase: 'idle', mayWithdraw: false } as const;

/** A submission goes on while the shopper looks at other pages, and after a reload; this is how far it is. */
export const useSubmission = create<Submission>(() => ({ ...IDLE, waiting: undefined, placed: undefined }));

/** Reads anew what is kept on the device; another tab may have changed it. */
export const readSubmission = (): void =>
  useSubmission.setState({
    waiting: readAnywhere<Attempt>(UNFINISHED),
    placed: readUntold(),
  });

const submission = createSubmission(
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
    keep: (attempt) => {
      keep(UNFINISHED, attempt, storageOfSession());
      readSubmission();
    },
    kept: () => readAnywhere<Attempt>(UNFINISHED),
    forget: () => {
      forget(UNFINISHED);
      readSubmission();
    },
    keepWithdrawn: (key) => void keep(WITHDRAWN, key, storageOfSession()),
    isWithdrawn: (key) => readAnywhere<string>(WITHDRAWN) === key,
    keepPlaced: (key, { _id, orderId, user }) => {
      keep(PLACED, { key, user, order: { _id, orderId } } satisfies Placed, storageOfSession());
      readSubmission();
    },
    placedBy: (key) => {
      const placed = readAnywhere<Placed>(PLACED);
      return placed?.key === key ? placed.order : undefined;
    },
    alone: (work) => inOneTab('haat.order', work),
    isOnline: () => navigator.onLine,
    pause: untilOnline,
    newKey: () => newId(),
    now: () => Date.now(),
  },
  (phase, mayWithdraw) => useSubmission.setState({ phase, mayWithdraw }),
);

/** Tries an order that is waiting for the network again at once. */
export const tryNow = submission.tryNow;

/** Takes back an order that is waiting for the network and was never sent. */
export const withdraw = submission.withdraw;

/** The order of this person whose outcome they do not know yet. */
export const unfinishedOrder = submission.unfinished;

/** Forgets an attempt: the shopper has seen the shop's answer. */
export const forgetAttempt = submission.forget;

/** Forgets an attempt that the shopper does not want any more. */
export const takeBackAttempt = submission.takeBack;

/** Whether an attempt is so old that the shopper is asked before it is sent. */
export const isOldAttempt = submission.isOld;

/** Places an order, or joins the submission that is under way; ends when the outcome is known. */
export const placeOrder = (order: SentOrder): Promise<Outcome> => settle(submission.place(order));

/** Goes on with an order that an earlier page began to place. */
export const resumeOrder = (attempt: Attempt): Promise<Outcome> => settle(submission.resume(attempt));

let latest: Order | undefined;

/** The order with this id, if this page has just placed it: its thanks need no further answer of the shop. */
export const justPlaced = (id: string): Order | undefined => (latest?._id === id ? latest : undefined);

/** The shopper was told that this order of theirs stands. A tab that comes late must still find that it does. */
export function dismissPlaced(id: string): void {
  const placed = readAnywhere<Placed>(PLACED);
  if (placed?.order._id !== id) return;
  keep(PLACED, { ...placed, isTold: true } satisfies Placed, storageOfSession());
  readSubmission();
}

async function settle(ending: Promise<Outcome>): Promise<Outcome> {
  try {
    const outcome = await ending;
    if (outcome.kind === 'placed') {
      if ('items' in outcome.order) latest = outcome.order;
      resetCart();
    }
    return outcome;
  } finally {
    useSubmission.setState(IDLE);
  }
}
