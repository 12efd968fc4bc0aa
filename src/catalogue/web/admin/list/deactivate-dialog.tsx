import { useLingui } from '@lingui/react';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** Asks before a product is deactivated. It reports success only after the server has done it. */
export function DeactivateDialog({ product, onClose }: { product: StaffProduct; onClose: () => void }) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall(({ message }, say) =>
    say(i18n._('office.products.notDeleted', { message: message || i18n._('office.unknownError') })),
  );
  const { revalidate } = useRevalidator();

  const confirm = (): Promise<void> =>
    run(async () => {
      await callApi(`/products/deleteproduct/${product._id}`, { method: 'DELETE' });
      showToast('success', i18n._('office.products.deleted'));
      await revalidate();
      onClose();
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._('office.products.deactivate')}
      footer={
        <div className="flex flex-row-reverse gap-3">
          <Button look="danger" busy={busy} onClick={() => void confirm()} className="flex-1">
            {i18n._('office.products.confirm')}
          </Button>
          <Button look="secondary" onClick={onClose} className="flex-1">
            {i18n._('office.cancel')}
          </Button>
        </div>
      }
    >
      <p className="text-base">
        <Trans id="office.products.willGo" values={{ title: product.title }} components={{ b: <strong /> }} />
      </p>
      <Problem text={problem} />
    </Dialog>
  );
}
