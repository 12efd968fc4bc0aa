import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate, type MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import type { StaffListing, StaffProduct } from '#catalogue/products/staff-products.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { EditProduct } from './form/edit-product.tsx';
import { DeactivateDialog } from './list/deactivate-dialog.tsx';
import { ProductTable } from './list/product-table.tsx';
import { ProductTiles } from './list/product-tiles.tsx';
import { GroupBar } from './packs/group-bar.tsx';
import { ShelfFilter } from './shelves/shelf-select.tsx';

const ASKED = ['q', 'category', 'state', 'page'];
const STATES = [
  ['', 'In the shop'],
  ['low', 'Low stock'],
  ['drafts', 'Drafts'],
  ['deactivated', 'Deactivated'],
  ['all', 'All'],
] as const;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.products'));
/** The page reloads when goods change. */
export const handle = { refreshOn: ['catalogue'] };

/** Reads the page of products that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<StaffListing> =>
  callApi(`/products/admin?${listQueryOf(request.url, ASKED)}`, { signal: request.signal });

/** All products: found, edited, deactivated and restored. */
export default function ProductsPage() {
  const { products, total, page, totalPages } = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const navigate = useNavigate();
  const isWide = useMedia(VERY_WIDE);
  const [edited, setEdited] = useState<StaffProduct>();
  const [deactivated, setDeactivated] = useState<StaffProduct>();
  const [ticked, setTicked] = useState<readonly StaffProduct[]>([]);
  const isTicked = ({ _id }: StaffProduct): boolean => ticked.some((one) => one._id === _id);
  const tick = (product: StaffProduct, isOn: boolean): void =>
    setTicked([...ticked.filter(({ _id }) => _id !== product._id), ...(isOn ? [product] : [])]);
  useShortcuts([{ keys: 'n', label: 'Add Products', run: () => void navigate(pageAddress('addProduct')) }]);
  const List = isWide ? ProductTable : ProductTiles;
  return (
    <>
      <ScreenHeader
        title="Products"
        count={`${total.toLocaleString('en-IN')} ${total === 1 ? 'product' : 'products'}`}
      >
        <Link to={pageAddress('addProduct')} className={buttonClass()}>
          <ToolIcon name="plus" />
          Add Products
        </Link>
      </ScreenHeader>
      <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:flex">
        <div className="col-span-2 flex flex-1">
          <SearchField label="Search products" placeholder="Search by title" asked={asked} />
        </div>
        <ShelfFilter value={asked.get('category')} onChange={(category) => asked.set({ category })} />
        <LabelledSelect
          label="Show"
          options={STATES}
          value={asked.get('state')}
          onChange={(event) => asked.set({ state: event.target.value })}
        />
      </div>
      {asked.get('state') === 'low' && (
        <Link to={pageAddress('reorder')} className={buttonClass('secondary', 'mb-4 w-full md:w-auto')}>
          <ToolIcon name="orders" />
          Reorder list for the wholesaler
        </Link>
      )}
      {asked.get('state') === 'drafts' && (
        <Link to={pageAddress('drafts')} className={buttonClass('secondary', 'mb-4 w-full md:w-auto')}>
          <ToolIcon name="camera" />
          Add photos, type all in one go
        </Link>
      )}
      {products.length === 0 ? (
        <NoProducts isAsked={asked.to({}) !== '?'} isBeyond={total > 0} />
      ) : (
        <List
          products={products}
          ticked={ticked.map(({ _id }) => _id)}
          onTick={tick}
          onEdit={setEdited}
          onDeactivate={setDeactivated}
        />
      )}
      <Pagination
        page={page}
        pages={totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label="Pages of products"
      />
      {ticked.length > 0 && (
        <GroupBar
          products={ticked}
          onAll={
            products.every(isTicked)
              ? undefined
              : () => setTicked([...ticked, ...products.filter((one) => !isTicked(one))])
          }
          onDone={() => setTicked([])}
        />
      )}
      {edited && <EditProduct key={edited._id} product={edited} onClose={() => setEdited(undefined)} />}
      {deactivated && <DeactivateDialog product={deactivated} onClose={() => setDeactivated(undefined)} />}
    </>
  );
}

/** Why no product is shown, and what to do about it: an empty shop is stocked from the starter catalogue or a file. */
function NoProducts({ isAsked, isBeyond }: { isAsked: boolean; isBeyond: boolean }) {
  if (isAsked)
    return (
      <EmptyState text={isBeyond ? 'There is no such page.' : 'No product is like that.'}>
        <Link to="?" className={buttonClass('secondary')}>
          Show all products
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState text="The shop has no goods yet. Tick what you sell in the starter catalogue and type your prices.">
      <Link to={pageAddress('stocking')} className={buttonClass()}>
        Stock the shop
      </Link>
      <Link to={pageAddress('import')} className={buttonClass('secondary')}>
        Import a list of goods
      </Link>
    </EmptyState>
  );
}
