import { useLingui } from '@lingui/react';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** Asks before a product is deactivated. It reports success only after the server has done it. */
export function DeactivateDialog({ product, onClose }: { product: StaffProduct; onClose: () => void }) {
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
        <Trans id="office.products.willGo" values={{ title: product.title }} components={{ b: <strong /> }} />
      </p>
    </ConfirmDialog>
  );
}
