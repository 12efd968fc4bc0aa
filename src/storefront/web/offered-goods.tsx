import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { callApi, ifCallFailed } from '#browser/api-client.ts';
import { inPageLanguage } from '#browser/page-language.ts';
import type { Tile } from '#storefront/listing.ts';
import { GOODS_GRID, ProductCard } from './product-card.tsx';

/** Goods for a page that has nothing else to show. They come after it, below what it says. */
export default function OfferedGoods() {
  const { i18n } = useLingui();
  const [goods, setGoods] = useState<Tile[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    // Without an answer the page stands as it is.
    void callApi<{ daily: Tile[] }>(inPageLanguage('/shop/today'), { signal: asking.signal })
      .then(({ daily }) => setGoods(daily))
      .catch(ifCallFailed(undefined));
    return () => asking.abort();
  }, []);
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby="offered" className="w-full pt-6 text-left">
      <h2 id="offered" className="pb-2 text-lg font-bold">
        {i18n._('shop.home.daily')}
      </h2>
      <ul className={GOODS_GRID}>
        {goods.map((tile) => (
          <li key={tile._id}>
            <ProductCard tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
