import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { type Stop, tapWithWrongCode } from '#dispatch/dispatch.ts';
import { CODE_TRIES } from '#orders/orders.ts';
import { firstField } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

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
