import { useLingui } from '@lingui/react';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { useSession } from '#identity/web/public.ts';
import type { Tile } from '#storefront/listing.ts';
import { ProductCardSkeleton } from '#storefront/web/product-card.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { Block, type Goods, HEAD_LINK } from './block.tsx';

/** The home page's goods of the day: staples of every kitchen, and the largest cuts. */
type GoodsOfToday = { daily: Tile[]; cheaper: Tile[] };

/** Fetches the goods of the day. If the call fails there are none, and the rest of the home page stands as it is. */
export const fetchToday = (): Promise<GoodsOfToday | undefined> =>
  callApi<GoodsOfToday>(inPageLanguage('/shop/today')).catch(ifCallFailed(undefined));

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
