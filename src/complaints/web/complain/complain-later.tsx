import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { partLater } from '#ui/page/part-later.ts';

const Complain = partLater(async () => (await import('./complain.tsx')).default, LoadFailed);

/** "Complain": opens the form, whose code is loaded then. */
export function ComplainLater() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {i18n._('account.complain.open')}
      </Button>
    );
  return (
    <Suspense>
      <Complain />
    </Suspense>
  );
}

function LoadFailed() {
  const { i18n } = useLingui();
  return <p role="alert">{i18n._('shop.noAnswer')}</p>;
}
