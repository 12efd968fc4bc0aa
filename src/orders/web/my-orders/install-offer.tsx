import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { canInstall, install } from '#browser/install-prompt.ts';
import { keep, readKept } from '#browser/storage.ts';
import { Button } from '#ui/button.tsx';

const NAME = 'installOffered';

/**
 * Offers to install the shop on the home screen after the shopper's first order, if the browser can do it. Offered once
 * on a device, whatever the answer.
 */
export function InstallOffer() {
  const { i18n } = useLingui();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    // A shopper who has ordered may order without a network: asks the browser to keep the storage of this site.
    const storage = navigator.storage as StorageManager | undefined;
    void Promise.allSettled([storage?.persist()]);
    const look = () => {
      if (!canInstall() || readKept(NAME, 'local') !== undefined) return;
      keep(NAME, true, 'local');
      setOffered(true);
    };
    look();
    // The browser may make up its mind only now.
    window.addEventListener('beforeinstallprompt', look);
    return () => window.removeEventListener('beforeinstallprompt', look);
  }, []);
  if (!isOffered) return null;
  const answer = (isWanted: boolean): void => {
    setOffered(false);
    if (isWanted) void install();
  };
  return (
    <section aria-labelledby="install" className="grid gap-3 rounded-tile bg-leaf-soft p-5">
      <h2 id="install" className="font-bold">
        {i18n._('account.install.title')}
      </h2>
      <p>{i18n._('account.install.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => answer(true)}>{i18n._('account.install.yes')}</Button>
        <Button look="plain" onClick={() => answer(false)}>
          {i18n._('account.install.no')}
        </Button>
      </div>
    </section>
  );
}
