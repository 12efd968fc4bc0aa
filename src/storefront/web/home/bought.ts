import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useState } from 'react';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { useSession } from '#identity/web/public.ts';
import type { Tile } from '#storefront/listing.ts';

const NONE: Tile[] = [];

/** The places of a block of goods; as many are told of what was bought. */
const PLACES = 6;

/** Goods to offer, those bought before first, then staples; what they are; and the staples for which there is no place. */
export function useOffered(staples: readonly Tile[]): Offered {
  const { i18n } = useLingui();
  const bought = useBought();
  const { tiles, left } = useMemo(() => {
    const all = [...bought, ...staples.filter(({ _id }) => !bought.some((own) => own._id === _id))];
    return { tiles: all.slice(0, PLACES), left: all.slice(PLACES) };
  }, [bought, staples]);
  return { title: titleOf(i18n, bought.length, tiles.length), tiles, left, isBought: bought.length > 0 };
}

type Offered = { title: string; tiles: Tile[]; left: Tile[]; isBought: boolean };

function titleOf(i18n: I18n, bought: number, shown: number): string {
  if (bought === 0) return i18n._('shop.home.daily');
  return bought < shown ? i18n._('shop.home.both') : i18n._('shop.home.bought');
}

/** Goods that the signed-in shopper bought before and can buy again, the most often bought first; none for guests. */
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
