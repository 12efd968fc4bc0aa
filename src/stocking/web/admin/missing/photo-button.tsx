import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Thumb } from '#catalogue/web/admin/public.ts';
import type { MissingProduct } from '#stocking/stocking.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import type { MissingGrid } from './missing-sheet.ts';
import { PhotoDialog } from './photo-dialog.tsx';

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
        aria-label={i18n._('office.missing.addPhotoOf', { title: product.title })}
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
