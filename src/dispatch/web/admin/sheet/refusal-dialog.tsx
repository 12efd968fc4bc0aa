import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { REFUSALS } from '#dispatch/dispatch.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { reasonText } from './stop-taps.ts';
import { TextInput } from './text-input.tsx';

/** The shopper's reason for refusing the goods: one tap, or free text. */
export function RefusalDialog({
  name,
  onReason,
  onClose,
}: {
  name: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onReason(typed.trim());
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.stops.why', { name })}>
      <p className="mb-3 text-muted">{i18n._('office.stops.whyHint')}</p>
      <div className="grid grid-cols-2 gap-2">
        {REFUSALS.map((reason) => (
          <Button key={reason} look="secondary" className="min-h-14" onClick={() => onReason(reason)}>
            {reasonText(i18n, reason)}
          </Button>
        ))}
      </div>
      <form onSubmit={send} className="mt-3 grid gap-2">
        <TextInput label={i18n._('office.stops.otherReason')} value={typed} onText={setTyped} />
        <Button type="submit" look="secondary">
          {typed.trim() ? i18n._('office.stops.refused') : i18n._('office.stops.noReason')}
        </Button>
      </form>
    </Dialog>
  );
}
