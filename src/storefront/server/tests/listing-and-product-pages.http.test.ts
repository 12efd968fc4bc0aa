import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';

/** The text of a page as somebody reads it, without its marks. */
const readIn = (html: string): string => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');

test('a link to a product shows its name, picture and price where it is shared', async () => {
  await using shop = await openShop();
  const thumbnail = 'https://pictures.example/besan.jpg';
  const { Besan } = await addGoods(shop, { Besan: { price: 62.5, thumbnail } });
  await using front = await openFront(shop);
  const { text } = await front.get(`/shop/${Besan._id}`);
  const head = text.slice(0, text.indexOf('</head>'));
  expect(head).toContain(`<link rel="canonical" href="`);
  expect(head).toContain('<meta property="og:title" content="Besan"/>');
  expect(head).toContain(`<meta property="og:image" content="${thumbnail}"/>`);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(head).toContain('<meta property="product:price:amount" content="62.5"/>');
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1];
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Product',
    name: 'Besan',
    offers: { price: 62.5, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });
});

test('the page of a product says how little is left, and offers nothing to add where all is gone', async () => {
  await using shop = await openShop();
  const { Jackfruit, Lychee } = await addGoods(shop, { Jackfruit: { stock: 2 }, Lychee: { stock: 0 } });
  await using front = await openFront(shop);
  const mainOf = async (id: string): Promise<string> =>
    /<main.*<\/main>/s.exec((await front.get(`/shop/${id}`)).text)?.[0].split('<section aria-label')[0] ?? '';
  const last = readIn(await mainOf(Jackfruit._id));
  expect(last).toContain('Only 2 kg left');
  expect(last).toContain('Please Login to Add');
  const gone = readIn(await mainOf(Lychee._id));
  expect(gone).toContain('Out of stock');
  expect(gone).not.toContain('Please Login to Add');
});

test('a product that nobody knows is not found', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { status, text } = await front.get('/shop/00000000-0000-7000-8000-000000000000');
  expect(status).toBe(404);
  expect(text).toMatch(/<h1[^>]*>Page not found/);
});

test('a search says how many goods it found and in which order they stand', async () => {
  await using shop = await openShop();
  await addGoods(shop, { 'Basmati rice': { price: 120 }, 'Everyday rice': { price: 48 }, Salt: {} });
  await using front = await openFront(shop);
  expect(readIn((await front.get('/shop?q=rice')).text)).toContain('2 goods, the best match first');
  const cheapest = readIn((await front.get('/shop?q=rice&sort=price-asc')).text);
  expect(cheapest).toContain('2 goods, lowest price first');
  expect(cheapest.indexOf('Everyday rice')).toBeLessThan(cheapest.indexOf('Basmati rice'));
});
