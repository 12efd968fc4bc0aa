import type { LoaderFunctionArgs } from 'react-router';

/** What search engines need not look at: what is one person's own, and the back office. */
const PRIVATE = [
  '/api/',
  '/profile',
  '/checkout',
  '/order-success',
  '/my-order',
  '/dashboard',
  '/admin',
  '/customers',
  '/customer-details',
  '/settings',
  '/team',
];

/** `robots.txt`. */
export const loader = ({ request }: LoaderFunctionArgs): Response =>
  new Response(
    [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
