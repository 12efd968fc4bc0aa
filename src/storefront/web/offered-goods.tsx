import { useEffect, useId, useState } from 'react';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Tile } from '#storefront/listing.ts';
import { useOffered } from './home/bought.ts';
import { GOODS_GRID, ProductCard } from './product-card.tsx';

/**
 * Goods for a page or a cart that has nothing else to show: what was bought before, else what every kitchen needs. They
 * come after it, below what it says.
 */
export default function OfferedGoods() {
  const heading = useId();
  const [staples, setStaples] = useState<Tile[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    // Without an answer the page stands as it is.
    void callApi<{ daily: Tile[] }>(inPageLanguage('/shop/today'), { signal: asking.signal })
      .then(({ daily }) => setStaples(daily))
      .catch(ifCallFailed(undefined));
    return () => asking.abort();
  }, []);
  const { title, tiles } = useOffered(staples);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="w-full pt-6 text-left">
      <h2 id={heading} className="pb-2 text-lg font-bold">
        {title}
      </h2>
      <ul className={GOODS_GRID}>
        {tiles.map((tile) => (
          <li key={tile._id}>
            <ProductCard tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
