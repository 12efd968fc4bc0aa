import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Stop } from '#dispatch/stops.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { typedAmount } from '#ui/form/form.tsx';
import { payAtDoor } from './door-payments.ts';
import { TextInput } from './text-input.tsx';

/** The customer's earlier debt on account, and a button to take a payment for it; for staff who may give credit. */
export function DoorAccount({ stop }: { stop: Stop }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!stop.account) return null;
  const { owed, taken } = stop.account;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-shelf px-3 py-1">
      <p>
        {owed > 0 && (
          <b className="block">{i18n._('office.stops.fromBefore', { amount: formatRupees(owed) })}</b>
        )}
        {taken > 0 && (
          <span className="block text-leaf">
            {i18n._('office.stops.fromBeforeTaken', { amount: formatRupees(taken) })}
          </span>
        )}
      </p>
      {Math.floor(owed) > 0 && (
        <Button look="plain" className="-mr-3" onClick={() => setOpen(true)}>
          {i18n._('office.stops.takeForAccount')}
        </Button>
      )}
      {isOpen && <TakeForAccount stop={stop} owed={owed} onClose={() => setOpen(false)} />}
    </div>
  );
}

/**
 * Takes a payment on account: all of the debt in whole rupees, or a typed amount. Without a network it waits on the
 * phone like other taps.
 */
function TakeForAccount({ stop, owed, onClose }: { stop: Stop; owed: number; onClose: () => void }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const { busy, problem, run } = useCall();
  const { revalidate } = useRevalidator();
  const all = Math.floor(owed);
  const amount = typedAmount(typed) ?? 0;
  const isRight = Number.isInteger(amount) && amount > 0 && amount <= all;
  const take = (rupees: number): Promise<void> =>
    run(async () => {
      const ended = await payAtDoor(stop, rupees);
      onClose();
      // What waits is shown at once; reading anew would only wait for the network.
      if (ended === 'saved') await revalidate();
    });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isRight) void take(amount);
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.stops.accountOf', { name: stop.name })}>
      <div className="grid gap-3">
        <Problem text={problem} />
        <Button look="secondary" className="min-h-14" busy={busy} onClick={() => void take(all)}>
          {i18n._('office.stops.accountAll', { amount: formatRupees(all) })}
        </Button>
        <form onSubmit={send} className="grid gap-2">
          <TextInput
            label={i18n._('office.stops.accountWhole', { amount: formatRupees(all) })}
            value={typed}
            onText={setTyped}
            isAmount
          />
          <Button type="submit" busy={busy} disabled={!isRight} className="min-h-13">
            {i18n._('office.stops.accountTook', { amount: isRight ? formatRupees(amount) : '…' })}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
