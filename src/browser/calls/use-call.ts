import { useState, useRef } from 'react';
import { CallFailed } from './api-client.ts';

/**
 * A call of the API that a tap starts: whether it is under way, and why the last one failed. `run` catches failed calls
 * only; any other error is a bug and is thrown. With `onFailed` the caller says by itself why a call failed,
 * in place or with `say` where problems of this call stand.
 */
export function useCall(
  onFailed?: (failure: CallFailed, say: (problem: string) => void) => void | Promise<void>,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (onFailed) await onFailed(error, setProblem);
      else setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, setProblem, run };
}

/**
 * The data that a page shows: as loaded, or as `show` last set it. Newly loaded data replaces it, except while changes
 * of this page wait for their answers: the answers hold everything, and a tapped value must not jump back meanwhile.
 */
export function useShown<Data>(loaded: Data, isWaiting = false): [shown: Data, show: (next: Data) => void] {
  const [known, setKnown] = useState({ loaded, shown: loaded });
  if (known.loaded !== loaded) setKnown({ loaded, shown: isWaiting ? known.shown : loaded });
  return [known.shown, (next) => setKnown((now) => ({ ...now, shown: next }))];
}

/**
 * Runs tasks one after another, in the order in which they were asked for: the second of two quick taps is sent when
 * the first has its answer. `isLast` is true if no more tasks wait. A failed task rejects for its caller, and the next
 * goes on. `isWaiting` is true while a task waits or runs.
 */
export function useTurns() {
  const turns = useRef({ last: Promise.resolve(), waiting: 0 });
  const [isWaiting, setWaiting] = useState(false);
  const takeTurn = async (work: (isLast: () => boolean) => Promise<void>): Promise<void> => {
    const all = turns.current;
    const before = all.last;
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    all.last = promise;
    all.waiting += 1;
    setWaiting(true);
    await before;
    try {
      await work(() => all.waiting === 1);
    } finally {
      all.waiting -= 1;
      setWaiting(all.waiting > 0);
      endTurn();
    }
  };
  return { takeTurn, isWaiting };
}
