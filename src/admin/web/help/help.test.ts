import { i18n } from '@lingui/core';
import { I18nProvider, type I18nProviderProps } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, describe, expect, test } from 'vitest';
import { MENU } from '#admin/web/shell/menu.ts';
import { PAGE_ADDRESSES } from '#base/addresses.ts';
import { LANGUAGE_CODES } from '#base/language/language.ts';
import { OFFICE_ADDRESSES } from '#base/office-addresses.ts';
import { wordsIn } from '#platform/words.ts';
import { screenAt } from './screen-at.ts';
import { HELP } from './screens.ts';

const LETTERS = { en: /[a-z]/, hi: /\p{Script=Devanagari}/u, bn: /\p{Script=Bengali}/u };
const helps = await Promise.all(
  Object.entries(HELP).map(async ([screen, load]) => ({ screen, help: await load() })),
);

const shown = (Picture: () => ReturnType<(typeof helps)[0]['help']['Picture']>): string => {
  const router = createMemoryRouter([{ path: '/', element: createElement(Picture) }]);
  const page = createElement(RouterProvider, { router });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n } as I18nProviderProps, page));
};

/** The text of markup, a space between two elements. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

test('each screen of the back office has its help, also below the menu', () => {
  const addresses: string[] = [...Object.values(OFFICE_ADDRESSES), PAGE_ADDRESSES.dashboard];
  const screens = addresses.map((address) => screenAt(address.replaceAll(/:\w+/g, '0193')));
  expect(screens).toHaveLength(Object.keys(HELP).length);
  expect(new Set<string | undefined>(screens)).toEqual(new Set(Object.keys(HELP)));
  expect(MENU.map(({ path }) => path).filter((path) => path !== '/' && !screenAt(path))).toEqual([]);
  expect(screenAt('/admin/nosuch')).toBeUndefined();
});

describe.each(LANGUAGE_CODES)('the help in %s', (language) => {
  afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: wordsIn('en').messages }));

  test('says three sentences of each screen, in that language', () => {
    const words = wordsIn(language);
    for (const { screen, help } of helps) {
      const said = help.says.map((sentence) => words._(sentence));
      expect([screen, new Set(said).size]).toEqual([screen, 3]);
      for (const text of [words._(help.title), ...said]) {
        expect.soft(text).not.toMatch(/^help\./);
        expect.soft(text).toMatch(LETTERS[language]);
      }
      for (const text of said) expect.soft(text).toMatch(/[.।]$/);
    }
  });

  test('shows a picture of each screen, with the number of each sentence on it', () => {
    i18n.loadAndActivate({ locale: language, messages: wordsIn(language).messages });
    for (const { screen, help } of helps) {
      const html = shown(help.Picture);
      const numbers = [...html.matchAll(/<b class="[^"]*rounded-full bg-ink[^"]*">(\d)<\/b>/g)];
      expect([screen, new Set(numbers.map(([, n]) => n)), numbers.length]).toEqual([
        screen,
        new Set(['1', '2', '3']),
        3,
      ]);
      const text = textOf(html).replaceAll(/[\d₹\s]+/g, '');
      expect.soft([screen, text.length > 3]).toEqual([screen, true]);
      expect
        .soft([screen, /(?:office|help|shop|account)\.\w/.exec(textOf(html))?.[0]])
        .toEqual([screen, undefined]);
    }
  });
});
