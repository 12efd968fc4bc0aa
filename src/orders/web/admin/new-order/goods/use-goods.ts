import { useEffect, useState } from 'react';
import { callApi, CallFailed, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/page-language.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';
import { isUnanswered } from '#identity/web/public.ts';
import type { DraftLine } from '#orders/web/admin/new-order/draft.ts';
import { quantityFor, readTyped } from './typed-line.ts';

const PAUSE_MS = 90;
const OFFERED = 5;

type Found = { typed: string; offers: readonly DraftLine[]; isOffline?: boolean };

/**
 * The goods that a typed line may mean, with how much of them, once the typing has paused. `isTold` says that they are of what
 * is typed now. Without a network they come from the goods that this screen has seen.
 */
export function useGoods(typed: string, seen: readonly ListedProduct[]): Found & { isTold: boolean } {
  const [found, setFound] = useState<Found>({ typed: '', offers: [] });
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return undefined;
    const asking = new AbortController();
    const pause = setTimeout(() => {
      void findGoods(text, seen, asking.signal)
        .catch(ifCallFailed(undefined))
        .then((now) => now && !asking.signal.aborted && setFound(now));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- goods that were seen since are no reason to ask again
  }, [text]);
  if (text === '') return { typed: '', offers: [], isTold: true };
  return { ...found, isTold: found.typed === text };
}

async function findGoods(typed: string, seen: readonly ListedProduct[], signal: AbortSignal): Promise<Found> {
  const line = readTyped(typed);
  const offer = (goods: readonly ListedProduct[]): DraftLine[] =>
    goods.slice(0, OFFERED).map((product) => ({ product, quantity: quantityFor(line, product) }));
  try {
    const asked = new URLSearchParams({ q: line.q.slice(0, 100), limit: String(OFFERED) });
    const { products } = await callApi<{ products: ListedProduct[] }>(
      inPageLanguage(`/products?${asked.toString()}`),
      { signal },
    );
    return { typed, offers: offer(products) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (!isUnanswered(error)) return { typed, offers: [] };
    const word = line.q.toLocaleLowerCase();
    const known = seen.filter(({ title }) => title.toLocaleLowerCase().includes(word));
    return { typed, offers: offer(known), isOffline: true };
  }
}
