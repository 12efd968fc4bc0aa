import type { I18n } from '@lingui/core';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, type Language, LANGUAGES } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { NoNetworkWords } from './no-network.ts';

/** The texts of the page without a network, in a language. The build writes them into the worker. */
export const noNetworkWords = (i18n: I18n, language: Language): NoNetworkWords => ({
  lang: LANGUAGES[language].tag,
  title: i18n._('worker.noNetwork.title'),
  text: i18n._('worker.noNetwork.text'),
  again: i18n._('worker.noNetwork.again'),
  seen: i18n._('worker.noNetwork.seen'),
  pages: {
    [inLanguage(pageAddress('home'), language)]: i18n._('worker.page.home'),
    [inLanguage(pageAddress('shop'), language)]: i18n._('worker.page.shop'),
    [inLanguage(pageAddress('checkout'), language)]: i18n._('worker.page.checkout'),
    [inLanguage(pageAddress('myOrders'), language)]: i18n._('worker.page.myOrders'),
    [inLanguage(pageAddress('profile'), language)]: i18n._('worker.page.profile'),
    [inLanguage(officeAddress('adminOrders'), language)]: i18n._('worker.page.adminOrders'),
    [inLanguage(officeAddress('rides'), language)]: i18n._('worker.page.rides'),
  },
});
