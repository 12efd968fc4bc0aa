import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { newId } from '#base/ids.ts';
import { changeOrWait } from '#identity/web/public.ts';
import { type CashSheet, NewMove } from '#till/cash-sheet.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm, typedAmount } from '#ui/form/form.tsx';
import { CASH_CHANGES } from './cash-changes.ts';

/** Change that is put into a bag at the start, or money that was spent out of it, with a word for what. */
export function MoveDialog({
  sheet,
  kind,
  onDone,
  onClose,
}: {
  sheet: CashSheet;
  kind: NewMove['kind'];
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const isSpent = kind === 'spent';
  const form = useSchemaForm({
    schema: NewMove,
    read: (data) => ({ id, kind, amount: typedAmount(data.get('amount')), note: data.get('note') ?? '' }),
    submit: async ({ waited: _, ...move }) => {
      const ended = await changeOrWait(CASH_CHANGES, sheet, { move });
      onClose();
      if (ended !== 'waits') await onDone();
    },
  });
  return (
    <FormDialog
      title={isSpent ? i18n._('office.cash.spend') : i18n._('office.cash.giveChange')}
      submit={i18n._('office.cash.note')}
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('amount')}
        label={i18n._('office.money.amount')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {isSpent && (
        <Field
          {...form.field('note')}
          label={i18n._('office.cash.forWhat')}
          hint={i18n._('office.cash.forWhatHint')}
          autoComplete="off"
          required
        />
      )}
    </FormDialog>
  );
}
