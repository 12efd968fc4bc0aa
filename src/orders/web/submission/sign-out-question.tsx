import { useEffect, useState } from 'react';
import { askBeforeSignOut } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Answer = (maySignOut: boolean) => void;

/** Signing out leaves nothing on the device, so whoever has an order waiting there is asked first. */
export function SignOutQuestion() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    () =>
      askBeforeSignOut(
        () =>
          new Promise<boolean>((resolve) => {
            setAnswer(() => resolve);
          }),
      ),
    [],
  );
  const say = (maySignOut: boolean): void => {
    answer?.(maySignOut);
    setAnswer(undefined);
  };
  return (
    <Dialog
      open={answer !== undefined}
      onClose={() => say(false)}
      title="1 order waits"
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button onClick={() => say(false)}>Stay signed in</Button>
          <Button look="danger" onClick={() => say(true)}>
            Sign out
          </Button>
        </div>
      }
    >
      <p>It is not sent yet. If you sign out now, it is not sent at all.</p>
    </Dialog>
  );
}
