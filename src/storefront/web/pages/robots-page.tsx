import type { LoaderFunctionArgs } from 'react-router';
import { PAGE_ADDRESSES, pageAddress, type PageName } from '#base/addresses.ts';
import { inLanguage, LANGUAGE_CODES } from '#base/language/language.ts';

/** What search engines need not index, in any language: personal pages and the back office. */
const PRIVATE: readonly PageName[] = [
  'profile',
  'checkout',
  'orderSuccess',
  'myOrders',
  'dashboard',
  'adminOrders',
  'customers',
  'customerDetails',
  'settings',
  'team',
];

/** The first part of a page's address: `/admin` for `/admin/orders`. */
const beginningOf = (page: PageName): string => `/${PAGE_ADDRESSES[page].split('/')[1]}`;

/** `robots.txt`. */
export const loader = ({ request }: LoaderFunctionArgs): Response =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      ...LANGUAGE_CODES.flatMap((code) =>
        PRIVATE.map((page) => `Disallow: ${inLanguage(beginningOf(page), code)}`),
      ),
      '',
      `Sitemap: ${new URL(request.url).origin}${pageAddress('sitemap')}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
