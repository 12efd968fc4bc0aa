import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation } from 'react-router';
import { callApi } from '#browser/api-client.ts';
import { CATEGORIES, CATEGORY_LABELS, type StaffListing } from '#catalogue/catalogue.ts';
import type { PriceChange } from '#pricing/pricing.ts';
import { Choice } from '#ui/admin/choice.tsx';
import { deskMeta } from '#ui/admin/desk-meta.ts';
import { NothingHere } from '#ui/admin/nothing-here.tsx';
import { ScreenHead } from '#ui/admin/screen-head.tsx';
import { SearchField } from '#ui/admin/search-field.tsx';
import { askedOf, useAsked } from '#ui/admin/use-asked.ts';
import { buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { GridScreen } from './grid/grid-screen.tsx';

const ROWS = 100;

export const meta = () => deskMeta('Morning prices');

/** Reads the page of products that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<StaffListing> => {
  const asked = askedOf(request.url, ['q', 'category', 'page']);
  asked.set('limit', String(ROWS));
  return callApi(`/products/admin?${asked}`, { signal: request.signal });
};

/** Prices and stock of many products, typed one under another. */
export default function GridPage() {
  const listing = useLoaderData<typeof clientLoader>();
  const asked = useAsked();
  const { search } = useLocation();
  const found = { q: asked.get('q'), category: asked.get('category') || 'All' } as PriceChange['chosen'];
  return (
    <>
      <ScreenHead title="Morning prices" count={`${listing.total.toLocaleString('en-IN')} products`} />
      <div className="mb-3 flex items-end gap-3">
        <SearchField label="Search products" placeholder="Search by title" asked={asked} />
        <Choice
          label="Category"
          options={[
            ['', 'All'],
            ...CATEGORIES.map((category) => [category, CATEGORY_LABELS[category]] as const),
          ]}
          value={asked.get('category')}
          onChange={(event) => asked.set({ category: event.target.value })}
          className="w-32 md:w-48"
        />
      </div>
      {listing.products.length === 0 ? (
        <NothingHere text={listing.total > 0 ? 'There is no such page.' : 'No product is like that.'}>
          <Link to="?" className={buttonClass('secondary')}>
            Show all products
          </Link>
        </NothingHere>
      ) : (
        <GridScreen key={search} listing={listing} found={found} />
      )}
      <Pagination
        page={listing.page}
        pages={listing.totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label="Pages of products"
      />
    </>
  );
}
