import { i18n } from '@lingui/core';
import { I18nProvider, type I18nProviderProps } from '@lingui/react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { settingsIn } from '#settings/server/public.ts';
import { feesAhead } from '#settings/settings.ts';
import { shopInfoOf } from '#settings/web/use-shop.ts';
import type { TestShop } from '#test/open-shop.ts';

/** The page that shows an element in a shop, as the browser gets it; `loaded` is what its loader answered. */
export async function shownBy(shop: TestShop, element: ReactElement, loaded?: object): Promise<string> {
  const settings = await settingsIn(shop.platform, 'en');
  const fees = feesAhead([{ fee: settings.shippingFee, freeAbove: settings.freeShippingAbove }]);
  const info = shopInfoOf(settings, { origin: 'https://shop.example', promises: true, fees });
  const loader = () => null;
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader, children: [{ id: 'page', index: true, element, loader }] }],
    { hydrationData: { loaderData: { root: { shop: info }, page: loaded ?? null } } },
  );
  const page = createElement(RouterProvider, { router });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n } as I18nProviderProps, page));
}

/** A reading of an order or an address: a whole text, or the texts by the keys of the contract. */
export type Reading = string | Record<string, unknown>;

/** The readings where a part is missing without a reason, or is shown in spite of one: `the bill: landmark`. */
export function missingParts(
  readings: Record<string, { read: Reading; leavesOut: Partial<Record<string, string>> }>,
  signs: Record<string, RegExp | undefined>,
): string[] {
  return Object.entries(readings).flatMap(([name, { read, leavesOut }]) =>
    Object.entries(signs)
      .filter(([key, sign]) => {
        const text = typeof read === 'string' ? read : JSON.stringify(read[key] ?? '');
        return (sign?.test(text) ?? false) === key in leavesOut;
      })
      .map(([key]) => `${name}: ${key}`),
  );
}
