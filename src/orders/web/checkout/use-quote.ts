import { useEffect, useRef, useState } from 'react';
import { isUnanswered } from '#base/failure.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { CartItem, Quote } from '#cart/cart.ts';
import { linesOfWaiting, useWaitingAdds } from '#cart/web/public.ts';
import { useDelivery } from '#delivery/web/public.ts';
import { reckonHere, underRule, withWaiting } from './reckon-here.ts';

/**
 * Quote of the cart from the server, renewed whenever the cart changes. If the shop cannot be reached (`loaded` is then
 * undefined), it is calculated here from the prices seen last, with the waiting adds. In a shop with areas, shipping is
 * that of the order's place.
 */
export function useQuote(loaded: Quote | undefined, inCart: readonly CartItem[], status: 'idle' | 'loading') {
  const { rule, isByPlace } = useDelivery();
  const adds = useWaitingAdds((waits) => waits.adds);
  const [isAway, setAway] = useState(loaded === undefined);
  const items = isAway ? withWaiting(inCart, linesOfWaiting(adds)) : [...inCart];
  const [answered, setQuote] = useState(loaded);
  const here = isByPlace && answered ? underRule(answered, rule) : answered;
  const quote = isAway || !here ? reckonHere(items, rule) : here;
  const [problem, setProblem] = useState<string>();
  const turn = useRef(0);
  const wanted = signature(items);
  const isCurrent = wanted === signature(quote.lines.filter(isSold));
  const isReckoning = (status === 'loading' || !isCurrent) && !problem;

  const reckon = async (): Promise<void> => {
    const mine = (turn.current += 1);
    setProblem(undefined);
    try {
      const fresh = await callApi<Quote>(inPageLanguage('/cart/quote'));
      if (mine !== turn.current) return;
      setQuote(fresh);
      setAway(false);
    } catch (error) {
      if (error instanceof CallFailed && mine !== turn.current) return;
      if (isUnanswered(error)) setAway(true);
      else if (error instanceof CallFailed) setProblem(error.message);
      else throw error;
    }
  };

  // When the network is back, the shop's own figures take the place of ours.
  useEffect(() => {
    if (!isAway) return undefined;
    const again = () => void reckon();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isAway]);

  // The cart changes here, in the cart drawer and by a refused order; the figures follow every change.
  useEffect(() => {
    if (status === 'idle' && !isCurrent) void reckon();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each cart: a failed reckoning is repeated by hand
  }, [wanted, status]);

  const waiting = useRef<((quote: Quote | undefined) => void)[]>([]);
  useEffect(() => {
    if (isReckoning) return;
    for (const tell of waiting.current.splice(0)) tell(isCurrent ? quote : undefined);
  }, [isReckoning, isCurrent, quote]);

  return {
    items,
    quote,
    problem,
    isReckoning,
    /** The figures belong to an older cart, because fetching new ones failed. */
    isStale: !isCurrent && problem !== undefined,
    reckon,
    /** Waits for the figures of the current cart; undefined if they cannot be fetched. */
    settled: (): Promise<Quote | undefined> =>
      new Promise((resolve) => {
        if (isReckoning) waiting.current.push(resolve);
        else resolve(isCurrent ? quote : undefined);
      }),
  };
}

/** Reading the cart removes what the shop no longer sells. */
export const isSold = ({ problem }: Quote['lines'][number]): boolean => problem?.kind !== 'gone';

const signature = (lines: readonly { _id: string; quantity: number }[]): string =>
  lines
    .map(({ _id, quantity }) => `${_id}=${quantity}`)
    .toSorted()
    .join();
