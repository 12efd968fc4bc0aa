import { useLingui } from '@lingui/react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffProduct, WholeProduct } from '#catalogue/catalogue.ts';
import { PhotoPicker, usePhoto } from '#media/web/admin/public.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/** Gives a product another photo, taken or chosen. */
export function PhotoDialog({
  product,
  onSaved,
  onClose,
}: {
  product: Pick<StaffProduct, '_id' | 'title' | 'thumbnail'>;
  onSaved: (saved: WholeProduct) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const photo = usePhoto(product.thumbnail);
  const { busy, problem, setProblem, run } = useCall();
  const save = (): Promise<void> =>
    run(async () => {
      const thumbnail = await photo.settled();
      if (!photo.isTouched() || !thumbnail) return setProblem(i18n._('office.missing.choosePhoto'));
      const at = `/products/admin/${product._id}/details`;
      const saved = await callApi<WholeProduct>(at, { method: 'PUT', body: { thumbnail } });
      onSaved(saved);
      showToast('success', i18n._('office.missing.hasPhoto', { title: product.title }));
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={product.title}
      footer={
        <Button busy={busy} onClick={() => void save()} className="w-full">
          {i18n._('office.save')}
        </Button>
      }
    >
      <PhotoPicker {...photo.picker} />
      <Problem text={problem} />
    </Dialog>
  );
}
