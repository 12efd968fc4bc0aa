import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { type Stop, tapWithWrongCode, MOST_CASH, REFUSALS } from '#dispatch/stops.ts';
import { cashToTake } from '#money/web/admin/public.ts';
import { UpiCode } from '#money/web/public.ts';
import { CODE_TRIES } from '#orders/orders.ts';
import { firstField } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { typedAmount } from '#ui/form/form.tsx';
import { reasonText } from './stop-taps.ts';
import { TextInput } from './text-input.tsx';

type CodeProps = {
  stop: Stop;
  /** The cash that is taken with it. */
  cash: number;
  /** The code that was said; empty, if it could not be got. */
  onCode: (code: string) => void;
  onClose: () => void;
};

/** Asks for the shopper's door code. The rider can deliver without it; the shop is told. */
export function CodeDialog({ stop, cash, onCode, onClose }: CodeProps) {
  const { i18n } = useLingui();
  const [code, setCode] = useState('');
  const isCode = /^\d{4}$/.test(code);
  const isSpent = stop.asksCode === 'spent';
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isCode) onCode(code);
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.stops.askCode', { name: stop.name })}>
      <div className="grid gap-3">
        <WrongBefore stop={stop} />
        {!isSpent && (
          <form onSubmit={send} className="grid gap-3">
            <p className="text-muted">{i18n._('office.stops.codeHint')}</p>
            <input
              ref={firstField}
              value={code}
              onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
              aria-label={i18n._('office.stops.code')}
              inputMode="numeric"
              autoComplete="off"
              className="min-h-16 w-full rounded-control border border-line bg-white text-center text-3xl font-bold tracking-[0.4em] tabular-nums"
            />
            <Button type="submit" className="min-h-14 text-base" disabled={!isCode}>
              {cash > 0
                ? i18n._('office.stops.deliveredCash', { amount: formatRupees(cash) })
                : i18n._('office.stops.delivered')}
            </Button>
          </form>
        )}
        <Button look="secondary" className="min-h-14" onClick={() => onCode('')}>
          {i18n._('office.stops.noCode')}
        </Button>
        <p className="text-muted">{i18n._('office.stops.noCodeHint')}</p>
      </div>
    </Dialog>
  );
}

/** That the last code was wrong, and how many more may be tried. */
function WrongBefore({ stop: { taps, asksCode } }: Pick<CodeProps, 'stop'>) {
  const { i18n } = useLingui();
  const wrong = taps.filter(({ code }) => code === 'wrong').length;
  if (asksCode === 'spent')
    return <p className="font-semibold text-chilli">{i18n._('office.stops.codeSpent', { count: wrong })}</p>;
  if (!tapWithWrongCode(taps)) return null;
  return (
    <p className="font-semibold text-chilli">
      {i18n._('office.stops.codeWasWrong', { left: CODE_TRIES - wrong })}
    </p>
  );
}

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

/**
 * Shows the UPI code to the shopper. The rider cannot see the bank, so the tap records a delivery with a UPI payment
 * claimed by the shopper.
 */
export function UpiDialog({
  stop: { name, orderId, collect },
  onUpi,
  onCash,
  onClose,
}: {
  stop: Stop;
  onUpi: (upi: number) => void;
  onCash: (cash: number) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <Dialog open onClose={onClose} title={i18n._('office.upi.title', { name })}>
      <div className="grid gap-3">
        <p className="text-center">{i18n._('office.upi.scan')}</p>
        <UpiCode order={{ orderId, due: collect }} />
        <p className="text-center text-muted">{i18n._('office.upi.holds', { orderId })}</p>
        <p className="rounded-control bg-marigold-soft p-3">{i18n._('office.upi.noProof')}</p>
        <Button className="min-h-14" onClick={() => onUpi(collect)}>
          {i18n._('office.upi.delivered')}
        </Button>
        <Button look="secondary" onClick={() => onCash(cashToTake(collect))}>
          {i18n._('office.upi.cashAfterAll')}
        </Button>
      </div>
    </Dialog>
  );
}

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
