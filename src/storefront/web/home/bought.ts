import { useEffect, useState } from 'react';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/page-language.ts';
import { useSession } from '#identity/web/public.ts';
import type { Tile } from '#storefront/listing.ts';

const NONE: Tile[] = [];

/** Goods to offer: those bought before first, then staples, in as many places as there are staples. */
export function useOffered(staples: readonly Tile[]): { tiles: Tile[]; isBought: boolean } {
  const bought = useBought();
  const own = new Set(bought.map(({ _id }) => _id));
  const tiles = [...bought, ...staples.filter(({ _id }) => !own.has(_id))].slice(0, staples.length);
  return { tiles, isBought: bought.length > 0 };
}

/** What whoever is signed in bought before and can buy again, the most often bought first; for others nothing. */
function useBought(): Tile[] {
  const token = useSession((session) => session.token);
  const [bought, setBought] = useState(NONE);
  useEffect(() => {
    if (!token) return undefined;
    const asking = new AbortController();
    // Without an answer the staples stay in their place.
    void callApi<{ products: Tile[] }>(inPageLanguage('/orders/goods'), { signal: asking.signal })
      .then(({ products }) => setBought(products))
      .catch(ifCallFailed(undefined));
    return () => asking.abort();
  }, [token]);
  return token ? bought : NONE;
}
