import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Suspense, use } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { languageContext, notesContext, platformContext } from '#platform/http/page-context.ts';
import { activeShelves, addressOf, type Asked, askedIn, type Shelf } from '#storefront/listing.ts';
import { movedListing, readShelfNames, readStep } from '#storefront/server/queries.ts';
import { fetchShelfNames, type LoadedShelves, useShelves } from '#storefront/web/shelves.ts';
import { headOf } from '#ui/page/page-head.ts';
import { fetchListing, Listing, type LoadedListing } from './listing.tsx';

type Loaded = { shelves: LoadedShelves; listing: LoadedListing };

/**
 * The listing at this address, the same for everybody; an address with a merged shelf redirects to the other shelf.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const platform = context.get(platformContext);
  const moved = await movedListing(platform, request.url);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way
  if (moved !== undefined) throw redirect(moved, 301);
  const page = { platform, language: context.get(languageContext) };
  const [step, shelves] = await Promise.all([
    readStep(page, request.url, context.get(notesContext)),
    readShelfNames(page),
  ]);
  return { shelves, listing: { step, at: 0 } };
}

/** The same for a navigation in the browser: the page shows at once with placeholders until the goods come. */
export async function clientLoader({ request }: { request: Request }): Promise<Loaded> {
  const [shelves, listing] = [fetchShelfNames(), fetchListing(request.url)];
  const names = askedIn(new URL(request.url).searchParams).active.length > 0;
  // The page has the title of its shelf.
  return { shelves: names ? ((await shelves) ?? shelves) : shelves, listing };
}

export const meta = ({ matches, location, loaderData }: MetaArgs<typeof loader>) => {
  const asked = askedIn(new URLSearchParams(location.search));
  const shelves = loaderData?.shelves;
  return headOf(matches, (i18n) => ({
    title: titleOf(i18n, asked, Array.isArray(shelves) ? shelves : []),
    // A search's results are not a page of their own for search engines.
    path: asked.q ? undefined : pageAddress('shop') + addressOf({ ...asked, sort: '', filter: {} }),
  }));
};

/** The page of a listing. */
export default function ShopPage() {
  const { i18n } = useLingui();
  const { shelves, listing } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const asked = askedIn(new URLSearchParams(search));
  return (
    <div className="page pt-1 lg:pt-4">
      <Listing
        loaded={listing}
        shelves={shelves}
        atTop
        heading={
          <>
            <h1 className={asked.q ? TITLE : 'sr-only'}>
              <Suspense fallback={i18n._('shop.nav.shop')}>
                <Title shelves={shelves} />
              </Suspense>
            </h1>
            {!asked.q && (
              <p className={TITLE}>
                {/* Another listing has a count of its own: it must not hold the page until its goods come. */}
                <Suspense key={`${search} ${listing.at}`}>
                  <Count step={listing.step} />
                </Suspense>
              </p>
            )}
            <h2 className="sr-only">{i18n._('shop.listing.goods')}</h2>
          </>
        }
      />
    </div>
  );
}

const TITLE = 'line-clamp-2 leading-tight font-bold lg:text-lg';

/** The number of all goods of the listing; the chosen category stands in the rail. */
function Count({ step }: { step: LoadedListing['step'] }) {
  const { i18n } = useLingui();
  const first = step instanceof Promise ? use(step) : step;
  return first && first.total > 0 ? i18n._('shop.listing.total', { count: first.total }) : null;
}

function Title({ shelves }: { shelves: LoadedShelves }) {
  const { i18n } = useLingui();
  const asked = askedIn(new URLSearchParams(useLocation().search));
  return titleOf(i18n, asked, useShelves(shelves) ?? []);
}

function titleOf(i18n: I18n, asked: Asked, shelves: readonly Shelf[]): string {
  if (asked.q) return i18n._('shop.listing.results', { q: asked.q.replaceAll('"', '') });
  const [only, ...others] = activeShelves(asked, shelves);
  return only && others.length === 0 ? only.title : i18n._('shop.nav.shop');
}
