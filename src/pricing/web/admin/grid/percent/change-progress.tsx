import { formatPercent, type PriceChangeProgress } from '#pricing/pricing.ts';
import { ProgressBar } from '#ui/admin/progress-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/formatted.tsx';

/** The progress of a large change of prices. It goes on by itself, even when nobody watches. */
export function ChangeProgress({ progress, onUndo }: { progress: PriceChangeProgress; onUndo: () => void }) {
  const { state, percent, by, total, written, skipped, undone, left } = progress;
  const isBack = state === 'taking back';
  const [done, of] = isBack ? [undone + left, written] : [written + skipped, total];
  const what = isBack ? 'Taking back the change by' : 'Changing prices by';
  return (
    <section
      aria-label="Change of prices under way"
      className="mb-3 grid gap-2 rounded-tile border border-line bg-white p-3 md:px-4"
    >
      <ProgressBar
        label={`${what} ${formatPercent(percent)}: ${formatCount(done)} of ${formatCount(of)}`}
        share={of > 0 ? done / of : 1}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">
          By {by}. It goes on by itself, also when you leave this page or the shop is restarted; orders are
          placed meanwhile.
        </p>
        {!isBack && (
          <Button look="secondary" onClick={onUndo}>
            Stop and take back
          </Button>
        )}
      </div>
    </section>
  );
}

/** The last change of many prices, which can be taken back for a day, on whichever device. */
export const LastChange = ({ progress, onUndo }: { progress: PriceChangeProgress; onUndo: () => void }) => (
  <section
    aria-label="Last change of prices"
    className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-tile border border-line bg-white p-3 md:px-4"
  >
    <p className="min-w-0 flex-1 basis-60 break-words">
      {progress.written === 1 ? 'One price was' : `${formatCount(progress.written)} prices were`} changed by{' '}
      {formatPercent(progress.percent)}
      <span className="block text-muted">
        By {progress.by}, <Moment at={progress.at} />
      </span>
    </p>
    <Button look="secondary" onClick={onUndo}>
      Take back
    </Button>
  </section>
);

const formatCount = (count: number): string => count.toLocaleString('en-IN');
