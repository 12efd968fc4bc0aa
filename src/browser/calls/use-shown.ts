import { useState } from 'react';

/**
 * What a page shows of its loaded data: as loaded, or as `show` last put it. Newly loaded data takes its place, except while
 * changes of this page wait for their answers: the answers hold everything, and what was tapped must not jump back meanwhile.
 */
export function useShown<Data>(loaded: Data, isWaiting = false): [shown: Data, show: (next: Data) => void] {
  const [known, setKnown] = useState({ loaded, shown: loaded });
  if (known.loaded !== loaded) setKnown({ loaded, shown: isWaiting ? known.shown : loaded });
  return [known.shown, (next) => setKnown((now) => ({ ...now, shown: next }))];
}
