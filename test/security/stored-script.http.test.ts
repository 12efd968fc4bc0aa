import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkoutRequest, fillCart, send, DELIVERY_ADDRESS } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp } from '#test/people.ts';

let shop: TestShop;
let owner: Person;
beforeEach(async () => {
  shop = await openShop();
  owner = await admin(shop);
});
afterEach(async () => {
  expect(shop.bugs).toEqual([]);
  await shop[Symbol.asyncDispose]();
});

const SCRIPT = '</script><script>alert(1)</script>';
const BREAKOUT = `"'><img src=x onerror=alert(1)><!--`;
const LD_JSON = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/;

/** Whether what somebody wrote stands in a page as markup. */
const isLive = (html: string): boolean =>
  /<script>alert|<img src=x|onerror=alert\(1\)>(?!&)/.test(html.replaceAll('\\u003c', '&lt;'));

/** A shop whose every text holds markup, as far as the forms let it. */
async function writeEverywhere(text: string) {
  const { mango } = await addGoods(shop, {
    mango: { title: `mango ${text}`, description: text, brand: text, color: text.slice(0, 50), sku: text },
  });
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const lines = { name: text, tagline: text, story: text, mission: text, address: text, whatsappText: text };
  const changed = { ...settings, ...lines, banners: [text], phones: [text.slice(0, 20)] };
  expect((await owner.call('PUT', '/api/shop/settings', { settings: changed })).status).toBe(200);
  return mango;
}

test.each([SCRIPT, BREAKOUT])(
  '%s stays a text on every page, in data for scripts and for search engines',
  async (text) => {
    const mango = await writeEverywhere(text);
    await using front = await openFront(shop);
    const paths = [
      '/',
      '/shop',
      '/shop?q=mango',
      `/shop/${mango._id}`,
      '/about-us',
      '/contact-us',
      '/login',
      '/sitemap.xml',
    ];
    for (const path of paths) {
      const page = await front.get(path);
      expect([path, page.status, isLive(page.text)]).toEqual([path, 200, false]);
    }
    const { text: html } = await front.get(`/shop/${mango._id}`);
    const offer = JSON.parse(LD_JSON.exec(html)?.[1] ?? '{}');
    expect([offer.name, offer.description]).toEqual([`mango ${text}`, text]);
  },
);

test('what is searched for is no markup in the page that answers', async () => {
  await using front = await openFront(shop);
  for (const text of [SCRIPT, BREAKOUT, `${BREAKOUT}${SCRIPT}`]) {
    for (const name of ['q', 'category', 'sort', 'page', 'x']) {
      const page = await front.get(`/shop?${name}=${encodeURIComponent(text)}`);
      expect([name, page.status < 500, isLive(page.text)]).toEqual([name, true, false]);
    }
    const lost = await front.get(`/${encodeURIComponent(text)}`);
    expect([lost.status, isLive(lost.text)]).toEqual([404, false]);
  }
});

test('a picture’s address leads to a picture: no script, no other kind of address', async () => {
  const { mango } = await addGoods(shop, { mango: {} });
  const product = (await owner.call('GET', '/api/products/admin')).body.products[0];
  for (const thumbnail of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    '//evil.example/x',
    'http://x.example',
    BREAKOUT,
  ]) {
    const answer = await owner.call('PUT', `/api/products/editproduct/${mango._id}`, {
      ...product,
      thumbnail,
    });
    expect([thumbnail, answer.status]).toEqual([thumbnail, 422]);
  }
});

const FORMULAS = ['=HYPERLINK("https://evil.example","x")', '+1+1', '-1+1', '@SUM(1)', '\t=1', '\r=1'];

test('no file that the owner takes out runs as a formula', async () => {
  const { mango } = await addGoods(shop, { mango: {} });
  for (const formula of FORMULAS) {
    const asha = await signUp(shop, {
      name: formula.trim(),
      email: `f${FORMULAS.indexOf(formula)}@example.in`,
    });
    const address = {
      name: 'x',
      email: 'x',
      phone: '1',
      street: formula,
      city: formula,
      state: 'x',
      pinCode: '1',
    };
    await asha.call('PATCH', `/api/auth/${asha.user._id}`, { addresses: [address] });
    await fillCart(asha, [mango, 1]);
    const to = {
      ...DELIVERY_ADDRESS,
      firstName: formula,
      lastName: formula,
      colony: formula,
      landmark: formula,
    };
    const phone = formula.slice(0, 20);
    const placed = await send(asha, { ...(await checkoutRequest(asha)), selectedAddress: { ...to, phone } });
    expect(placed.status).toBe(201);
    await addGoods(shop, {
      [formula]: { title: formula, description: formula, brand: formula, color: formula },
    });
  }
  for (const path of ['/api/auth/customers.csv', '/api/orders/export.csv', '/api/products/export.csv']) {
    const { body } = await owner.call('GET', path);
    const rows: string[][] = parse(body, { bom: true });
    expect(rows.length).toBeGreaterThan(FORMULAS.length);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  }
});

test('no text from a person or from the settings starts a header of a mail, or changes who gets it', async () => {
  const { mango } = await addGoods(shop, { mango: { title: 'mango\r\nBcc: all@evil.example' } });
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const name = 'Haat\r\nBcc: all@evil.example\r\n\r\n<b>';
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, name } });
  const asha = await signUp(shop, { email: 'asha@example.in' });
  await fillCart(asha, [mango, 1]);
  const nasty = 'Asha\r\nBcc: all@evil.example\r\nSubject: x';
  const to = {
    ...DELIVERY_ADDRESS,
    firstName: nasty,
    lastName: nasty,
    email: 'x@evil.example\r\nBcc: y@evil.example',
  };
  expect((await send(asha, { ...(await checkoutRequest(asha)), selectedAddress: to })).status).toBe(201);
  await shop.call('POST', '/api/shop/newsletter', { email: 'ravi@example.in', consent: true });
  await shop.call('POST', '/api/auth/reset-password-request', { email: 'asha@example.in' });
  await owner.call('POST', '/api/shop/test-mail');
  const mails = await sentMails(shop);
  expect(mails.map((mail) => mail.to).toSorted()).toEqual(
    ['asha@example.in', 'asha@example.in', 'ravi@example.in', String(owner.user.email)].toSorted(),
  );
  for (const file of await readdir(shop.outbox)) {
    const [head = ''] = (await readFile(join(shop.outbox, file), 'utf8')).split('\r\n\r\n');
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, header = '']) => header.toLowerCase());
    expect(names.toSorted()).toEqual([
      'content-language',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
  }
});

test.each([
  'a@b.in, c@evil.example',
  'a@b.in\r\nBcc: c@evil.example',
  '"a b"@c.in',
  'a@b.in;c@d.in',
  '<a@b.in>',
])('nobody signs up, asks for a reset or joins the newsletter as %j', async (email) => {
  const form = { name: 'Asha', email, phone: '9876543210', password: 'Mango-1234' };
  expect((await shop.call('POST', '/api/auth/signup', form)).status).toBe(422);
  expect((await shop.call('POST', '/api/auth/reset-password-request', { email })).status).toBe(422);
  expect((await shop.call('POST', '/api/shop/newsletter', { email, consent: true })).status).toBe(422);
});
