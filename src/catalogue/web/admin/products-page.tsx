import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useNavigate,
  type MetaArgs,
  useRevalidator,
} from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { StaffListing, StaffProduct } from '#catalogue/products/staff-products.ts';
import { shownTitle } from '#catalogue/web/admin/shown-goods.tsx';
import { useWaiting } from '#identity/web/public.ts';
import { LabelledSelect } from '#ui/admin/form/fields.tsx';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { buttonClass } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { EditProduct } from './form/edit-product.tsx';
import { ProductTable, ProductTiles } from './list/product-list.tsx';
import { readListing } from './list/read-listing.ts';
import { GroupBar } from './packs/group-bar.tsx';
import { withPriceEdits } from './price-edits.ts';
import { useProductScan } from './scan/product-scan.tsx';
import { ShelfFilter } from './shelves/staff-shelves.tsx';

const ASKED = ['q', 'category', 'state', 'page'];
const STATES = [
  ['', /*i18n*/ 'office.products.live'],
  ['low', /*i18n*/ 'office.lowStock'],
  ['drafts', /*i18n*/ 'office.drafts.title'],
  ['deactivated', /*i18n*/ 'office.products.deactivated'],
  ['all', /*i18n*/ 'office.allOf'],
] as const;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.products'));
/** The page reloads when goods change. */
export const handle = { refreshOn: ['catalogue'] };

/** Reads the page of products that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<StaffListing> =>
  readListing(listQueryOf(request.url, ASKED), request.signal);

/** All products: found, edited, deactivated and restored. */
export default function ProductsPage() {
  const { i18n } = useLingui();
  const { products: loaded, total, page, totalPages } = useLoaderData<typeof clientLoader>();
  const waiting = useWaiting((state) => state.waiting);
  const products = loaded.map((product) => withPriceEdits(product, waiting));
  const asked = useListQuery();
  const navigate = useNavigate();
  const isWide = useMedia(VERY_WIDE);
  const [edited, setEdited] = useState<StaffProduct>();
  const [deactivated, setDeactivated] = useState<StaffProduct>();
  const [ticked, setTicked] = useState<readonly StaffProduct[]>([]);
  const isTicked = ({ _id }: StaffProduct): boolean => ticked.some((one) => one._id === _id);
  const tick = (product: StaffProduct, isOn: boolean): void =>
    setTicked([...ticked.filter(({ _id }) => _id !== product._id), ...(isOn ? [product] : [])]);
  useShortcuts([
    {
      keys: 'n',
      label: i18n._('office.products.add'),
      run: () => void navigate(officeAddress('addProduct')),
    },
  ]);
  const scan = useProductScan(setEdited);
  const List = isWide ? ProductTable : ProductTiles;
  return (
    <>
      <ScreenHeader
        title={i18n._('office.nav.products')}
        count={i18n._('office.products.one', { count: total })}
      >
        <Link to={officeAddress('addProduct')} className={buttonClass()}>
          <ToolIcon name="plus" />
          {i18n._('office.products.add')}
        </Link>
      </ScreenHeader>
      <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:flex">
        <div className="col-span-2 flex flex-1 gap-1">
          <SearchField
            label={i18n._('office.products.search')}
            placeholder={i18n._('office.products.searchBy')}
            asked={asked}
          />
          {scan.button}
        </div>
        <ShelfFilter value={asked.get('category')} onChange={(category) => asked.set({ category })} />
        <LabelledSelect
          label={i18n._('office.products.show')}
          options={STATES.map(([value, label]) => [value, i18n._(label)] as const)}
          value={asked.get('state')}
          onChange={(event) => asked.set({ state: event.target.value })}
        />
      </div>
      {scan.note}
      {asked.get('state') === 'low' && (
        <Link to={officeAddress('reorder')} className={buttonClass('secondary', 'mb-4 w-full md:w-auto')}>
          <ToolIcon name="orders" />
          {i18n._('office.products.reorder')}
        </Link>
      )}
      {asked.get('state') === 'drafts' && (
        <Link to={officeAddress('drafts')} className={buttonClass('secondary', 'mb-4 w-full md:w-auto')}>
          <ToolIcon name="camera" />
          {i18n._('office.products.addPhotos')}
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
        label={i18n._('office.products.pages')}
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
  const { i18n } = useLingui();
  if (isAsked)
    return (
      <EmptyState text={isBeyond ? i18n._('office.list.noPage') : i18n._('office.products.noMatch')}>
        <Link to="?" className={buttonClass('secondary')}>
          {i18n._('office.products.showAll')}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState text={i18n._('office.products.none')}>
      <Link to={officeAddress('stocking')} className={buttonClass()}>
        {i18n._('office.nav.stocking')}
      </Link>
      <Link to={officeAddress('import')} className={buttonClass('secondary')}>
        {i18n._('office.products.import')}
      </Link>
    </EmptyState>
  );
}

/** Asks before a product is deactivated. It reports success only after the server has done it. */
function DeactivateDialog({ product, onClose }: { product: StaffProduct; onClose: () => void }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const deactivate = async (): Promise<void> => {
    await callApi(`/products/deleteproduct/${product._id}`, { method: 'DELETE' });
    showToast('success', i18n._('office.products.deleted'));
    await revalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={i18n._('office.products.deactivate')}
      yes={i18n._('office.products.confirm')}
      no={i18n._('office.cancel')}
      onYes={deactivate}
      problemOf={({ message }) =>
        i18n._('office.products.notDeleted', { message: message || i18n._('office.unknownError') })
      }
      onClose={onClose}
    >
      <p>
        <Trans
          id="office.products.willGo"
          values={{ title: shownTitle(product) }}
          components={{ b: <strong /> }}
        />
      </p>
    </ConfirmDialog>
  );
}
