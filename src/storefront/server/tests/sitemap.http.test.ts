import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';

/** An address of a site map, with where the same page stands in other languages. */
type Place = { address: string; changedOn: string | undefined; inLanguages: Record<string, string> };

/** Reads a site map as a search engine would; anything that does not belong there fails. */
function placesIn(xml: string): Place[] {
  const [, body] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n(.*)\n<\/urlset>\n$/s.exec(xml) ?? [];
  expect(body).toBeDefined();
  const entries = (body ?? '').split('\n');
  return entries.map((entry) => {
    const parts =
      /^<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?((?:<xhtml:link [^>]*\/>)+)<\/url>$/.exec(
        entry,
      );
    expect(parts, entry).not.toBeNull();
    const [, address = '', changedOn, links = ''] = parts ?? [];
    const named = [...links.matchAll(/<xhtml:link rel="alternate" hreflang="([a-z-]+)" href="([^"]+)"\/>/g)];
    expect(named.map(([link]) => link).join('')).toBe(links);
    expect(`${address}${links}`).not.toMatch(/&(?!amp;)/);
    return {
      address,
      changedOn,
      inLanguages: Object.fromEntries(named.map(([, code, href]) => [code!, href!])),
    };
  });
}

test('the site map has each page in each language, and each names all of them', async () => {
  await using shop = await openShop();
  const { Mango } = await addGoods(shop, { Mango: {} });
  await using front = await openFront(shop);
  const places = placesIn((await front.get('/sitemap.xml')).text);
  const origin = places[0]!.address.replace(/\/$/, '');
  const addresses = places.map(({ address }) => address.slice(origin.length));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/hi',
      '/bn',
      '/shop',
      '/hi/shop',
      `/shop/${Mango._id}`,
      `/bn/shop/${Mango._id}`,
    ]),
  );
  expect(addresses).toContain('/hi/shop?category=fruits');
  for (const { address, inLanguages } of places) {
    expect(Object.keys(inLanguages)).toEqual(['en', 'hi', 'bn', 'x-default']);
    expect(inLanguages['x-default']).toBe(inLanguages['en']);
    expect(Object.values(inLanguages)).toContain(address);
  }
  // Each of a page's addresses names the same ones: a search engine ignores alternates that are not returned.
  const named = new Map(places.map(({ address, inLanguages }) => [address, JSON.stringify(inLanguages)]));
  for (const { address, inLanguages } of places)
    for (const other of Object.values(inLanguages)) expect(named.get(other)).toBe(named.get(address));
});

test('each address of the site map is a page in its language, that names itself as the one to index', async () => {
  await using shop = await openShop();
  await addGoods(shop, { Mango: { title_hi: 'आम' } });
  await using front = await openFront(shop);
  const places = placesIn((await front.get('/sitemap.xml')).text);
  const origin = places[0]!.address.replace(/\/$/, '');
  const some = places.filter(({ address }) =>
    /(?:^|\/(?:hi|bn))(?:\/|\/about-us|\/shop\/[^/]+)?$/.test(address.slice(origin.length)),
  );
  expect(some.length).toBeGreaterThanOrEqual(9);
  for (const { address, inLanguages } of some) {
    const { status, text } = await front.get(address.slice(origin.length) || '/');
    const code = Object.keys(inLanguages).find((name) => inLanguages[name] === address)!;
    expect([status, address]).toEqual([200, address]);
    expect(text).toContain(`<html lang="${code === 'en' ? 'en-IN' : code}">`);
    expect(text).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(text).toContain(`<meta property="og:locale" content="${code}_IN"/>`);
  }
});

test('search engines are kept from personal pages in every language', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const lines = (await front.get('/robots.txt')).text.split('\n');
  for (const start of ['', '/hi', '/bn'])
    for (const page of ['/profile', '/checkout', '/my-order', '/admin'])
      expect(lines).toContain(`Disallow: ${start}${page}`);
  expect(lines.some((line) => /^Sitemap: .*\/sitemap\.xml$/.test(line))).toBe(true);
});
