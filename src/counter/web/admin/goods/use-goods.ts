import { useEffect, useState } from 'react';
import { isUnanswered } from '#base/failure.ts';
import { callApi, CallFailed, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';
import type { DraftLine } from '#counter/web/admin/draft.ts';
import { amountsFor } from './typed-amounts.ts';
import { readTyped } from './typed-line.ts';

const PAUSE_MS = 90;
const OFFERED = 5;

/** A product and amount that a typed line may mean; `isAsked` is true if staff have to choose the amount. */
type OfferedLine = { line: DraftLine; isAsked: boolean };

type Found = { typed: string; offers: readonly OfferedLine[]; isOffline?: boolean };

const NOTHING: Found = { typed: '', offers: [] };

/**
 * The goods that a typed line may mean, with how much of them, once the typing has paused. `isTold` says that they are of what
 * is typed now. Without a network they come from the goods that this screen has seen.
 */
export function useGoods(typed: string, seen: readonly ListedProduct[]): Found & { isTold: boolean } {
  const [found, setFound] = useState<Found>(NOTHING);
  const text = typed.trim();
  useEffect(() => {
    if (text === '') {
      // What the last line meant must not stand below the next one.
      setFound(NOTHING);
      return undefined;
    }
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
  if (text === '') return { ...NOTHING, isTold: true };
  return { ...found, isTold: found.typed === text };
}

async function findGoods(typed: string, seen: readonly ListedProduct[], signal: AbortSignal): Promise<Found> {
  const line = readTyped(typed);
  const offer = (goods: readonly ListedProduct[]): OfferedLine[] =>
    goods.slice(0, OFFERED).flatMap((product) => {
      const { amounts, isAsked } = amountsFor(line.wanted, product);
      return amounts.map((quantity) => ({ line: { product, quantity }, isAsked }));
    });
  try {
    const asked = new URLSearchParams({ q: line.asked.slice(0, 100), limit: String(OFFERED) });
    const { products } = await callApi<{ products: ListedProduct[] }>(
      inPageLanguage(`/products?${asked.toString()}`),
      { signal },
    );
    return { typed, offers: offer(products) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (!isUnanswered(error)) return { typed, offers: [] };
    const word = line.name.toLocaleLowerCase();
    const known = seen.filter(({ title }) => title.toLocaleLowerCase().includes(word));
    return { typed, offers: offer(known), isOffline: true };
  }
}
