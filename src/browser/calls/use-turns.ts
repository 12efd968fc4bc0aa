import { useRef, useState } from 'react';

/**
 * Does works one after another, in the order in which they were asked for: the second of two quick taps is sent when the first
 * has its answer. `isLast` says whether nothing more waits. A work that fails tells whoever asked for it, and the next goes on.
 * `isWaiting` tells whether a work waits or is being done.
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
