import { expect, test } from 'vitest';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

test('each language has its own pages, whose links stay in it', async () => {
  await using shop = await openShop();
  await addGoods(shop, { Mango: {} });
  await using front = await openFront(shop);
  const [english, hindi, bengali] = await Promise.all(['/', '/hi', '/bn'].map((path) => front.get(path)));
  expect(english?.text).toContain('<html lang="en-IN">');
  expect(hindi?.text).toContain('<html lang="hi">');
  expect(bengali?.text).toContain('<html lang="bn">');
  expect(english?.text).toContain('href="/contact-us"');
  expect(hindi?.text).toContain('href="/hi/contact-us"');
  expect(hindi?.text).not.toContain('href="/contact-us"');
  expect(hindi?.text).toMatch(/rel="canonical" href="[^"]*\/hi"/);
});

test('a page in a language is kept like any other, and made again when its goods change', async () => {
  await using shop = await openShop();
  const { Mango } = await addGoods(shop, { Mango: {} });
  await using front = await openFront(shop);
  const path = `/hi/shop/${Mango._id}`;
  expect((await front.get(path)).text).toContain('Mango');
  const before = front.rendered();
  await front.get(path);
  expect(front.rendered()).toBe(before);
  const owner = await admin(shop);
  await owner.call('PUT', `/api/products/editproduct/${Mango._id}`, goodsForm('Alphonso'));
  expect((await front.get(path)).text).toContain('Alphonso');
});

test('the not-found page is in the language of the address', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const hindi = await front.get('/hi/nowhere');
  expect([hindi.status, hindi.text.includes('<html lang="hi">')]).toEqual([404, true]);
  const english = await front.get('/nowhere');
  expect([english.status, english.text.includes('<html lang="en-IN">')]).toEqual([404, true]);
  expect((await front.get('/hi/sitemap.xml')).status).toBe(404);
});

test('a not-found page, which is kept once, names no address that somebody else asked for', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const gone = '01a1f737-ed40-7329-983c-70c0d35cb030';
  for (const path of ['/nowhere-of-mine', `/shop/${gone}`, '/hi/nowhere-of-mine'])
    expect((await front.get(path)).text, path).not.toMatch(/href="[^"]*(?:nowhere-of-mine|01a1f737)/);
});

test('the data of a page never stands in the place of a not-found page, nor the other way round', async () => {
  await using shop = await openShop();
  await addGoods(shop, { Mango: {} });
  await using front = await openFront(shop);
  for (const start of ['', '/hi']) {
    const data = await front.get(`${start}/shop.data`);
    expect([data.status, data.headers['content-type']]).toEqual([200, 'text/x-script']);
    const missing = await front.get(`${start}/nowhere`);
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await front.get(`${start}/shop.data`)).headers['content-type']).toBe('text/x-script');
    expect((await front.get(`${start}/nowhere.data`)).text).not.toContain('<html');
    expect((await front.get(`${start}/_.data`)).status).toBe(200);
  }
  expect((await front.get('/hi.data')).status).toBe(200);
});
