import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { MissingProduct } from '#catalogue/products/missing.ts';
import type { WholeProduct } from '#catalogue/products/staff-products.ts';
import { PhotoPicker, usePhoto } from '#media/web/admin/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast.tsx';
import { Thumb } from '../list/thumb.tsx';
import type { MissingGrid } from './missing-sheet.ts';

type Props = { grid: MissingGrid; product: MissingProduct };

/** Opens a dialog that gives a product its photo; shows the photo once there is one. */
export function PhotoButton({ grid, product, isNamed = false }: Props & { isNamed?: boolean }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (product.thumbnail) return <Thumb thumbnail={product.thumbnail} className="size-9" />;
  return (
    <>
      <button
        type="button"
        aria-label={i18n._('office.missing.addPhotoOf', { title: product.title })}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-9 min-w-9 shrink-0 items-center justify-center gap-2 rounded-control border border-dashed border-muted bg-white px-2 text-muted"
      >
        <ToolIcon name="camera" />
        {isNamed && i18n._('office.missing.addPhoto')}
      </button>
      {isOpen && <PhotoDialog grid={grid} product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

function PhotoDialog({ grid, product, onClose }: Props & { onClose: () => void }) {
  const { i18n } = useLingui();
  const photo = usePhoto('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const thumbnail = await photo.settled();
      if (!thumbnail) return setProblem(i18n._('office.missing.choosePhoto'));
      const at = `/products/admin/${product._id}/details`;
      const saved = await callApi<WholeProduct>(at, { method: 'PUT', body: { thumbnail } });
      grid.refresh([{ ...product, ...saved }]);
      showToast('success', i18n._('office.missing.hasPhoto', { title: product.title }));
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
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
