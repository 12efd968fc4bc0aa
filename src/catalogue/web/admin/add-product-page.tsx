import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import { NewProduct } from '#catalogue/products/product-form.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { useFormGuard } from '#ui/form/leave-guard.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';
import { ProductFields } from './form/product-fields.tsx';
import { useProductForm } from './form/use-product-form.ts';

export const meta = () => adminMeta('Add Product');

/** The form for a new product. After saving, it is empty for the next one. */
export default function AddProductPage() {
  const [round, setRound] = useState(0);
  return (
    <div className="mx-auto max-w-2xl">
      <ScreenHeader title="Add Product">
        <Link to={pageAddress('import')} className={buttonClass('plain')}>
          Many at once
        </Link>
      </ScreenHeader>
      <AddProductForm key={round} isNext={round > 0} onAdded={() => setRound(round + 1)} />
    </div>
  );
}

function AddProductForm({ isNext, onAdded }: { isNext: boolean; onAdded: () => void }) {
  const { props, fields, isPhotoTouched, busy, problem } = useProductForm({
    schema: NewProduct,
    initial: {},
    save: async (product) => {
      await callApi('/products/addproduct', { method: 'POST', body: product });
      showToast('success', 'Product added successful!');
      onAdded();
    },
  });
  const { form, question } = useFormGuard({ isTouched: isPhotoTouched });
  useEffect(() => {
    // After adding one product, the focus goes to the first field for the next.
    if (isNext) form.current?.querySelector('input')?.focus();
  }, [isNext, form]);
  return (
    <form
      {...props}
      aria-label="Add Product"
      ref={form}
      className="grid gap-4 rounded-tile border border-line bg-paper p-4 md:p-6"
    >
      <ProductFields {...fields} />
      <Problem text={problem && `Failed to add product: ${problem}`} />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? 'Adding …' : 'Add Product'}
      </Button>
      {question}
    </form>
  );
}
