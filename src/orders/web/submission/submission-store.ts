import { create } from 'zustand';
import { newId } from '#base/ids.ts';
import { callApi, CallFailed, noAnswer } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { inOneTab } from '#browser/one-tab.ts';
import { forget, keep, readAnywhere } from '#browser/storage.ts';
import { untilOnline } from '#browser/until-online.ts';
import { sendInBackground, takeFromBackground, wasSentInBackground } from '#browser/worker/outbox.ts';
import { addWhatOrderNeeds, hasAllForOrder, resetCart, type UnfinishedOrder } from '#cart/web/public.ts';
import { keepDone, storageOfSession, useSession } from '#identity/web/public.ts';
import type { Order } from '#orders/order.ts';
import type { Attempt, Outcome, Phase, SentOrder } from './attempt.ts';
import { PLACED, type Placed, readUntold, UNFINISHED, WITHDRAWN } from './kept-order.ts';
import { createSubmission } from './submit-order.ts';

const PATIENCE_MS = 15_000;

/** The orders that this device has sent or will send, and the progress of the current one. */
export type Submission = {
  phase: Phase | 'idle';
  /** It was not sent yet, so it can be withdrawn. */
  mayWithdraw: boolean;
  /** The device keeps it, so that it outlives this page. */
  isKept: boolean;
  waiting: Attempt | undefined;
  /** It was placed, and the shopper has not been told yet. */
  placed: Placed | undefined;
};

const IDLE = { phase: 'idle', mayWithdraw: false } as const;

/** The submission, which goes on while the shopper looks at other pages, and after a reload. */
export const useSubmission = create<Submission>(() => ({
  ...IDLE,
  isKept: true,
  waiting: undefined,
  placed: undefined,
}));

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
      // What was added without a network belongs to the order: it must be in the shop's cart first.
      if (!(await addWhatOrderNeeds())) throw noAnswer();
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
      const isKept = keepDone(UNFINISHED, attempt satisfies UnfinishedOrder);
      readSubmission();
      useSubmission.setState({ isKept });
    },
    kept: () => readAnywhere<Attempt>(UNFINISHED),
    forget: () => {
      forget(UNFINISHED);
      readSubmission();
    },
    keepWithdrawn: (key) => void keep(WITHDRAWN, key, storageOfSession()),
    isWithdrawn: (key) => readAnywhere<string>(WITHDRAWN) === key,
    keepPlaced: (key, { _id, orderId, user, timeline }) => {
      const isAdded = timeline.some(({ kind }) => kind === 'goodsAdded');
      const placed: Placed = { key, user, order: { _id, orderId }, isAdded };
      keep(PLACED, placed, storageOfSession());
      readSubmission();
    },
    placedBy: (key) => {
      const placed = readAnywhere<Placed>(PLACED);
      return placed?.key === key ? placed.order : undefined;
    },
    handOver: (attempt, until) => void handOver(attempt, until),
    takeFromBackground,
    alone: (work) => inOneTab('haat.order', work),
    isOnline: () => navigator.onLine,
    pause: untilOnline,
    newKey: () => newId(),
    now: () => Date.now(),
  },
  (phase, mayWithdraw) => useSubmission.setState({ phase, mayWithdraw }),
);

/** A session that ends with its tab leaves nothing behind, so its order is not sent without it either. */
async function handOver({ key, order, wasSent }: Attempt, until: number): Promise<void> {
  const { token } = useSession.getState();
  if (!token || storageOfSession() === 'session' || !hasAllForOrder()) return;
  await sendInBackground({ key, path: '/api/orders', body: order, token, until, wasSent });
}

/**
 * Learns whether the browser has sent the waiting order while no page was open. Then it may stand, and its outcome is asked
 * for at once, however old it is.
 */
export async function learnFromBackground(): Promise<void> {
  const kept = readAnywhere<Attempt>(UNFINISHED);
  if (!kept || !(await wasSentInBackground(kept.key))) return;
  keep(UNFINISHED, { ...kept, wasSent: true, startedAt: Date.now() } satisfies Attempt, storageOfSession());
}

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

/** True for an old attempt: the shopper is asked before it is sent. */
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
