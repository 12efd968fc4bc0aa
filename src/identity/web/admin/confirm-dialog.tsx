import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { useCall } from '#browser/calls/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';

/** Asks before an action that cannot be undone. If the server refuses, its message is shown in the dialog. */
export function ConfirmDialog({
  title,
  confirm,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  /** The label of the button that confirms. */
  confirm: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { busy, problem, run } = useCall();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <div className="flex flex-row-reverse gap-3">
          <Button look="danger" busy={busy} onClick={() => void run(onConfirm)} className="flex-1">
            {confirm}
          </Button>
          <Button look="secondary" onClick={onClose} className="flex-1">
            {i18n._('office.common.cancel')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 text-base">
        {children}
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
