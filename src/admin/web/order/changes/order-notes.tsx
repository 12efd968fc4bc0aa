import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useMay } from '#identity/web/admin/public.ts';
import { type Order, NewNotes } from '#orders/orders.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { useSeenOrder } from './use-seen-order.ts';

/** The customer's request, and the note that only staff can read. */
export function OrderNotes({ order, onDone }: { order: Order; onDone: Tell }) {
  const { i18n } = useLingui();
  const mayWrite = useMay('orders');
  const [isOpen, setOpen] = useState(false);
  const { note, shopNote, status } = order;
  const isNoted = note !== undefined || shopNote !== undefined;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <h2 id="notes" className="text-base font-semibold">
          {i18n._('office.change.notes')}
        </h2>
        {status === 'pending' && mayWrite && (
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

const notesOf = ({ note = '', shopNote = '' }: Order) => ({ note, shopNote });

/** Edits the customer's request and the shop's own note. */
function NotesDialog({ order, onDone, onClose }: { order: Order; onDone: Tell; onClose: () => void }) {
  const { i18n } = useLingui();
  const { first, now, save } = useSeenOrder(order);
  const form = useSchemaForm({
    schema: NewNotes,
    initial: notesOf(first),
    read: (data) => ({ ...Object.fromEntries(data), updatedAt: first.updatedAt }),
    submit: async ({ note, shopNote }) => {
      const saved = await save('/notes', { note, shopNote });
      const before = notesOf(now ?? first);
      await onDone(i18n._('office.change.didNotes', { orderId: first.orderId }), () =>
        callApi(`/orders/${first._id}/notes`, {
          method: 'PUT',
          body: { ...before, updatedAt: saved.updatedAt },
        }),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.change.notesTitle', { orderId: first.orderId })}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      {now && (
        <div className="rounded-control bg-marigold-soft px-3 py-2 wrap-anywhere">
          <p className="font-semibold">{i18n._('office.change.meanwhile')}</p>
          {[now.note, now.shopNote].filter(Boolean).map((text) => (
            <p key={text}>
              <OwnWords text={text ?? ''} />
            </p>
          ))}
        </div>
      )}
      <TextField
        {...form.field('note')}
        label={i18n._('office.change.note')}
        hint={i18n._('office.change.noteHint')}
      />
      <TextField
        {...form.field('shopNote')}
        label={i18n._('office.change.shopNote')}
        hint={i18n._('office.change.shopNoteHint')}
      />
    </FormDialog>
  );
}
