import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation, type MetaArgs } from 'react-router';
import type { StaffListing } from '#catalogue/catalogue.ts';
import { readListing, ShelfFilter } from '#catalogue/web/admin/public.ts';
import type { PriceChange } from '#pricing/pricing.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen-header.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { GridScreen } from './grid/grid-screen.tsx';

const ROWS = 100;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.grid'));

/** Loads the page of products that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<StaffListing> => {
  const asked = listQueryOf(request.url, ['q', 'category', 'page']);
  asked.set('limit', String(ROWS));
  return readListing(asked, request.signal);
};

/** A grid for editing the prices and stock of many products. */
export default function GridPage() {
  const { i18n } = useLingui();
  const listing = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const { search } = useLocation();
  const found = { q: asked.get('q'), category: asked.get('category') || 'All' } as PriceChange['chosen'];
  return (
    <>
      <ScreenHeader
        title={i18n._('office.nav.grid')}
        count={i18n._('office.products.counted', { count: listing.total })}
      />
      <div className="mb-3 flex items-end gap-3">
        <SearchField
          label={i18n._('office.products.search')}
          placeholder={i18n._('office.products.searchBy')}
          asked={asked}
        />
        <ShelfFilter
          value={asked.get('category')}
          onChange={(category) => asked.set({ category })}
          className="w-32 md:w-48"
        />
      </div>
      {listing.products.length === 0 ? (
        <EmptyState
          text={listing.total > 0 ? i18n._('office.list.noPage') : i18n._('office.products.noMatch')}
        >
          <Link to="?" className={buttonClass('secondary')}>
            {i18n._('office.products.showAll')}
          </Link>
        </EmptyState>
      ) : (
        <GridScreen key={search} listing={listing} found={found} />
      )}
      <Pagination
        page={listing.page}
        pages={listing.totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label={i18n._('office.products.pages')}
      />
    </>
  );
}
