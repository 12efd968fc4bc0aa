import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator, Link, useLocation } from 'react-router';
import { isLoose } from '#base/figures/amount.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type EditedProduct, editedProductOf } from '#catalogue/products/product-form.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { ChangedMeanwhile, type KeepOrTake } from '#catalogue/web/admin/changed-meanwhile.tsx';
import { shownTitle } from '#catalogue/web/admin/shown-goods.tsx';
import { changeOrWait } from '#identity/web/public.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { PRICE_EDITS, priceEditOf } from '../price-edits.ts';
import { DiscardDraft } from './discard-draft.tsx';
import { ProductFields } from './product-fields.tsx';
import { AS_DRAFT, useProductForm } from './use-product-form.ts';

const FORM = 'edit-product';

/** The modal in which a product is edited, filled in with the product as it is. */
export function EditProduct({ product, onClose }: { product: StaffProduct; onClose: () => void }) {
  const { i18n } = useLingui();
  const [seen, setSeen] = useState(product);
  const [theirs, setTheirs] = useState<StaffProduct>();
  const { revalidate } = useRevalidator();
  const title = i18n._('office.editOf', { title: shownTitle(product) });
  const done = async (says: string | undefined): Promise<void> => {
    if (says) showToast('success', says);
    await revalidate();
    onClose();
  };
  const unlessChanged = async <T,>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'conflict')
        setTheirs(error.detail['product'] as StaffProduct);
      throw error;
    }
  };
  const { props, fields, isPhotoTouched, busy, isSavingDraft, problem } = useProductForm({
    schema: editedProductOf(seen),
    initial: asText(product),
    save: async (edited) => {
      const body = { ...edited, revision: seen.revision, sold: seen.sold };
      const call = changesPricesOnly(seen, edited)
        ? changeOrWait(PRICE_EDITS, seen, priceEditOf(seen, edited))
        : callApi<StaffProduct>(`/products/editproduct/${product._id}`, { method: 'PUT', body });
      // What waits is told by the line on top of the page.
      const isWaiting = (await unlessChanged(call)) === 'waits';
      await done(isWaiting ? undefined : i18n._('office.products.edited'));
    },
    saveDraft: async (draft) => {
      const body = { ...draft, revision: seen.revision };
      await unlessChanged(callApi(`/products/drafts/${product._id}`, { method: 'PUT', body }));
      await done(i18n._('office.products.kept'));
    },
  });
  return (
    <FormDialog
      title={title}
      submit={product.draft ? i18n._('office.drafts.putOne') : i18n._('office.save')}
      form={{ props, busy, problem }}
      isTouched={isPhotoTouched}
      problem={
        theirs && (
          <Conflict
            before={seen}
            theirs={theirs}
            onKeepMine={() => {
              setSeen(theirs);
              setTheirs(undefined);
            }}
            onTakeTheirs={() => {
              void revalidate();
              onClose();
            }}
          />
        )
      }
      id={FORM}
      second={
        product.draft && (
          <Button
            type="submit"
            form={FORM}
            look="secondary"
            value={AS_DRAFT}
            busy={isSavingDraft}
            className="flex-1"
          >
            {isSavingDraft ? i18n._('office.saving') : i18n._('office.drafts.save')}
          </Button>
        )
      }
      more={
        product.draft && (
          <DiscardDraft
            draft={product}
            onGone={() => {
              void revalidate();
              onClose();
            }}
            className="w-full"
          />
        )
      }
      onClose={onClose}
    >
      <ProductFields {...fields} product={product._id} />
      <PacksLink product={product} />
    </FormDialog>
  );
}

const PRICES = ['price', 'cuttedprice', 'discount', 'stock'];

/** True if only prices and stock were changed: such an edit can wait for the network. */
const changesPricesOnly = (seen: StaffProduct, edited: EditedProduct): boolean =>
  !seen.draft &&
  Object.entries(edited).every(
    ([name, value]) =>
      PRICES.includes(name) || value === undefined || value === seen[name as keyof StaffProduct],
  );

/** Shows a conflict with another edit of this product. */
function Conflict({
  before,
  theirs,
  ...choice
}: KeepOrTake & { before: StaffProduct; theirs: StaffProduct }) {
  const { i18n } = useLingui();
  const changes = CHANGES.filter(([name]) => before[name] !== theirs[name]).map(([name, label]) => ({
    label: i18n._(label),
    was: String(before[name]),
    is: String(theirs[name]),
  }));
  return <ChangedMeanwhile what="product" changes={changes} {...choice} />;
}

const CHANGES = [
  ['title', /*i18n*/ 'office.product.title'],
  ['description', /*i18n*/ 'office.product.about'],
  ['price', /*i18n*/ 'office.price'],
  ['cuttedprice', /*i18n*/ 'office.cutPrice'],
  ['category', /*i18n*/ 'office.category'],
  ['unit', /*i18n*/ 'office.product.unit'],
  ['soldBy', /*i18n*/ 'office.product.sold'],
  ['least', /*i18n*/ 'office.product.least'],
  ['step', /*i18n*/ 'office.product.step'],
  ['stock', /*i18n*/ 'office.stock'],
  ['counted', /*i18n*/ 'office.product.counted'],
  ['pack', /*i18n*/ 'office.product.pack'],
  ['brand', /*i18n*/ 'office.product.brand'],
  ['rating', /*i18n*/ 'office.product.rating'],
  ['color', /*i18n*/ 'office.product.color'],
  ['sku', /*i18n*/ 'office.product.sku'],
] as const;

/** The fields as text. The least amount is asked for only of loose goods. */
const asText = (product: StaffProduct): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries({ ...product, each: '' }).map(([name, value]) => [name, String(value)]),
  ),
  ...(!isLoose(product.soldBy) && { least: '', step: '' }),
  // Of a draft nobody typed a price of 0.
  ...(product.draft && product.price === 0 && { price: '', cuttedprice: '', discount: '' }),
});

/** A link from a product's form to its packs, except on the page of the packs. */
function PacksLink({ product }: { product: StaffProduct }) {
  const { i18n } = useLingui();
  const address = officeAddress('packs', { productId: product._id });
  const { pathname } = useLocation();
  const [, screen] = pathname.split('/products/');
  if (product.draft || screen?.endsWith('/packs')) return null;
  return (
    <Link
      to={address}
      className="-mt-4 flex min-h-14 items-center gap-3 border-b border-line py-2 leading-snug text-ink no-underline"
    >
      <span className="flex-1">
        <span className="block font-semibold">{i18n._('office.packs.ofThis')}</span>
        <span className="block text-sm text-muted">
          {product.family ? i18n._('office.packs.family') : i18n._('office.packs.others')}
        </span>
      </span>
      <ToolIcon name="right" className="size-5 text-muted" />
    </Link>
  );
}
