import { useLingui } from '@lingui/react';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallFailed } from '#browser/calls/api-client.ts';
import { LISTING_STEP } from '#catalogue/catalogue.ts';
import { addressOf, type Asked, type Step, type Tile } from '#storefront/listing.ts';
import { LoadFailed, PartFailed } from '#storefront/web/load-failed.tsx';
import { GOODS_GRID, ProductCard, ProductCardSkeleton } from '#storefront/web/product-card.tsx';
import { useNear } from '#storefront/web/use-near.ts';
import { buttonClass } from '#ui/button.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { fetchStep, keepListing, rememberGoods } from './kept-listing.ts';
// Loaded by the few pages that need it; pages from the server already contain its text.
const SearchAnswer = partLater(
  async () => (await import('./search-answer.tsx')).SearchAnswer,
  ({ found }) => (found.tiles.length > 0 ? null : <PartFailed />),
);

/** So many goods a phone's first screen shows, whole or their heads. */
const FIRST_SCREEN = 6;
const LOAD_AT = 0.8;
const THROTTLE_MS = 150;

/** The goods of a listing: more are loaded when four fifths of the page are scrolled, or by the link below. */
export function ProductGrid({
  asked,
  address,
  atTop,
  first,
}: {
  asked: Asked;
  address: string;
  /** The first goods stand on the first screen. */
  atTop: boolean;
  first: Step;
}) {
  const { i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list, atTop);
  const [shown, setShown] = useState(first);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const loading = useRef(false);
  const passed = (asked.page - 1) * LISTING_STEP;
  const hasMore = passed + shown.tiles.length < shown.total;

  const loadMore = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    setState('loading');
    try {
      const next = await fetchStep(asked, passed + shown.tiles.length);
      // An empty step is the last, whatever the count said.
      const total = next.tiles.length > 0 ? next.total : passed + shown.tiles.length;
      setShown({ ...shown, tiles: appended(shown.tiles, next.tiles), total });
      setState('idle');
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // Shown in place of the goods, with a way to try again.
      setState('failed');
    } finally {
      loading.current = false;
    }
  }, [asked, passed, shown]);

  useEffect(() => {
    if (!hasMore || state !== 'idle') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        const { scrollHeight } = document.documentElement;
        if (window.scrollY + window.innerHeight >= LOAD_AT * scrollHeight) void loadMore();
      }, THROTTLE_MS);
    };
    window.addEventListener('scroll', look, { passive: true });
    // Before anybody scrolls nothing on the screen moves.
    if (window.scrollY > 0) look();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [hasMore, state, loadMore]);

  // In the layout phase, while the page is still at the shopper's position.
  useLayoutEffect(() => {
    const leave = () => void keepListing({ address, ...shown });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [address, shown]);

  useEffect(() => rememberGoods(shown.tiles), [shown]);

  const answer = (
    <Suspense fallback={null}>
      <SearchAnswer asked={asked} found={shown} />
    </Suspense>
  );
  if (shown.tiles.length === 0) return answer;
  const page = Math.ceil((passed + shown.tiles.length) / LISTING_STEP);
  return (
    <>
      {asked.q && answer}
      <ul ref={list} className={GOODS_GRID}>
        {shown.tiles.map((tile, index) => (
          <li key={tile._id} data-below={atTop && index >= FIRST_SCREEN ? '' : undefined}>
            <ProductCard tile={tile} eager={atTop && asked.page === 1 && index < 4} waits={!isNear} />
          </li>
        ))}
        {state === 'loading' &&
          PLACES.map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
      <output className="block pt-6 text-center text-sm text-muted">
        {i18n._('shop.listing.count', { shown: passed + shown.tiles.length, total: shown.total })}
      </output>
      {state === 'failed' && (
        <LoadFailed text={i18n._('shop.listing.failed')} retry={() => void loadMore()} />
      )}
      <p className="flex justify-center gap-3 pt-3">
        {asked.page > 1 && (
          <a
            href={addressOf({ ...asked, page: asked.page - 1 }) || '?'}
            rel="prev"
            className={buttonClass('secondary')}
          >
            {i18n._('shop.listing.before')}
          </a>
        )}
        {hasMore && state !== 'failed' && (
          <a
            href={addressOf({ ...asked, page: page + 1 })}
            rel="next"
            aria-busy={state === 'loading'}
            onClick={(event) => {
              event.preventDefault();
              void loadMore();
            }}
            className={buttonClass('secondary')}
          >
            {i18n._('shop.listing.more')}
          </a>
        )}
      </p>
    </>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Appends the new tiles; goods that moved between two steps are shown only once. */
function appended(shown: Tile[], next: Tile[]): Tile[] {
  const known = new Set(shown.map(({ _id }) => _id));
  return [...shown, ...next.filter(({ _id }) => !known.has(_id))];
}
