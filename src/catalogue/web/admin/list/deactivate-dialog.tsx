import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';

/** Asks before a product is deactivated. It reports success only after the server has done it. */
export function DeactivateDialog({ product, onClose }: { product: StaffProduct; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await callApi(`/products/deleteproduct/${product._id}`, { method: 'DELETE' });
      showToast('success', 'Deleted successful!');
      await revalidate();
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(`Error deleting product: ${error.message || 'Unknown error'}`);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Deactivate Product"
      footer={
        <div className="flex flex-row-reverse gap-3">
          <Button look="danger" busy={busy} onClick={() => void confirm()} className="flex-1">
            Confirm
          </Button>
          <Button look="secondary" onClick={onClose} className="flex-1">
            Cancel
          </Button>
        </div>
      }
    >
      <p className="text-base">
        <strong>{product.title}</strong> will be gone from the shop and from carts. Orders that have it keep
        it, and you can restore it under “Deactivated”.
      </p>
      <Problem text={problem} />
    </Dialog>
  );
}
