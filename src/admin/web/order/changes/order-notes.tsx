import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Order } from '#orders/orders.ts';
import type { Tell } from '#ui/admin/use-undo.tsx';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { NotesDialog } from './notes-dialog.tsx';

/** The customer's request, and the note that only staff can read. */
export function OrderNotes({ order, onDone }: { order: Order; onDone: Tell }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { note, shopNote, status } = order;
  const isNoted = note !== undefined || shopNote !== undefined;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <h2 id="notes" className="text-base font-semibold">
          {i18n._('office.change.notes')}
        </h2>
        {status === 'pending' && (
          <Button look="plain" className="-my-2 -mr-2" onClick={() => setOpen(true)}>
            {isNoted ? i18n._('office.change.change') : i18n._('office.change.write')}
          </Button>
        )}
      </div>
      {note && (
        <p className="mt-1 wrap-anywhere">
          <span className="text-muted">{i18n._('office.change.note')}:</span> <OwnWords text={note} />
        </p>
      )}
      {shopNote && (
        <p className="mt-1 wrap-anywhere">
          <span className="text-muted">{i18n._('office.change.shopNote')}:</span> <OwnWords text={shopNote} />
        </p>
      )}
      {isOpen && <NotesDialog order={order} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}
