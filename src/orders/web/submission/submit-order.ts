import type { Attempt, Outcome, Ports, SentOrder } from './attempt.ts';
import { forgetAttempt, type Tell, tryOnce } from './try-once.ts';

// After longer than a night, the shopper is asked before the order is sent.
const FRESH_MS = 12 * 60 * 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Sends an order over a network that loses requests and answers. The key is made before the first try and kept until
 * the outcome is known, so the server recognises every further try, from this tab, another one or after a reload, as
 * the same order.
 */
export function createSubmission(ports: Ports, tell: Tell) {
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

  const forget = (attempt: Attempt): void => forgetAttempt(ports, attempt);

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
        const outcome = await ports.alone(() => tryOnce(ports, attempt, tell));
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

  return {
    place,
    unfinished,
    resume,
    forget,
    takeBack,
    /** True for an old attempt: the shopper is asked before it is sent. */
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
