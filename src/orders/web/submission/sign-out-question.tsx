import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { askBeforeSignOut } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Answer = (maySignOut: boolean) => void;

/** Signing out leaves nothing on the device, so whoever has an order waiting there is asked first. */
export function SignOutQuestion() {
  const { i18n } = useLingui();
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
      title={i18n._('account.unsent.orderWaits')}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button onClick={() => say(false)}>{i18n._('account.unsent.stay')}</Button>
          <Button look="danger" onClick={() => say(true)}>
            {i18n._('account.unsent.signOut')}
          </Button>
        </div>
      }
    >
      <p>{i18n._('account.unsent.notSentYet')}</p>
    </Dialog>
  );
}
