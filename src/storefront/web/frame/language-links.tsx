import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router';
import { inLanguage, LANGUAGE_CODES, LANGUAGES } from '#base/language.ts';
import { chooseLanguage } from '#identity/web/public.ts';

/** This page in the shop's other languages, each by its name in its own script. A tap keeps the choice on the device. */
export function LanguageLinks() {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={i18n._('shop.frame.languages')} className="mr-auto flex sm:mr-0">
      {LANGUAGE_CODES.filter((code) => code !== i18n.locale).map((code) => (
        <a
          key={code}
          href={inLanguage(pathname + search, code)}
          lang={LANGUAGES[code].tag}
          hrefLang={LANGUAGES[code].tag}
          onClick={() => chooseLanguage(code)}
          className="flex min-h-11 items-center rounded-control px-1 text-sm min-[22rem]:px-1.5 font-semibold text-leaf hover:bg-leaf-soft"
        >
          {LANGUAGES[code].name}
        </a>
      ))}
    </nav>
  );
}
