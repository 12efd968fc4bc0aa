import type { I18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { inLanguage, type Language, LANGUAGES } from '#base/language/language.ts';
import { wordsOfOther } from '#browser/language/words.ts';
import { chooseLanguage } from '#identity/web/public.ts';
import { Button, buttonClass } from '#ui/button.tsx';

/**
 * Offers the language that the browser asks for, in that language's own words. It is offered once: either answer is kept on
 * this device.
 */
export default function LanguageOffer({ language }: { language: Language }) {
  const [i18n, setWords] = useState<I18n>();
  const [isAnswered, setAnswered] = useState(false);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Without a network there is nothing to offer; the next visit asks again.
    void Promise.allSettled([wordsOfOther(language, 'shop').then(setWords)]);
  }, [language]);
  if (!i18n || isAnswered) return null;
  const { name, tag } = LANGUAGES[language];
  return (
    <section
      lang={tag}
      aria-label={name}
      className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper p-3 shadow-float"
    >
      <p className="grow">{i18n._('shop.language.offer')}</p>
      <a
        href={inLanguage(pathname + search, language)}
        onClick={() => chooseLanguage(language)}
        className={buttonClass('primary')}
      >
        {name}
      </a>
      <Button
        look="plain"
        lang="en"
        onClick={() => {
          chooseLanguage('en');
          setAnswered(true);
        }}
      >
        {LANGUAGES.en.name}
      </Button>
    </section>
  );
}
