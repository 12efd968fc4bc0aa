import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { PriceChangeProgress, PriceChanges } from '#pricing/pricing.ts';

const LOOK_EVERY = 700;

/**
 * The change of many prices that is running, whoever started it, and the last one that can be undone. The server knows
 * them, so they are there after a reload and on another device, too. `onEnd` is called when one ends that was watched
 * here.
 */
export function usePriceChange(onEnd: (ended: PriceChangeProgress) => void) {
  const [underWay, setUnderWay] = useState<PriceChangeProgress>();
  const [last, setLast] = useState<PriceChangeProgress | null>(null);
  const [round, setRound] = useState(0);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  /** Updates the progress. */
  const tell = useCallback((progress: PriceChangeProgress): void => {
    const isOver = progress.state === 'changed' || progress.state === 'taken back';
    setUnderWay(isOver ? undefined : progress);
    if (!isOver) return;
    setRound((before) => before + 1);
    ended.current(progress);
  }, []);

  useEffect(() => {
    const left = new AbortController();
    void ask<PriceChanges>('/products/pricechange', left.signal).then((answer) => {
      if (!answer) return;
      if (answer.underWay) setUnderWay(answer.underWay);
      setLast(answer.last);
    });
    return () => left.abort();
  }, [round]);
  useEffect(() => {
    if (!underWay) return undefined;
    const left = new AbortController();
    const look = async (): Promise<void> => {
      const path = `/products/pricechange/${underWay.change}`;
      const now = await ask<PriceChangeProgress>(path, left.signal);
      // Without an answer the last known progress stays, as a new object, so that the next request is scheduled.
      if (!left.signal.aborted) tell(now ?? { ...underWay });
    };
    const timer = setTimeout(() => void look(), LOOK_EVERY);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [underWay, tell]);

  return { underWay, last, tell };
}

/** The answer, or undefined when none came. A lost connection is no problem here: it is asked again. */
async function ask<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await callApi<T>(path, { signal });
  } catch (error) {
    if (error instanceof CallFailed || signal.aborted) return undefined;
    throw error;
  }
}
