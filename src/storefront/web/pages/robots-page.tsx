import type { LoaderFunctionArgs } from 'react-router';
import { PAGE_ADDRESSES, pageAddress } from '#base/addresses.ts';
import { inLanguage, LANGUAGE_CODES } from '#base/language/language.ts';
import { OFFICE_ADDRESSES } from '#base/office-addresses.ts';

/** Addresses that search engines need not index, in any language: personal pages and the back office. */
const PRIVATE = [
  PAGE_ADDRESSES.profile,
  PAGE_ADDRESSES.checkout,
  PAGE_ADDRESSES.orderSuccess,
  PAGE_ADDRESSES.myOrders,
  PAGE_ADDRESSES.dashboard,
  OFFICE_ADDRESSES.adminOrders,
  OFFICE_ADDRESSES.customers,
  OFFICE_ADDRESSES.customerDetails,
  OFFICE_ADDRESSES.settings,
  OFFICE_ADDRESSES.team,
];

/** The first part of a page's address: `/admin` for `/admin/orders`. */
const beginningOf = (address: string): string => `/${address.split('/')[1]}`;

/** `robots.txt`. */
export const loader = ({ request }: LoaderFunctionArgs): Response =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      ...LANGUAGE_CODES.flatMap((code) =>
        PRIVATE.map((address) => `Disallow: ${inLanguage(beginningOf(address), code)}`),
      ),
      '',
      `Sitemap: ${new URL(request.url).origin}${pageAddress('sitemap')}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
