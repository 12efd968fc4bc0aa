import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { NOTE_AT_MOST } from '#orders/orders.ts';
import { Button } from '#ui/button.tsx';
import { changeDraft, type Draft } from './draft.ts';

/** Fields for the customer's wishes and the shop's own note; folded until staff open them. */
export function NoteFields({ draft: { note, shopNote } }: { draft: Pick<Draft, 'note' | 'shopNote'> }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && note === '' && shopNote === '')
    return (
      <Button
        look="secondary"
        className="justify-self-start"
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {i18n._('office.take.addNote')}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <NoteField
        id="take-note"
        label={i18n._('office.change.note')}
        hint={i18n._('office.change.noteHint')}
        text={note}
        onText={(text) => changeDraft({ note: text })}
      />
      <NoteField
        id="take-shop-note"
        label={i18n._('office.change.shopNote')}
        hint={i18n._('office.change.shopNoteHint')}
        text={shopNote}
        onText={(text) => changeDraft({ shopNote: text })}
      />
    </div>
  );
}

function NoteField({
  id,
  label,
  hint,
  text,
  onText,
}: {
  id: string;
  label: string;
  hint: string;
  text: string;
  onText: (text: string) => void;
}) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={NOTE_AT_MOST}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target: { value } }) => onText(value)}
        className="w-full rounded-control border border-muted/60 bg-white px-3 py-2 text-base"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
