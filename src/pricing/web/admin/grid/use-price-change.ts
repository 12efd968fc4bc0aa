import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { PriceChangeProgress, PriceChangeUnderWay } from '#pricing/pricing.ts';

const LOOK_EVERY = 700;

/** The change of many prices that is under way, by whomever; `onEnd` hears how one ended that was watched here. */
export function usePriceChange(onEnd: (ended: PriceChangeProgress) => void) {
  const [underWay, setUnderWay] = useState<PriceChangeProgress>();
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  /** Takes over how far a change is now. */
  const tell = useCallback((progress: PriceChangeProgress): void => {
    const isOver = progress.state === 'changed' || progress.state === 'taken back';
    setUnderWay(isOver ? undefined : progress);
    if (isOver) ended.current(progress);
  }, []);

  useEffect(() => {
    const left = new AbortController();
    void ask<PriceChangeUnderWay>('/products/pricechange', left.signal).then((answer) => {
      if (answer?.underWay) setUnderWay(answer.underWay);
    });
    return () => left.abort();
  }, []);
  useEffect(() => {
    if (!underWay) return undefined;
    const left = new AbortController();
    const look = async (): Promise<void> => {
      const path = `/products/pricechange/${underWay.change}`;
      const now = await ask<PriceChangeProgress>(path, left.signal);
      // Without an answer what was last known stays, as an object of its own: so the next look is set.
      if (!left.signal.aborted) tell(now ?? { ...underWay });
    };
    const timer = setTimeout(() => void look(), LOOK_EVERY);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [underWay, tell]);

  return { underWay, tell };
}

/** An answer; undefined where none came. A line that breaks off is no trouble here: it is asked again. */
async function ask<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await callApi<T>(path, { signal });
  } catch (error) {
    if (error instanceof CallFailed || signal.aborted) return undefined;
    throw error;
  }
}
