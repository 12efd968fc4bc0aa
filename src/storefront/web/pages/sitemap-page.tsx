import type { LoaderFunctionArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, LANGUAGE_CODES } from '#base/language/language.ts';
import { countedShelves, liveProductCount, productAddresses } from '#catalogue/server/public.ts';
import { platformContext } from '#platform/http/page-context.ts';

// The sitemaps protocol allows 50,000 addresses and 50 MB a file (sitemaps.org/protocol.html). A product is an address in
// each language, and each of them names the others: about 2 KB, so 5000 products are 15,000 addresses and 10 MB.
const PRODUCTS_A_FILE = 5000;
const PAGES = (['home', 'shop', 'list', 'about', 'contact', 'rules'] as const).map((page) =>
  pageAddress(page),
);

/** The site map for search engines: one file, or, for a very large shop, an index of several. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const platform = context.get(platformContext);
  const { origin, searchParams } = new URL(request.url);
  const files = Math.ceil((await liveProductCount(platform.db)) / PRODUCTS_A_FILE);
  const page = searchParams.get('page');
  if (files > 1 && page === null) {
    const entries = Array.from(
      { length: files },
      (_, file) => `<sitemap>${place(origin + pageAddress('sitemap', { page: file + 1 }))}</sitemap>`,
    );
    return xml('sitemapindex', entries);
  }
  const number = Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
  const products = await productAddresses(platform, {
    skip: (number - 1) * PRODUCTS_A_FILE,
    limit: PRODUCTS_A_FILE,
  });
  const shelves = (await countedShelves(platform)).map(({ category }) => pageAddress('shop', { category }));
  return xml('urlset', [
    ...(number === 1 ? [...PAGES, ...shelves].flatMap((path) => inEachLanguage(origin, path)) : []),
    ...products.flatMap(({ id, updated_at }) =>
      inEachLanguage(origin, pageAddress('product', { productId: id }), updated_at.slice(0, 10)),
    ),
  ]);
}

/** The addresses of a page, one for each language, each naming all of them; English is for every other language. */
function inEachLanguage(origin: string, path: string, changedOn?: string): string[] {
  const addresses = LANGUAGE_CODES.map((code) => [code, origin + inLanguage(path, code)] as const);
  const links = [...addresses, ['x-default', origin + path] as const].map(
    ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(address)}"/>`,
  );
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  return addresses.map(([, address]) => `<url>${place(address)}${changed}${links.join('')}</url>`);
}

const place = (address: string): string => `<loc>${escaped(address)}</loc>`;
const escaped = (address: string): string => address.replaceAll('&', '&amp;');

const xml = (root: string, entries: string[]): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
