import { useLingui } from '@lingui/react';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { useSession } from '#identity/web/public.ts';
import { ProductCardSkeleton } from '#storefront/web/product-card.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { Block, type Goods, HEAD_LINK } from './block.tsx';
import type { GoodsOfToday } from './fetch-goods.ts';
/** The goods of the day: loaded, or still loading; undefined when they could not be fetched. */
export type LoadedToday = GoodsOfToday | Promise<GoodsOfToday | undefined>;

const PLACES = [1, 2, 3, 4, 5, 6];

/** The goods of the day, above all others; who bought before sees that first, in the same places. */
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

const OwnGoods = partLater(async () => (await import('./own-goods.tsx')).default);
const NOTHING: GoodsOfToday = { daily: [], cheaper: [] };

function Arrived({ loaded }: { loaded: LoadedToday }) {
  const { i18n } = useLingui();
  const token = useSession((session) => session.token);
  const [own, setOwn] = useState<Goods>();
  const { daily, cheaper } = (loaded instanceof Promise ? use(loaded) : loaded) ?? NOTHING;
  const title = i18n._('shop.home.daily');
  const staples = {
    title,
    tiles: daily,
    link: (
      <Link
        to={pageAddress('shop', { category: daily[0]?.category })}
        aria-label={i18n._('shop.home.seeAllOf', { title })}
        className={HEAD_LINK}
      >
        {i18n._('shop.home.seeAll')}
      </Link>
    ),
  };
  return (
    <>
      <Block id="daily" {...(own ?? staples)} />
      <Block id="cheaper" title={i18n._('shop.home.cheaper')} tiles={cheaper} />
      {token && (
        <Suspense>
          <OwnGoods staples={staples} show={setOwn} />
        </Suspense>
      )}
    </>
  );
}
