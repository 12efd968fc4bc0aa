import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StaffProduct, WholeProduct } from '#catalogue/catalogue.ts';
import { shownTitle, Thumb } from '#catalogue/web/admin/public.ts';
import { PhotoPicker, usePhoto } from '#media/web/admin/public.ts';
import type { MissingProduct } from '#stocking/stocking.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import type { MissingGrid } from './missing-sheet.ts';

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
      showToast('success', i18n._('office.missing.hasPhoto', { title: shownTitle(product) }));
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={shownTitle(product)}
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

type Props = { grid: MissingGrid; product: MissingProduct };

/** Opens a dialog that gives a product its photo; shows the photo once there is one. */
export function PhotoButton({ grid, product, isNamed = false }: Props & { isNamed?: boolean }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (product.thumbnail) return <Thumb of={product} className="size-9" />;
  return (
    <>
      <button
        type="button"
        aria-label={i18n._('office.missing.addPhotoOf', { title: shownTitle(product) })}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-9 min-w-9 shrink-0 items-center justify-center gap-2 rounded-control border border-dashed border-muted bg-white px-2 text-muted"
      >
        <ToolIcon name="camera" />
        {isNamed && i18n._('office.missing.addPhoto')}
      </button>
      {isOpen && (
        <PhotoDialog
          product={product}
          onSaved={(saved) => grid.refresh([{ ...product, ...saved }])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
