import { useLingui } from '@lingui/react';
import { Button } from '#ui/button.tsx';
import { tryNow, useSubmission, withdraw } from './submission-store.ts';

/** The progress of an order that is being sent, and what the shopper can do meanwhile. */
export function SubmissionStatus() {
  const { i18n } = useLingui();
  const { phase, mayWithdraw, isKept } = useSubmission();
  const isWaiting = phase === 'offline' || phase === 'waiting';
  return (
    <div className={isWaiting ? 'grid gap-2 rounded-control bg-marigold-soft p-3' : 'contents'}>
      <output className={isWaiting ? '' : 'sr-only'}>
        {isWaiting && !isKept && i18n._('account.order.keepOpen')}
        {phase === 'offline' && isKept && i18n._('account.unsent.offline')}
        {phase === 'waiting' && isKept && i18n._('account.unsent.waiting')}
      </output>
      {isWaiting && (
        <p className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={tryNow}>
            {i18n._('account.unsent.tryNow')}
          </Button>
          {mayWithdraw && (
            <Button look="plain" onClick={withdraw}>
              {i18n._('account.unsent.change')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
