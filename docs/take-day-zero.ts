// node docs/take-day-zero.ts: the six pictures of docs/day-zero.md, of a new shop that its owner opens on a phone, in Hindi.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startShop } from '../bench/support/shop-process.ts';
import { chromiumArgs, findChromium } from '../bin/test/chromium.mjs';
import { wordsIn } from '../src/platform/words.ts';

const FOLDER = fileURLToPath(new URL('./images/', import.meta.url));
const OWNER = { email: 'owner@haat.local', password: crypto.randomUUID() };
const NEIGHBOUR = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  password: 'Mangoes-2026',
};
const words = wordsIn('hi');
const say = (id: string, values?: Record<string, unknown>): string => words._(id, values);

const shop = await startShop({
  SEED: 'none',
  ADMIN_EMAIL: OWNER.email,
  ADMIN_PASSWORD: OWNER.password,
});
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
  const take = async (name: string): Promise<void> => {
    await page.waitForTimeout(1000);
    const png = await page.screenshot();
    await sharp(png)
      .webp({ quality: 78 })
      .toFile(join(FOLDER, `day-zero-${name}.webp`));
  };
  const begin = () =>
    page
      .getByRole('region', { name: say('office.first.title') })
      .getByRole('link', { name: say('office.first.begin') })
      .click();
  const save = () => page.locator('button[type=submit]').click();

  await page.goto(`${shop.url}/hi/login`);
  await page.getByLabel(say('account.field.emailOrPhone')).fill(OWNER.email);
  await page.getByLabel(say('account.field.password'), { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: say('account.login.action'), exact: true }).click();
  await page.getByRole('region', { name: say('office.first.title') }).waitFor();
  await take('1-first-login');

  await begin();
  await page.getByLabel(say('office.first.shop.name')).fill('शर्मा किराना');
  await page.getByLabel(say('office.first.shop.phone')).fill('9826011111');
  await page.getByLabel(say('office.first.shop.village')).fill('रामपुर');
  await save();
  await page.getByText('शर्मा किराना · रामपुर').waitFor();

  await page.goto(`${shop.url}/hi/admin/stock-the-shop`);
  await page
    .getByRole('navigation', { name: say('office.stocking.groups') })
    .getByRole('link', { name: /दाल/ })
    .first()
    .click();
  const prices = page.getByRole('listitem').getByRole('textbox');
  await prices.nth(0).fill('158');
  await prices.nth(1).fill('82');
  await take('2-goods');
  await page.getByRole('button', { name: say('office.stocking.put', { priced: 2 }) }).click();
  await page.waitForTimeout(1500);

  await page.goto(`${shop.url}/hi/dashboard`);
  await begin();
  await page.getByLabel(say('account.field.pincode'), { exact: true }).fill('495559');
  await page.getByRole('checkbox', { name: 'रामपुर' }).waitFor();
  await page.getByLabel(say('office.first.fee')).fill('20');
  await page.getByLabel(say('office.first.freeAbove')).fill('500');
  await take('3-villages-and-fee');
  await save();
  await page.getByRole('heading', { name: say('office.first.round.title') }).waitFor();
  await take('4-first-round');
  await save();
  await page.getByRole('heading', { name: say('office.first.money.title') }).waitFor();

  await page.goto(`${shop.url}/hi/dashboard`);
  await page.getByRole('button', { name: say('office.nav.menu'), exact: true }).click();
  await take('5-menu');

  await firstOrder();
  await page.goto(`${shop.url}/hi/admin/orders/queue`);
  await take('6-first-order');
} finally {
  await browser.close();
  await shop.stop();
}

/** A neighbour buys what was just put into the shop. */
async function firstOrder(): Promise<void> {
  await call('POST', '/api/auth/signup', undefined, NEIGHBOUR);
  const { email, password } = NEIGHBOUR;
  const { token } = await call<{ token: string }>('POST', '/api/auth/login', undefined, { email, password });
  const { products } = await call<{ products: { _id: string }[] }>('GET', '/api/products?skip=0&limit=2');
  for (const { _id } of products) await call('POST', '/api/cart', token, { product: _id, quantity: 1 });
  const to = {
    firstName: 'आशा',
    lastName: 'राव',
    phone: NEIGHBOUR.phone,
    colony: 'नेहरू नगर',
    landmark: 'स्कूल के पास',
    village: 'रामपुर',
    pincode: '495559',
  };
  const { data: items } = await call<{ data: unknown[] }>('GET', '/api/cart', token);
  const place = `pincode=${to.pincode}&village=${encodeURIComponent(to.village)}`;
  const { total, totalItems } = await call<{ total: number; totalItems: number }>(
    'GET',
    `/api/cart/quote?${place}`,
    token,
  );
  await call('POST', '/api/orders', token, { items, totalAmount: total, totalItems, selectedAddress: to });
}

async function call<T = unknown>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const answer = await fetch(shop.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
