import { I18nProvider, type I18nProviderProps } from '@lingui/react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#base/language/language.ts';
import { VillageField } from '#delivery/web/public.ts';
import { PromisedTerms } from '#orders/web/promised-terms.tsx';
import { wordsIn } from '#platform/words.ts';

const shownIn = (language: Language, element: ReactElement): string =>
  renderToStaticMarkup(
    createElement(I18nProvider, { i18n: wordsIn(language) } as I18nProviderProps, element),
  );

type Terms = Parameters<typeof PromisedTerms>[0]['order'];
type Places = NonNullable<Parameters<typeof VillageField>[0]['places']>;

const NOTE = 'पुल टूटा है, शाम को आएँगे';
const terms = createElement(PromisedTerms, {
  order: {
    delivery: { fee: 20, freeAbove: null, note: NOTE },
    selectedAddress: { village: 'Rampur' },
  } as unknown as Terms,
});
const villages = createElement(VillageField, {
  name: 'village',
  places: { pincode: '844102', villages: [{ village: 'रामपुर' }, { village: 'Khairi' }] } as Places,
});

test('the owner’s note about a delivery is read in its own language', () => {
  expect(shownIn('en', terms)).toContain(`<span lang="hi">${NOTE}</span>`);
  expect(shownIn('hi', terms)).not.toContain('lang=');
});

test('a village is read in the language that its name is written in', () => {
  expect(shownIn('en', villages)).toContain('<option value="रामपुर" lang="hi">');
  expect(shownIn('hi', villages)).toContain('<option value="रामपुर">');
  expect(shownIn('hi', villages)).toContain('<option value="Khairi" lang="en">');
});
