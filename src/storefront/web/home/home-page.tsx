import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
  useRevalidator,
  Link,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { ShelfPicture } from '#catalogue/web/public.ts';
import { languageContext, notesContext, platformContext } from '#platform/http/page-context.ts';
import { useShop } from '#settings/web/public.ts';
import { withCarousel } from '#storefront/listing.ts';
import {
  movedListing,
  readCarousels,
  readShelves,
  readStep,
  readTodayTiles,
} from '#storefront/server/queries.ts';
import { useShippingTexts } from '#storefront/web/frame/banner.tsx';
import { fetchListing, Listing, type LoadedListing } from '#storefront/web/listing/listing.tsx';
import { LoadFailed } from '#storefront/web/load-failed.tsx';
import type { Tile } from '#storefront/web/product-card.tsx';
import { fetchShelves, type LoadedShelves, useShelves } from '#storefront/web/shelves.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Carousel } from './carousel.tsx';
import { Hero } from './hero.tsx';
import { fetchToday, type LoadedToday, Today } from './today.tsx';

type Home = {
  shelves: LoadedShelves;
  today: LoadedToday;
  carousels?: Tile[][];
  listing: LoadedListing;
};

/** The home page as anybody sees it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Home> {
  const platform = context.get(platformContext);
  const moved = await movedListing(platform, request.url);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way
  if (moved !== undefined) throw redirect(moved, 301);
  const page = { platform, language: context.get(languageContext) };
  const [step, shelves, today] = await Promise.all([
    readStep(page, request.url, context.get(notesContext)),
    readShelves(page),
    readTodayTiles(page),
  ]);
  return { shelves, today, carousels: await readCarousels(page, shelves), listing: { step, at: 0 } };
}

/**
 * The same for a navigation in the browser: the page shows at once with placeholders, and each part loads, or fails,
 * by itself.
 */
export const clientLoader = ({ request }: { request: Request }): Home => ({
  shelves: fetchShelves(),
  today: fetchToday(),
  listing: fetchListing(request.url),
});

export const meta = ({ matches }: MetaArgs) => {
  const shop = matches[0]?.loaderData as { shop?: { name: string } } | undefined;
  return headOf(matches, { title: shop?.shop?.name ?? '', path: pageAddress('home') });
};

/**
 * The home page in the order of the specification: what the shop is, why to choose it, its carousels; then its shelves and the
 * goods of the day, which we add, and all its goods.
 */
export default function HomePage() {
  const { i18n } = useLingui();
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <WhyChooseUs />
      <div className="page grid grid-cols-1 gap-3 pt-1 lg:gap-4">
        <Suspense>
          <Carousels shelves={loaded.shelves} goods={loaded.carousels} />
        </Suspense>
        <CategoryRow shelves={loaded.shelves} />
        <Today loaded={loaded.today} />
        <section aria-labelledby="all-goods" className="drawn-later">
          <Listing
            loaded={loaded.listing}
            shelves={loaded.shelves}
            heading={
              <h2 id="all-goods" className="text-base leading-tight font-bold lg:text-lg">
                {i18n._('shop.home.allGoods')}
              </h2>
            }
          />
        </section>
      </div>
    </>
  );
}

/** So many carousels begin on the first screen. */
const ON_FIRST_SCREEN = 2;

/** The carousels that the owner chose. */
function Carousels({ shelves, goods }: { shelves: LoadedShelves; goods: Tile[][] | undefined }) {
  const { i18n } = useLingui();
  const all = useShelves(shelves);
  const { revalidate, state } = useRevalidator();
  if (!all) {
    return (
      <LoadFailed
        text={i18n._('shop.home.failed')}
        retry={() => void revalidate()}
        busy={state === 'loading'}
      />
    );
  }
  return withCarousel(all).map(({ value, title, heading = title }, index) => (
    <Carousel
      key={value}
      category={value}
      title={heading}
      goods={goods?.[index]}
      isFirst={index < ON_FIRST_SCREEN}
    />
  ));
}

/** The shop's categories as a row of drawings, each a link to its goods. They are the same every day. */
const CategoryRow = ({ shelves }: { shelves: LoadedShelves }) => {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._('shop.listing.categories')} className="drawn-later">
      <Suspense fallback={<Skeleton className="h-21 w-full" />}>
        <Arrived shelves={shelves} />
      </Suspense>
    </nav>
  );
};

function Arrived({ shelves }: { shelves: LoadedShelves }) {
  const shown = (useShelves(shelves) ?? []).filter(({ parent, isEmpty }) => parent === null && !isEmpty);
  return (
    <ul className="-mx-4 flex gap-1.5 overflow-x-auto px-4 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:grid lg:grid-cols-9 lg:gap-3 lg:px-0">
      {shown.map(({ value, title, art = value, photo }) => (
        <li key={value} className="w-18 shrink-0 lg:w-auto">
          <Link
            to={pageAddress('shop', { category: value })}
            className="grid gap-0.5 text-center text-xs wrap-anywhere hover:text-leaf lg:text-sm"
          >
            <span
              className={`grid h-13 place-items-center overflow-hidden rounded-tile lg:h-17 [&>[data-shelf-art]]:size-10 lg:[&>[data-shelf-art]]:size-12 bg-${art}`}
            >
              <ShelfPicture art={art} photo={photo} className="size-full object-cover" />
            </span>
            <span className="line-clamp-2">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Point = { icon: IconName; title: string; text: string; short?: string | undefined };

/**
 * The reasons to shop here that the home page names, in one slim row; help by day and night only where the owner gives it. On a
 * phone the heading is for screen readers.
 */
function WhyChooseUs() {
  const { i18n } = useLingui();
  const { supportDayAndNight } = useShop();
  const { why, short } = useShippingTexts();
  const [free, above] = why;
  const points: Point[] = [
    { icon: 'truck', title: free, text: above, short },
    ...(supportDayAndNight
      ? [{ icon: 'phone' as const, title: i18n._('shop.why.support'), text: i18n._('shop.why.supportBy') }]
      : []),
    { icon: 'clock', title: i18n._('shop.why.fast'), text: i18n._('shop.why.cash') },
  ];
  return (
    <section aria-labelledby="why" className="page lg:flex lg:items-center lg:gap-6">
      <h2 id="why" className="sr-only text-lg font-bold lg:not-sr-only">
        {i18n._('shop.why.title')}
      </h2>
      <ul className="-mx-2.5 flex flex-1 flex-wrap divide-x divide-line py-1">
        {points.map(({ icon, title, text, short: inShort = title }) => (
          <li
            key={title}
            className="flex min-h-8 flex-auto items-center justify-center gap-1 text-xs leading-tight sm:gap-3 lg:text-sm"
          >
            <Icon name={icon} className="size-4 shrink-0 text-leaf sm:size-5" />
            <p aria-hidden="true" className="whitespace-nowrap sm:hidden">
              {inShort}
            </p>
            <p className="max-sm:sr-only lg:flex lg:gap-1.5">
              <strong className="block">{title}</strong>
              <span className="block text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
