import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import { type CategoryCount, CATEGORY_LABELS } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { type Shelf, shelvesOf } from '#storefront/listing.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRow } from './use-scroll-row.ts';

/** The shelves as a page has them: there already, or on their way. */
export type LoadedShelves = Shelf[] | Promise<Shelf[]>;

let fetching: Promise<Shelf[]> | undefined;

/** Fetches the shelves once; without an answer there are none, and the next page asks again. */
export const fetchShelves = (): Promise<Shelf[]> =>
  (fetching ??= callApi<CategoryCount[]>('/products/categories').then(shelvesOf, () => {
    fetching = undefined;
    return [];
  }));

/** The shop's shelves as a row of pictures: each leads to its goods alone. */
export const CategoryRow = ({ shelves }: { shelves: LoadedShelves }) => (
  <nav aria-label="Categories" className="page pt-4">
    <Suspense fallback={<Skeleton className="h-28 w-full" />}>
      <Arrived shelves={shelves} />
    </Suspense>
  </nav>
);

function Arrived({ shelves }: { shelves: LoadedShelves }) {
  const shown = shelves instanceof Promise ? use(shelves) : shelves;
  const { row, wanted } = useRow<HTMLUListElement>(5, shown.length);
  return (
    <ul
      {...row}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-9 md:gap-4 md:px-0"
    >
      {shown.map(({ category, thumbnail }, index) => (
        <li key={category} className="w-19 shrink-0 md:w-auto">
          <Link
            to={pageAddress('shop', { category })}
            prefetch="intent"
            className="grid justify-items-center gap-1 text-center text-sm leading-tight hover:text-leaf"
          >
            <span className={`grid aspect-square w-full place-items-center rounded-tile bg-${category}`}>
              <GoodsTilePicture
                category={category}
                thumbnail={thumbnail}
                size="small"
                eager
                waits={index >= wanted}
                className="w-3/4"
              />
            </span>
            {CATEGORY_LABELS[category]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
