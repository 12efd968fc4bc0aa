import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { Button } from '#ui/button.tsx';
import { LooseDialog } from './loose-dialog.tsx';

/** Opens the dialog that makes products loose goods. */
export function SellLoose({ products, onDone }: { products: readonly StaffProduct[]; onDone: () => void }) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const close = (): void => {
    setAsking(false);
    void revalidate();
  };
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)} className="flex-1 md:flex-none">
        {i18n._('office.loose.sell')}
      </Button>
      {isAsking && (
        <LooseDialog
          products={products}
          onDone={() => {
            close();
            onDone();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
