import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatMoment } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { formatPercent, type PriceChangeProgress, type PriceChanges } from '#pricing/pricing.ts';
import { ProgressBar } from '#ui/admin/screen.tsx';
import { Button } from '#ui/button.tsx';

/** The progress of a large change of prices, which goes on without this page. */
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

const LOOK_EVERY = 700;

/**
 * The running change of many prices, of any member of staff, and the last one that can be undone. The server knows
 * them, so they are there after a reload and on another device, too. `onEnd` is called when one ends that was watched
 * here.
 */
export function usePriceChange(onEnd: (ended: PriceChangeProgress) => void) {
  const [underWay, setUnderWay] = useState<PriceChangeProgress>();
  const [last, setLast] = useState<PriceChangeProgress | null>(null);
  const [round, setRound] = useState(0);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  /** Updates the progress. */
  const tell = useCallback((progress: PriceChangeProgress): void => {
    const isOver = progress.state === 'changed' || progress.state === 'taken back';
    setUnderWay(isOver ? undefined : progress);
    if (!isOver) return;
    setRound((before) => before + 1);
    ended.current(progress);
  }, []);

  useEffect(() => {
    const left = new AbortController();
    void ask<PriceChanges>('/products/pricechange', left.signal).then((answer) => {
      if (!answer) return;
      if (answer.underWay) setUnderWay(answer.underWay);
      setLast(answer.last);
    });
    return () => left.abort();
  }, [round]);
  useEffect(() => {
    if (!underWay) return undefined;
    const left = new AbortController();
    const look = async (): Promise<void> => {
      const path = `/products/pricechange/${underWay.change}`;
      const now = await ask<PriceChangeProgress>(path, left.signal);
      // Without an answer the last known progress stays, as a new object, so that the next request is scheduled.
      if (!left.signal.aborted) tell(now ?? { ...underWay });
    };
    const timer = setTimeout(() => void look(), LOOK_EVERY);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [underWay, tell]);

  return { underWay, last, tell };
}

/** The answer, or undefined when none came. A lost connection is no problem here: it is asked again. */
async function ask<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await callApi<T>(path, { signal });
  } catch (error) {
    if (error instanceof CallFailed || signal.aborted) return undefined;
    throw error;
  }
}
