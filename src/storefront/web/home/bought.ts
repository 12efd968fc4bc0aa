import { useEffect, useState } from 'react';
import { callApi, ifCallFailed } from '#browser/api-client.ts';
import { inPageLanguage } from '#browser/page-language.ts';
import { useSession } from '#identity/web/public.ts';
import type { Tile } from '#storefront/listing.ts';

const NONE: Tile[] = [];

/** What whoever is signed in bought before and can buy again, the most often bought first; for others nothing. */
export function useBought(): Tile[] {
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
