import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { newId } from '#base/ids.ts';
import { formatDay, formatMoment, instant, shopDay, shopTime } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { type SlipReceipt, TakenSlip } from '#complaints/slips/slips.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, TextField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';

type TakeProps = { onTaken: () => Promise<void>; onClose: () => void };

/** Staff type in what a caller complains of; then stands the number to say on the phone. */
export function TakeSlip({ onTaken, onClose }: TakeProps) {
  const { i18n } = useLingui();
  const [receipt, setReceipt] = useState<SlipReceipt>();
  if (!receipt) return <TakeForm onReceipt={setReceipt} onTaken={onTaken} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={i18n._('account.complain.number', { number: receipt.number })}>
      <div className="grid gap-3">
        <p className="font-semibold">{i18n._('office.complaints.sayNumber')}</p>
        <p>{i18n._('account.complain.confirm', { moment: formatMoment(i18n, receipt.confirmBy) })}</p>
        <p>{i18n._('account.complain.settle', { day: formatDay(i18n, receipt.settleBy) })}</p>
        <Button onClick={onClose}>{i18n._('office.complaints.done')}</Button>
      </div>
    </Dialog>
  );
}

function TakeForm({
  onReceipt,
  onTaken,
  onClose,
}: TakeProps & { onReceipt: (receipt: SlipReceipt) => void }) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const [opened] = useState(() => localNow());
  const form = useSchemaForm({
    schema: TakenSlip,
    initial: { receivedAt: opened },
    read: (data) => {
      const { receivedAt, ...typed } = Object.fromEntries(data);
      // Left as it was, it came now.
      return { id, ...typed, ...(receivedAt !== opened && { receivedAt }) };
    },
    submit: async (body) => {
      const receipt = await callApi<SlipReceipt>('/complaints/taken', { method: 'POST', body });
      await onTaken();
      onReceipt(receipt);
    },
  });
  return (
    <FormDialog
      title={i18n._('office.complaints.take')}
      submit={i18n._('office.common.save')}
      form={form}
      onClose={onClose}
    >
      <Field {...form.field('name')} label={i18n._('office.common.name')} autoComplete="off" />
      <PhoneField {...form.field('phone')} autoComplete="off" />
      <TextField
        {...form.field('words')}
        label={i18n._('office.complaints.callerWords')}
        rows={4}
        maxLength={2000}
      />
      <Field
        {...form.field('receivedAt')}
        type="datetime-local"
        max={opened}
        label={i18n._('office.complaints.receivedAt')}
        hint={i18n._('office.complaints.receivedAt.hint')}
      />
      <Field
        {...form.field('order')}
        label={i18n._('office.complaints.orderNumber')}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** Now in India, as a field for day and time writes it. */
function localNow(): string {
  const now = instant(new Date());
  return `${shopDay(now)}T${shopTime(now)}`;
}
