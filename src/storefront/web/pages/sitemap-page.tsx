import type { LoaderFunctionArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { categoryCounts, liveProductCount, productAddresses } from '#catalogue/server/public.ts';
import { platformContext } from '#platform/http/page-context.ts';

// The sitemaps protocol allows 50,000 addresses a file (sitemaps.org/protocol.html).
const ADDRESSES_A_FILE = 45_000;
const PAGES = (['home', 'shop', 'about', 'contact'] as const).map((page) => pageAddress(page));

/** The site map for search engines: one file, or, for a very large shop, an index of several. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const platform = context.get(platformContext);
  const { origin, searchParams } = new URL(request.url);
  const files = Math.ceil((await liveProductCount(platform.db)) / ADDRESSES_A_FILE);
  const page = searchParams.get('page');
  if (files > 1 && page === null) {
    const entries = Array.from({ length: files }, (_, file) =>
      entry('sitemap', origin + pageAddress('sitemap', { page: file + 1 })),
    );
    return xml('sitemapindex', entries);
  }
  const number = Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
  const products = await productAddresses(platform, {
    skip: (number - 1) * ADDRESSES_A_FILE,
    limit: ADDRESSES_A_FILE,
  });
  const shelves = (await categoryCounts(platform)).map(({ category }) => pageAddress('shop', { category }));
  return xml('urlset', [
    ...(number === 1 ? [...PAGES, ...shelves].map((path) => entry('url', origin + path)) : []),
    ...products.map(({ id, updated_at }) =>
      entry('url', origin + pageAddress('product', { productId: id }), updated_at.slice(0, 10)),
    ),
  ]);
}

const entry = (name: string, address: string, changedOn?: string): string =>
  `<${name}><loc>${address.replaceAll('&', '&amp;')}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</${name}>`;

const xml = (root: string, entries: string[]): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
