import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { addressInChosenLanguage } from '#browser/language/language-choice.ts';
import { loadWords } from '#browser/language/words.ts';
import { provideWords } from '#ui/page/page-head.ts';

// A link that somebody shared leads to the page in their language; who reads another one goes on to theirs.
const elsewhere = addressInChosenLanguage();
if (elsewhere !== undefined) window.location.replace(elsewhere);

provideWords(() => i18n);
await loadWords('shop');
startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <HydratedRouter />
    </I18nProvider>,
  );
});
