import { useRef, useState } from 'react';

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
