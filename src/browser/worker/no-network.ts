import type { I18n } from '@lingui/core';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, type Language, LANGUAGES } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';

/**
 * The texts of the page without a network in one language, and the names of the pages that it offers if they are kept.
 */
export type NoNetworkWords = {
  lang: string;
  title: string;
  text: string;
  again: string;
  seen: string;
  pages: Record<string, string>;
};

/** The words of each language, by what its addresses begin with: '' is English. */
export type NoNetworkTexts = Record<string, NoNetworkWords>;

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;
box-sizing:border-box;text-align:center;font:1.0625rem/1.6 system-ui,sans-serif;background:#fffcf6;color:#1b2a20}
main{display:grid;justify-items:center;gap:1rem}h1{font-size:1.5rem;margin:0}p{margin:0;max-width:30rem}ul{list-style:none;margin:0;padding:0}
a{color:#17683a;display:inline-block;padding:.6rem}
.again{background:#17683a;color:#fff;border-radius:12px;padding:.75rem 1.5rem;text-decoration:none;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#141a16;color:#eef3ee}a{color:#8fd3a5}.again{color:#fff}}`;

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The words for a page, by its path. */
export const wordsFor = (path: string, texts: NoNetworkTexts): NoNetworkWords => {
  const [start = ''] = /^\/[a-z]{2}(?=\/|$)/.exec(path) ?? [];
  return texts[start] ?? texts['']!;
};

/**
 * The page for an address that was not seen on this device before the network was lost. It is part of the worker, so
 * that it is there even if the browser has emptied the store. Its address stays, so that a plain link to it asks again.
 */
export function noNetworkPage(words: NoNetworkWords, seen: readonly string[]): Response {
  const links = seen
    .map((path) => `<li><a href="${escape(path)}">${escape(words.pages[path] ?? path)}</a></li>`)
    .join('');
  const html = `<!doctype html><html lang="${words.lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(words.title)}</title>
<style>${STYLE}</style><main><h1>${escape(words.title)}</h1><p>${escape(words.text)}</p>
<a class="again" href="">${escape(words.again)}</a>${links && `<p>${escape(words.seen)}</p><ul>${links}</ul>`}</main>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}

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
