import type { LoaderFunctionArgs } from 'react-router';
import { PAGE_ADDRESSES, pageAddress, type PageName } from '#base/addresses.ts';

/** What search engines need not look at: what is one person's own, and the back office. */
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

/** What all addresses of a page begin with: `/admin` for `/admin/orders`. */
const beginningOf = (page: PageName): string => `/${PAGE_ADDRESSES[page].split('/')[1]}`;

/** `robots.txt`. */
export const loader = ({ request }: LoaderFunctionArgs): Response =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      ...PRIVATE.map((page) => `Disallow: ${beginningOf(page)}`),
      '',
      `Sitemap: ${new URL(request.url).origin}${pageAddress('sitemap')}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
