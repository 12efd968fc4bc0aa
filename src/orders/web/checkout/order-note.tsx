import { useLingui } from '@lingui/react';
import { Field } from '#ui/form/field.tsx';
import { CARD } from './question-card.tsx';

/** Field for the shopper's note to the shop; optional. */
export function OrderNote({
  note,
  error,
  onNote,
}: {
  note: string;
  error: string | undefined;
  onNote: (note: string) => void;
}) {
  const { i18n } = useLingui();
  return (
    <div className={CARD}>
      <Field
        name="note"
        label={i18n._('account.checkout.note')}
        hint={i18n._('account.checkout.noteHint')}
        value={note}
        error={error}
        onChange={({ target }) => onNote(target.value)}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="done"
      />
    </div>
  );
}
