import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import { type CategoryCount, CATEGORY_LABELS } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { type StockedCategory, stockedCategories } from '#storefront/listing.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRow } from './use-scroll-row.ts';

/** The categories with goods as a page has them: there already, or on their way. */
export type LoadedCategories = StockedCategory[] | Promise<StockedCategory[]>;

let fetching: Promise<StockedCategory[]> | undefined;

/** Fetches the categories once; without an answer there are none, and the next page asks again. */
export const fetchCategories = (): Promise<StockedCategory[]> =>
  (fetching ??= callApi<CategoryCount[]>('/products/categories').then(stockedCategories, () => {
    fetching = undefined;
    return [];
  }));

/** The shop's categories as a row of pictures, each a link to its goods. */
export const CategoryRow = ({ categories }: { categories: LoadedCategories }) => (
  <nav aria-label="Categories" className="page pt-4">
    <Suspense fallback={<Skeleton className="h-28 w-full" />}>
      <Arrived categories={categories} />
    </Suspense>
  </nav>
);

function Arrived({ categories }: { categories: LoadedCategories }) {
  const shown = categories instanceof Promise ? use(categories) : categories;
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
