import { Button } from '#ui/button.tsx';
import { tryNow, useSubmission, withdraw } from './submission-store.ts';

/** The progress of an order that is being sent, and what the shopper can do meanwhile. */
export function SubmissionStatus() {
  const { phase, mayWithdraw } = useSubmission();
  const isWaiting = phase === 'offline' || phase === 'waiting';
  return (
    <div className={isWaiting ? 'grid gap-2 rounded-control bg-marigold-soft p-3' : 'contents'}>
      <output className={isWaiting ? '' : 'sr-only'}>
        {phase === 'offline' &&
          'You are offline. Your order is kept and is sent by itself when the connection is back.'}
        {phase === 'waiting' && 'No answer yet. Your order is kept and is sent again by itself, once only.'}
      </output>
      {isWaiting && (
        <p className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={tryNow}>
            Try now
          </Button>
          {mayWithdraw && (
            <Button look="plain" onClick={withdraw}>
              Change the order
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
