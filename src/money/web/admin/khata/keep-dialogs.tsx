import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { newId } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { type Khata, KhataLimit, NewKhataLine } from '#money/khata/khata.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm, typedAmount } from '#ui/form/form.tsx';
type DialogProps = { khata: Khata; onChange: (khata: Khata) => void; onClose: () => void };

/** Dialog for a customer's credit limit; 0: no account. */
export function LimitDialog({ khata: { customer, limit }, onChange, onClose }: DialogProps) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: KhataLimit,
    read: (data) => ({ limit: typedAmount(data.get('limit')), seen: { limit } }),
    submit: async (body) => {
      onChange(await callApi<Khata>(`/khatas/${customer._id}/limit`, { method: 'PUT', body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.khata.limit')}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('limit')}
        label={i18n._('office.khata.limitOf', { name: customer.name })}
        hint={i18n._('office.khata.limitHint')}
        defaultValue={limit === 0 ? '' : String(limit)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}

/** A row by the owner's hand: what the paper book said, or a correction with its reason. */
export function LineDialog({
  khata: { customer, owed },
  kind,
  onChange,
  onClose,
}: DialogProps & { kind: NewKhataLine['kind'] }) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const isOpening = kind === 'opening';
  const form = useSchemaForm({
    schema: NewKhataLine,
    read: (data) => ({
      id,
      kind,
      amount: typedAmount(data.get('amount')),
      note: data.get('note'),
      seen: { owed },
    }),
    submit: async (body) => {
      onChange(await callApi<Khata>(`/khatas/${customer._id}/lines`, { method: 'POST', body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={isOpening ? i18n._('office.khata.bringOver') : i18n._('office.khata.correct')}
      submit={i18n._('office.save')}
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('amount')}
        label={i18n._('office.money.amount')}
        hint={isOpening ? i18n._('office.khata.bringOverHint') : i18n._('office.khata.correctHint')}
        inputMode={isOpening ? 'decimal' : 'text'}
        autoComplete="off"
        required
      />
      <Field
        {...form.field('note')}
        label={isOpening ? i18n._('office.money.note') : i18n._('office.khata.why')}
        autoComplete="off"
        required={!isOpening}
      />
    </FormDialog>
  );
}
