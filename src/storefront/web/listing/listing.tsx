import { useLingui } from '@lingui/react';
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType, useRevalidator } from 'react-router';
import { ifCallFailed } from '#browser/calls/api-client.ts';
import { LISTING_STEP } from '#catalogue/catalogue.ts';
import { type Asked, askedIn, type Step } from '#storefront/listing.ts';
import { LoadFailed } from '#storefront/web/load-failed.tsx';
import { GOODS_GRID, ProductCardSkeleton } from '#storefront/web/product-card.tsx';
import { type LoadedShelves, rememberShelves } from '#storefront/web/shelves.ts';
import { partLater } from '#ui/page/part-later.ts';
import { Filters } from './filters.tsx';
import { fetchStep, isPageOfReturn, listingToReturnTo } from './kept-listing.ts';
import { ProductGrid } from './product-grid.tsx';

const SeenListing = partLater(async () => (await import('./seen-listing.tsx')).SeenListing);
const SeenSearch = partLater(
  async () => (await import('./seen-listing.tsx')).SeenSearch,
  ({ failed }) => failed,
);

/** The listing of a page: loaded, or still loading; undefined when it could not be fetched. */
export type LoadedListing = {
  step: Step | Promise<Step | undefined>;
  /** When the browser fetched it; 0 for what the server put into the page. */
  at: number;
};

/** Begins to fetch the listing of an address. A call that failed is no step: that is shown in place of the goods. */
export function fetchListing(url: string): LoadedListing {
  const asked = askedIn(new URL(url).searchParams);
  return {
    step: fetchStep(asked, (asked.page - 1) * LISTING_STEP).catch(ifCallFailed(undefined)),
    at: Date.now(),
  };
}

/**
 * The shop's goods with their filters: all on one page, further steps as the shopper scrolls. `atTop`: they stand on the
 * first screen, so their pictures are fetched at once.
 */
export function Listing({
  loaded,
  shelves,
  atTop = false,
  heading,
}: {
  loaded: LoadedListing;
  shelves: LoadedShelves;
  atTop?: boolean;
  /** Stands in the row of sort and filters. */
  heading: ReactNode;
}) {
  const { pathname, search, key } = useLocation();
  const asked = askedIn(new URLSearchParams(search));
  useEffect(() => rememberShelves(shelves), [shelves]);
  return (
    <div className="listing">
      <Filters asked={asked} path={pathname} shelves={shelves} heading={heading} />
      <div className="listing-goods">
        <Returning
          key={`${search} ${loaded.at}`}
          visit={`${key} ${loaded.at}`}
          isServed={loaded.at === 0}
          atTop={atTop}
          asked={asked}
          address={pathname + search}
          step={loaded.step}
          shelves={shelves}
        />
      </div>
    </div>
  );
}

type Shown = {
  asked: Asked;
  address: string;
  step: LoadedListing['step'];
  shelves: LoadedShelves;
  atTop: boolean;
};

/** Restores what was loaded and the scroll position when the shopper comes back to a listing. */
function Returning({ visit, isServed, ...shown }: Shown & { visit: string; isServed: boolean }) {
  const { asked, address, atTop } = shown;
  const isReturn = useNavigationType() === 'POP';
  const kept = useSyncExternalStore(
    never,
    () => (isReturn && (!isServed || isPageOfReturn()) ? listingToReturnTo(visit, address) : undefined),
    () => undefined,
  );
  useLayoutEffect(() => {
    if (kept) window.scrollTo(0, kept.y);
  }, [kept]);
  if (kept) return <ProductGrid asked={asked} address={address} atTop={atTop} first={kept} />;
  return (
    <Suspense fallback={<Placeholders />}>
      <Arrived {...shown} />
    </Suspense>
  );
}

const never = () => () => undefined;

function Arrived({ step, shelves, ...shown }: Shown) {
  const { i18n } = useLingui();
  const first = step instanceof Promise ? use(step) : step;
  const { revalidate, state } = useRevalidator();
  if (first) return <ProductGrid {...shown} first={first} />;
  const again = { retry: () => void revalidate(), busy: state === 'loading' };
  const failed = <LoadFailed text={i18n._('shop.listing.failed')} {...again} />;
  if (shown.asked.q)
    return (
      <Suspense fallback={<Placeholders />}>
        <SeenSearch asked={shown.asked} shelves={shelves} failed={failed} {...again} />
      </Suspense>
    );
  return (
    <>
      {failed}
      <Suspense>
        <SeenListing asked={shown.asked} shelves={shelves} />
      </Suspense>
    </>
  );
}

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Eight placeholders while goods are on their way. */
export const Placeholders = () => (
  <div className={GOODS_GRID} aria-busy="true">
    {PLACEHOLDERS.map((key) => (
      <ProductCardSkeleton key={key} />
    ))}
  </div>
);
