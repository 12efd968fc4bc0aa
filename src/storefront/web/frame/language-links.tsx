import { useLingui } from '@lingui/react';
import { useLocation, useMatches } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, LANGUAGE_CODES, LANGUAGES } from '#base/language/language.ts';
import { chooseLanguage } from '#identity/web/public.ts';

/** This page in the shop's other languages, each by its name in its own script. A tap keeps the choice on the device. */
export function LanguageLinks({
  as: Frame = 'nav',
  className = '',
}: {
  /** A page has one such landmark in sight. */
  as?: 'nav' | 'section';
  className?: string;
}) {
  const { i18n } = useLingui();
  const address = useOwnAddress();
  return (
    <Frame aria-label={i18n._('shop.frame.languages')} className={`flex ${className}`}>
      {LANGUAGE_CODES.filter((code) => code !== i18n.locale).map((code) => (
        <a
          key={code}
          href={inLanguage(address, code)}
          lang={LANGUAGES[code].tag}
          hrefLang={LANGUAGES[code].tag}
          onClick={() => chooseLanguage(code)}
          className="head-link"
        >
          {LANGUAGES[code].name}
        </a>
      ))}
    </Frame>
  );
}

/**
 * The address of this page; home's on a not-found page. That page is kept once for all unknown addresses, so it must not
 * name the one that was asked for first.
 */
function useOwnAddress(): string {
  const { pathname, search } = useLocation();
  const last = useMatches().at(-1);
  const isUnknown = last?.params['*'] !== undefined;
  const isGone = (last?.loaderData as { isUnknown?: boolean } | undefined)?.isUnknown === true;
  return isUnknown || isGone ? pageAddress('home') : pathname + search;
}
