import { useEffect, useRef, useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { CartItem, Quote } from '#cart/cart.ts';

/** What the cart costs: only the server reckons it, anew whenever the cart is another than the one it reckoned. */
export function useQuote(loaded: Quote, items: readonly CartItem[], status: 'idle' | 'loading') {
  const [quote, setQuote] = useState(loaded);
  const [problem, setProblem] = useState<string>();
  const turn = useRef(0);
  const wanted = signature(items);
  const isCurrent = wanted === signature(quote.lines.filter(isSold));
  const isReckoning = (status === 'loading' || !isCurrent) && !problem;

  const reckon = async (): Promise<void> => {
    const mine = (turn.current += 1);
    setProblem(undefined);
    try {
      const fresh = await callApi<Quote>('/cart/quote');
      if (mine === turn.current) setQuote(fresh);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (mine === turn.current) setProblem(error.message);
    }
  };

  // The cart changes here, in the cart drawer and by a refused order; the figures follow it from wherever it came.
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
    quote,
    problem,
    isReckoning,
    /** The figures are of another cart than the one that is shown, and fetching them anew failed. */
    isStale: !isCurrent && problem !== undefined,
    reckon,
    /** Waits for the figures of the cart as it is; nothing comes where they cannot be had. */
    settled: (): Promise<Quote | undefined> =>
      new Promise((resolve) => {
        if (isReckoning) waiting.current.push(resolve);
        else resolve(isCurrent ? quote : undefined);
      }),
  };
}

/** What the shop no longer sells is taken out of the cart as soon as the cart is read. */
export const isSold = ({ problem }: Quote['lines'][number]): boolean => problem?.kind !== 'gone';

const signature = (lines: readonly { _id: string; quantity: number }[]): string =>
  lines
    .map(({ _id, quantity }) => `${_id}=${quantity}`)
    .toSorted()
    .join();
