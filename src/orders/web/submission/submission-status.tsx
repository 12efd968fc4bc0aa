import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { storageOfSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import type { Phase } from './attempt.ts';
import { tryNow, useSubmission, withdraw } from './submission-store.ts';

/** The progress of an order that is being sent, and what the shopper can do meanwhile. */
export function SubmissionStatus() {
  const { i18n } = useLingui();
  const { phase, mayWithdraw, isKept } = useSubmission();
  const isWaiting = phase === 'offline' || phase === 'waiting';
  const said = isKept ? whatHappens(i18n, phase) : i18n._('account.order.keepOpen');
  return (
    <div className={isWaiting ? 'grid gap-2 rounded-control bg-marigold-soft p-3' : 'contents'}>
      <output className={isWaiting ? '' : 'sr-only'}>{isWaiting && said}</output>
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

function whatHappens(i18n: I18n, phase: Phase | 'idle'): string {
  // A session that ends with the tab ends the waiting order, too.
  const isInTab = storageOfSession() === 'session';
  if (phase === 'offline')
    return isInTab ? i18n._('account.unsent.offlineInTab') : i18n._('account.unsent.offline');
  return isInTab ? i18n._('account.unsent.noAnswerInTab') : i18n._('account.unsent.waiting');
}
