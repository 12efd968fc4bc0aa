import { useLingui } from '@lingui/react';
import { formatMoment } from '#base/time.ts';
import { formatPercent, type PriceChangeProgress } from '#pricing/pricing.ts';
import { ProgressBar } from '#ui/admin/progress-bar.tsx';
import { Button } from '#ui/button.tsx';

/** The progress of a large change of prices. It goes on by itself, even when nobody watches. */
export function ChangeProgress({ progress, onUndo }: { progress: PriceChangeProgress; onUndo: () => void }) {
  const { i18n } = useLingui();
  const { state, percent, by, total, written, skipped, undone, left } = progress;
  const isBack = state === 'taking back';
  const [done, of] = isBack ? [undone + left, written] : [written + skipped, total];
  return (
    <section
      aria-label={i18n._('office.change.under')}
      className="mb-3 grid gap-2 rounded-tile border border-line bg-white p-3 md:px-4"
    >
      <ProgressBar
        label={
          isBack
            ? i18n._('office.change.takingBack', {
                percent: formatPercent(percent),
                done: formatCount(done),
                of: formatCount(of),
              })
            : i18n._('office.change.changing', {
                percent: formatPercent(percent),
                done: formatCount(done),
                of: formatCount(of),
              })
        }
        share={of > 0 ? done / of : 1}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">{i18n._('office.change.by', { by })}</p>
        {!isBack && (
          <Button look="secondary" onClick={onUndo}>
            {i18n._('office.change.stop')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The last change of many prices, which can be taken back for a day, on whichever device. */
export const LastChange = ({ progress, onUndo }: { progress: PriceChangeProgress; onUndo: () => void }) => {
  const { i18n } = useLingui();
  return (
    <section
      aria-label={i18n._('office.change.last')}
      className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-tile border border-line bg-white p-3 md:px-4"
    >
      <p className="min-w-0 flex-1 basis-60 break-words">
        {i18n._('office.change.changed', {
          count: progress.written,
          percent: formatPercent(progress.percent),
        })}
        <span className="block text-muted">
          {i18n._('office.change.byAt', { by: progress.by, at: formatMoment(i18n, progress.at) })}
        </span>
      </p>
      <Button look="secondary" onClick={onUndo}>
        {i18n._('office.takeBack')}
      </Button>
    </section>
  );
};

const formatCount = (count: number): string => count.toLocaleString('en-IN');
