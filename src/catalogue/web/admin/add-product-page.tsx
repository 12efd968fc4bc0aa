import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link, useLocation, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { NewProduct } from '#catalogue/products/product-form.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { useFormGuard } from '#ui/form/leave-guard.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ProductFields } from './form/product-fields.tsx';
import { AS_DRAFT, useProductForm } from './form/use-product-form.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.addProduct'));

/** The form for a new product. After saving, it is empty for the next one. */
export default function AddProductPage() {
  const { i18n } = useLingui();
  const [round, setRound] = useState(0);
  return (
    <div className="mx-auto max-w-2xl">
      <ScreenHeader title={i18n._('office.nav.addProduct')}>
        <Link to={officeAddress('drafts')} className={buttonClass('plain', 'px-3!')}>
          {i18n._('office.products.manyPhotos')}
        </Link>
        <Link to={officeAddress('import')} className={buttonClass('plain', '-mr-3 px-3!')}>
          {i18n._('office.products.manyAtOnce')}
        </Link>
      </ScreenHeader>
      <AddProductForm key={round} isNext={round > 0} onAdded={() => setRound(round + 1)} />
    </div>
  );
}

function AddProductForm({ isNext, onAdded }: { isNext: boolean; onAdded: () => void }) {
  const { i18n } = useLingui();
  // A code that was scanned where no product had it begins the form of the first one.
  const { search } = useLocation();
  const barcode = isNext ? null : new URLSearchParams(search).get('barcode');
  const { props, fields, isPhotoTouched, busy, isSavingDraft, problem } = useProductForm({
    schema: NewProduct,
    initial: barcode ? { barcode } : {},
    save: async (product, act) => {
      await callApi('/products/addproduct', { method: 'POST', body: product, act });
      showToast('success', i18n._('office.products.added'));
      onAdded();
    },
    saveDraft: async (draft, act) => {
      await callApi('/products/drafts', { method: 'POST', body: { drafts: [draft] }, act });
      showToast('success', i18n._('office.products.kept'));
      onAdded();
    },
  });
  const { form, question } = useFormGuard({ isTouched: isPhotoTouched });
  useEffect(() => {
    // After adding one product, the focus goes to the first field for the next.
    if (isNext) form.current?.querySelector<HTMLInputElement>('[name="title"]')?.focus();
  }, [isNext, form]);
  return (
    <form
      {...props}
      aria-label={i18n._('office.nav.addProduct')}
      ref={form}
      className="rounded-tile border border-line bg-paper px-4 pt-4 md:px-6 md:pt-6"
    >
      <ProductFields {...fields} />
      <div className="sticky bottom-14 z-10 -mx-4 grid gap-2 rounded-b-tile border-t border-line bg-paper p-3 md:bottom-0 md:-mx-6 md:px-6">
        <Problem text={problem && i18n._('office.products.notAdded', { problem })} />
        {/* The first button of a form is the one that Enter presses. */}
        <div className="flex flex-row-reverse flex-wrap gap-3">
          <Button type="submit" busy={busy} className="flex-1">
            {busy ? i18n._('office.adding') : i18n._('office.nav.addProduct')}
          </Button>
          <Button type="submit" look="secondary" value={AS_DRAFT} busy={isSavingDraft}>
            {isSavingDraft ? i18n._('office.saving') : i18n._('office.drafts.save')}
          </Button>
        </div>
      </div>
      {question}
    </form>
  );
}
