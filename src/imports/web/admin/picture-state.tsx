import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { PictureCounts } from '#imports/staged.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

const SOON = 3000;

/** Progress of fetching pictures by address, and a button that retries the failed ones. */
export function PictureState() {
  const { i18n } = useLingui();
  const [counts, setCounts] = useState<PictureCounts>();
  const { busy, problem, run } = useCall();
  const isWaiting = counts === undefined || counts.waiting > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const asking = new AbortController();
    const soon = setTimeout(
      () => {
        callApi<PictureCounts>('/products/pictures', { signal: asking.signal }).then(
          setCounts,
          // What is shown stays; the next look at this page asks again.
          (error: unknown) => {
            if (!(error instanceof CallFailed) && !asking.signal.aborted) throw error;
          },
        );
      },
      counts ? SOON : 0,
    );
    return () => {
      clearTimeout(soon);
      asking.abort();
    };
  }, [counts, isWaiting]);
  if (!counts || counts.waiting + counts.failed === 0) return null;
  const retry = (): Promise<void> =>
    run(async () => setCounts(await callApi<PictureCounts>('/products/pictures/retry', { method: 'POST' })));
  return (
    <div className="mt-4 grid justify-items-start gap-2" aria-live="polite">
      <p className="text-muted">
        {counts.waiting > 0 &&
          `${i18n._('office.import.fetching', { waiting: counts.waiting.toLocaleString('en-IN') })} `}
        {counts.failed > 0 &&
          i18n._('office.import.noPictures', { failed: counts.failed.toLocaleString('en-IN') })}
      </p>
      {counts.failed > 0 && (
        <Button look="secondary" busy={busy} onClick={() => void retry()}>
          {i18n._('office.tryAgain')}
        </Button>
      )}
      <Problem text={problem} />
    </div>
  );
}
