import { useRef } from 'react';

/**
 * Does works one after another, in the order in which they were asked for: the second of two quick taps is sent when the first
 * has its answer. `isLast` says whether nothing more waits. A work that fails tells whoever asked for it, and the next goes on.
 */
export function useTurns() {
  const turns = useRef({ last: Promise.resolve(), waiting: 0 });
  return (work: (isLast: () => boolean) => Promise<void>): Promise<void> => {
    const all = turns.current;
    all.waiting += 1;
    const turn = all.last.then(() => work(() => all.waiting === 1)).finally(() => (all.waiting -= 1));
    // Its own failure is told by `turn`; here it only ends the turn.
    all.last = turn.catch(() => undefined);
    return turn;
  };
}
