import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatTime, shopTime } from '#base/time.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { contradictions, type Stop, type StopTap, tapThatHolds, tapWithWrongCode } from '#dispatch/stops.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { tapDoor, tapText } from './stop-taps.ts';

type StopProps = { stop: Stop; onSettled: () => Promise<void> };

/** Open questions of a stop: two phones with conflicting taps, or a wrong code. */
export const StopQuestions = ({ stop, onSettled }: StopProps) => (
  <>
    <Disagreement stop={stop} onSettled={onSettled} />
    <WrongCode stop={stop} />
  </>
);

const BOX = 'mt-2 grid gap-2 rounded-control bg-chilli-soft p-3';

/** Conflict between the taps of two phones: shows both in full, and a button to choose the true one. */
function Disagreement({ stop, onSettled }: StopProps) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const others = contradictions(stop.taps);
  const holds = tapThatHolds(stop.taps);
  if (others.length === 0) return null;
  const settle = ({ kind, reason, cash, upi, onAccount }: StopTap): Promise<void> =>
    run(async () => {
      if ((await tapDoor(stop, { kind, reason, cash, upi, onAccount })) === 'saved') await onSettled();
    });
  return (
    <div role="alert" className={BOX}>
      <strong>{i18n._('office.stops.disagree')}</strong>
      <ul className="grid gap-2">
        {[...(holds ? [holds] : []), ...others].map((tap) => (
          <li key={tap.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-40 flex-1">{saidText(i18n, tap)}</span>
            <Button look="secondary" busy={busy} onClick={() => void settle(tap)}>
              {i18n._('office.stops.isTrue')}
              <span className="sr-only">: {tapText(i18n, tap)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      <p>{i18n._('office.stops.settle')}</p>
    </div>
  );
}

const saidText = (i18n: I18n, tap: StopTap): string =>
  i18n._('office.stops.saidBy', {
    name: tap.by,
    time: formatTime(i18n, shopTime(tap.madeAt)),
    said: tapText(i18n, tap),
  });

/** Warning that a delivery was tapped with a wrong code. */
function WrongCode({ stop: { taps, status } }: Pick<StopProps, 'stop'>) {
  const { i18n } = useLingui();
  const wrong = tapWithWrongCode(taps);
  if (!wrong || status === 'delivered' || status === 'cancelled') return null;
  return (
    <div role="alert" className={BOX}>
      <strong>{i18n._('office.stops.codeWrong')}</strong>
      <p>{saidText(i18n, wrong)}</p>
      <p>{i18n._('office.stops.codeWrongHint')}</p>
    </div>
  );
}
