import { useLingui } from '@lingui/react';
import { formatDay } from '#base/time.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

/** New codes that were made in a tab that is gone: she says that they are on paper, or makes others. */
export function WaitingCodes({
  madeAt,
  onDone,
}: {
  madeAt: string;
  onDone: (madeAt: string) => Promise<void>;
}) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  return (
    <section aria-labelledby="waiting" className="grid gap-3 rounded-tile bg-marigold-soft p-4">
      <h2 id="waiting" className="text-base font-semibold">
        {i18n._('office.codes.waiting', { day: formatDay(i18n, madeAt) })}
      </h2>
      <p>{i18n._('office.codes.waitingHow')}</p>
      <Button
        look="secondary"
        busy={busy}
        onClick={() => void run(() => onDone(madeAt))}
        className="min-h-13"
      >
        {i18n._('office.codes.onPaper')}
      </Button>
      <Problem text={problem} />
    </section>
  );
}
