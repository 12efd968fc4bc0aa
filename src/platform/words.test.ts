import { createCompiledCatalog } from '@lingui/cli/api';
import { setupI18n, type Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { type Language, LANGUAGE_CODES, localeOf } from '#base/language/language.ts';

// The samples of Unicode CLDR 48, common/supplemental/plurals.xml, © Unicode, Inc., Unicode License v3. `~` is a range by
// steps of its last digit. Samples that a number cannot tell apart (`1.0` is `1` to JavaScript) are left out where the
// language tells them apart: English has `1.0` under `other`.
const SAMPLES: Record<Language, { one: string; other: string }> = {
  en: {
    one: '1',
    other: '0, 2~16, 100, 1000, 10000, 100000, 1000000, 0.1~0.9, 1.1~1.5, 10.0, 100.0, 1000.0',
  },
  hi: {
    one: '0, 1, 0.0~1.0, 0.00~0.04',
    other: '2~17, 100, 1000, 10000, 100000, 1000000, 1.1~2.6, 10.0, 100.0',
  },
  bn: {
    one: '0, 1, 0.0~1.0, 0.00~0.04',
    other: '2~17, 100, 1000, 10000, 100000, 1000000, 1.1~2.6, 10.0, 100.0',
  },
};

const rangeOf = (from: string, to: string): number[] => {
  const step = 10 ** (from.split('.')[1]?.length ?? 0);
  const [first, last] = [Math.round(Number(from) * step), Math.round(Number(to) * step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) / step);
};

const numbersIn = (samples: string): number[] =>
  samples.split(', ').flatMap((sample) => {
    const [from = '', to = from] = sample.split('~');
    return rangeOf(from, to);
  });

test.each(LANGUAGE_CODES)(
  'in %s a message takes the form that CLDR names for each of its samples',
  (language) => {
    const { source } = createCompiledCatalog(
      language,
      { form: '{count, plural, one {one} other {other}}' },
      { namespace: 'json' },
    );
    const { messages } = JSON.parse(source) as { messages: Messages };
    const i18n = setupI18n({
      locale: language,
      locales: localeOf(language),
      messages: { [language]: messages },
    });
    for (const [form, samples] of Object.entries(SAMPLES[language]))
      for (const count of numbersIn(samples))
        expect([count, i18n._('form', { count })]).toEqual([count, form]);
  },
);

test.each(LANGUAGE_CODES)('a number in a message of %s has European digits in Indian groups', (language) => {
  const { source } = createCompiledCatalog(
    language,
    { count: '{count, plural, other {#}}' },
    { namespace: 'json' },
  );
  const { messages } = JSON.parse(source) as { messages: Messages };
  const i18n = setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: messages },
  });
  expect(i18n._('count', { count: 1234567 })).toBe('12,34,567');
});
