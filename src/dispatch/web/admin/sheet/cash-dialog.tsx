import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { MOST_CASH, type Stop } from '#dispatch/dispatch.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { typedAmount } from '#ui/form/form.tsx';
import { TextInput } from './text-input.tsx';

/** Delivered, and another amount of cash than was to be collected: none, or what is typed. */
export function CashDialog({
  stop: { name, collect },
  onCash,
  onClose,
}: {
  stop: Stop;
  onCash: (cash: number) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const cash = typedAmount(typed) ?? NaN;
  const isAmount = Number.isInteger(cash) && cash >= 0 && cash <= MOST_CASH;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isAmount) onCash(cash);
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.stops.howPaid', { name })}>
      <div className="grid gap-3">
        <Button look="secondary" className="min-h-14" onClick={() => onCash(0)}>
          {i18n._('office.stops.noCash')}
        </Button>
        <p className="text-muted">{i18n._('office.stops.noCashHint', { amount: formatRupees(collect) })}</p>
        <form onSubmit={send} className="grid gap-2">
          <TextInput label={i18n._('office.stops.cashTaken')} value={typed} onText={setTyped} isAmount />
          <Button type="submit" disabled={!isAmount}>
            {i18n._('office.stops.deliveredCash', { amount: isAmount ? formatRupees(cash) : '…' })}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
