import { useLingui } from '@lingui/react';
import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { Tile } from '#storefront/listing.ts';
import { ProductCard, ProductCardSkeleton } from '#storefront/web/product-card.tsx';
import { useOffered } from './bought.ts';
import type { GoodsOfToday } from './fetch-goods.ts';
import { HEAD_LINK, SectionHead } from './section-head.tsx';

/** The goods of the day: loaded, or still loading; undefined when they could not be fetched. */
export type LoadedToday = GoodsOfToday | Promise<GoodsOfToday | undefined>;

const PLACES = [1, 2, 3, 4, 5, 6];

/** The goods of the day, above all others; who bought before sees that first, in the same place. */
export const Today = ({ loaded }: { loaded: LoadedToday }) => (
  <Suspense
    fallback={
      <ul className="today" aria-busy="true">
        {PLACES.map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    }
  >
    <Arrived loaded={loaded} />
  </Suspense>
);

function Arrived({ loaded }: { loaded: LoadedToday }) {
  const { i18n } = useLingui();
  const today = loaded instanceof Promise ? use(loaded) : loaded;
  if (!today) return null;
  return (
    <>
      <Daily staples={today.daily} />
      {today.cheaper.length > 0 && (
        <section aria-labelledby="cheaper">
          <SectionHead id="cheaper" title={i18n._('shop.home.cheaper')} />
          <Row tiles={today.cheaper} />
        </section>
      )}
    </>
  );
}

/** The staples; for whoever bought before those goods first, in as many places, so that nothing moves. */
function Daily({ staples }: { staples: Tile[] }) {
  const { i18n } = useLingui();
  const { tiles, isBought } = useOffered(staples);
  if (tiles.length === 0) return null;
  const title = isBought ? i18n._('shop.home.bought') : i18n._('shop.home.daily');
  return (
    <section aria-labelledby="daily">
      <SectionHead id="daily" title={title}>
        {!isBought ? (
          <Link
            to={pageAddress('shop', { category: staples[0]?.category })}
            aria-label={i18n._('shop.home.seeAllOf', { title })}
            className={HEAD_LINK}
          >
            {i18n._('shop.home.seeAll')}
          </Link>
        ) : (
          <Link to={pageAddress('myOrders')} className={HEAD_LINK}>
            {i18n._('shop.home.buyAgain')}
          </Link>
        )}
      </SectionHead>
      <Row tiles={tiles} atTop />
    </section>
  );
}

/** Six goods; the first four stand on a phone's first screen. */
const Row = ({ tiles, atTop = false }: { tiles: Tile[]; atTop?: boolean }) => (
  <ul className="today" data-below={atTop ? undefined : ''}>
    {tiles.map((tile, index) => (
      <li key={tile._id}>
        <ProductCard tile={tile} eager={atTop && index < 4} />
      </li>
    ))}
  </ul>
);
