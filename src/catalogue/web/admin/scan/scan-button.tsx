import { useLingui } from '@lingui/react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

/** The camera and its reader, fetched at the first scan. */
const ScanDialog = lazy(() => import('./scan-dialog.tsx'));

/** A button that opens the camera and calls `onScan` with the digits of a barcode. */
export function ScanButton({ onScan, className }: { onScan: (digits: string) => void; className?: string }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={i18n._('office.scan.camera')}
        onClick={() => setOpen(true)}
        className={`grid size-11 place-items-center rounded-control text-leaf hover:bg-leaf-soft ${className ?? ''}`}
      >
        <ToolIcon name="scan" />
      </button>
      {isOpen &&
        // Beside the page's forms: a form has no room for another one.
        createPortal(
          <Suspense>
            <ScanDialog
              onScan={(digits) => {
                setOpen(false);
                onScan(digits);
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
