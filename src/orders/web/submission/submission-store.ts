import { create } from 'zustand';
import { newId } from '#base/ids.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { inOneTab } from '#browser/one-tab.ts';
import { inPageLanguage } from '#browser/page-language.ts';
import { forget, keep } from '#browser/storage.ts';
import { untilOnline } from '#browser/until-online.ts';
import { resetCart } from '#cart/web/public.ts';
import { storageOfSession } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { PLACED, type Placed, readAnywhere, readUntold, UNFINISHED, WITHDRAWN } from './kept-order.ts';
import { type Attempt, createSubmission, type Outcome, type Phase, type SentOrder } from './submit-order.ts';

const PATIENCE_MS = 15_000;

/** The orders that this device has sent or will send, and the progress of the current one. */
export type Submission = {
  phase: Phase | 'idle';
  /** It was not sent yet, so it can be withdrawn. */
  mayWithdraw: boolean;
  waiting: Attempt | undefined;
  /** It was placed, and the shopper has not been told yet. */
  placed: Placed | undefined;
};

const IDLE = { phase: 'idle', mayWithdraw: false } as const;

/** The submission, which goes on while the shopper looks at other pages, and after a reload. */
export const useSubmission = create<Submission>(() => ({ ...IDLE, waiting: undefined, placed: undefined }));

/** Reads what the device keeps again; another tab may have changed it. */
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
        return (await callApi<{ data: Order }>(inPageLanguage('/orders'), call)).data;
      } catch (error) {
        if (signal.aborted) throw new CallFailed(0, 'offline', 'The shop did not answer in time.');
        throw error;
      }
    },
    // It is kept where the session is, so that both are forgotten together: it contains an address.
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

/** Withdraws an order that waits for the network and was never sent. */
export const withdraw = submission.withdraw;

/** The order of this person whose outcome is unknown to them. */
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

/** The order with this id, if this page has just placed it; the thanks then need no further call. */
export const justPlaced = (id: string): Order | undefined => (latest?._id === id ? latest : undefined);

/** Notes that the shopper was told about this order. A later tab must still find that it was placed. */
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
