import { useLingui } from '@lingui/react';
import { Outlet, useLocation } from 'react-router';
import { inLanguage, LANGUAGE_CODES, LANGUAGES } from '#base/language/language.ts';
import { loadWords } from '#browser/language/words.ts';
import { chooseLanguage } from '#identity/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Toasts } from '#ui/toast/toast.tsx';
import styles from '#admin/web/admin.css?url';

await Promise.all([loadWords('account'), loadWords('office')]);
export const handle = { words: ['account', 'office'] };

export const links = () => [{ rel: 'stylesheet', href: styles }];

/** The frame of the page that an accountant opens by a link: the shop's name and the languages, and no way anywhere else. */
export default function AccountantLayout() {
  const { i18n } = useLingui();
  const shop = useShop();
  const { pathname, search } = useLocation();
  return (
    <div className="min-h-dvh bg-shelf">
      <header className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-paper px-4 py-1 md:px-6">
        <p className="min-w-0 text-lg font-bold wrap-anywhere" translate="no">
          {shop.name}
        </p>
        <nav aria-label={i18n._('shop.frame.languages')} className="flex gap-1">
          {LANGUAGE_CODES.filter((code) => code !== i18n.locale).map((code) => (
            <a
              key={code}
              href={inLanguage(pathname + search, code)}
              lang={LANGUAGES[code].tag}
              onClick={({ currentTarget }) => {
                chooseLanguage(code);
                // The secret goes along; the server, which made this page, has not seen it.
                currentTarget.hash = location.hash;
              }}
              className="inline-flex min-h-11 items-center px-2 font-semibold text-leaf"
            >
              {LANGUAGES[code].name}
            </a>
          ))}
        </nav>
      </header>
      <main className="px-4 py-4 md:px-6">
        <Outlet />
      </main>
      <Toasts />
    </div>
  );
}
