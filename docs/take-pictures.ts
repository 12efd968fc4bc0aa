// node docs/take-pictures.ts: the pictures of the documentation, taken anew from the demo shop as it is now.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startShop } from '../bench/support/shop-process.ts';
import { chromiumArgs, findChromium } from '../bin/test/chromium.mjs';
import { languageOf } from '../src/base/language/language.ts';

const FOLDER = fileURLToPath(new URL('./images/', import.meta.url));
const SIZES = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'laptop', width: 1280, height: 860 },
];
const OWNER = { email: 'owner@haat.local', password: crypto.randomUUID() };

mkdirSync(FOLDER, { recursive: true });
const shop = await startShop({ ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
// The pictures of docs/delivery.md: a shop with areas and rounds.
const village = await startShop({
  SEED: 'village',
  ADMIN_EMAIL: OWNER.email,
  ADMIN_PASSWORD: OWNER.password,
});
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs });
try {
  const shopper = { name: 'Asha', email: 'asha@example.com', phone: '9876543210', password: 'Mangoes-2026' };
  await call('POST', '/api/auth/signup', undefined, shopper);
  const asha = await logIn(shopper);
  const owner = await logIn(OWNER);
  const { products } = await call<{ products: { _id: string }[] }>('GET', '/api/products?skip=0&limit=3');
  for (const { _id } of products) await call('POST', '/api/cart', asha.token, { product: _id, quantity: 2 });
  await order(asha.token);
  for (const { _id } of products) await call('POST', '/api/cart', asha.token, { product: _id, quantity: 1 });
  for (const size of SIZES) {
    await take(browser, size, undefined, [
      '/',
      '/shop',
      `/shop/${products[0]?._id}`,
      '/about-us',
      '/contact-us',
      '/login',
      '/hi',
      '/hi/shop',
      '/bn',
    ]);
    await take(browser, size, asha, ['/checkout', '/my-order', '/profile']);
    await take(browser, size, owner, [
      '/dashboard',
      '/hi/dashboard',
      '/admin/products',
      '/admin/grid',
      '/admin/orders',
      '/customers',
      '/settings',
    ]);
  }
  const ofVillage = await logIn(OWNER, village.url);
  for (const size of SIZES)
    await take(browser, size, ofVillage, ['/admin/delivery', '/admin/rounds'], village.url);
  await side();
} finally {
  await browser.close();
  await shop.stop();
  await village.stop();
}

async function call<T = unknown>(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  at = shop.url,
): Promise<T> {
  const answer = await fetch(at + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const logIn = (
  { email, password }: { email: string; password: string },
  at = shop.url,
): Promise<{ user: unknown; token: string }> =>
  call('POST', '/api/auth/login', undefined, { email, password }, at);

async function order(token: string): Promise<void> {
  const { data: items } = await call<{ data: unknown[] }>('GET', '/api/cart', token);
  const { total, totalItems } = await call<{ total: number; totalItems: number }>(
    'GET',
    '/api/cart/quote',
    token,
  );
  await call('POST', '/api/orders', token, {
    items,
    totalAmount: total,
    totalItems,
    selectedAddress: {
      firstName: 'Asha',
      lastName: 'Rao',
      phone: '9876543210',
      colony: 'Nehru Nagar',
      landmark: 'Near the school',
    },
  });
}

/** Takes each page as one person sees it, at one size. */
async function take(
  from: Browser,
  { name, width, height }: (typeof SIZES)[number],
  person: { user: unknown; token: string } | undefined,
  paths: string[],
  at = shop.url,
): Promise<void> {
  const page: Page = await from.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  if (person) {
    const userData = JSON.stringify({ user: person.user, authenticated: true, userToken: person.token });
    await page.addInitScript((kept) => localStorage.setItem('userData', kept), userData);
  }
  for (const path of paths) {
    await page.goto(at + path, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const { language, address } = languageOf(path);
    const screen =
      address === '/'
        ? 'home'
        : address.startsWith('/shop/')
          ? 'product'
          : address.slice(1).replaceAll('/', '-');
    const file = language === 'en' ? screen : `${screen}-${language}`;
    const png = await page.screenshot();
    await sharp(png)
      .webp({ quality: 78 })
      .toFile(join(FOLDER, `${file}-${name}.webp`));
  }
  await page.close();
}

/** The picture of the README: the home page on a laptop with a phone beside it. */
async function side(): Promise<void> {
  const [laptop, phone] = [join(FOLDER, 'home-laptop.webp'), join(FOLDER, 'home-phone.webp')];
  await sharp({ create: { width: 1720, height: 900, channels: 3, background: '#f7f3e9' } })
    .composite([
      { input: await sharp(laptop).toBuffer(), left: 20, top: 20 },
      { input: await sharp(phone).toBuffer(), left: 1330, top: 60 },
    ])
    .webp({ quality: 80 })
    .toFile(join(FOLDER, 'home.webp'));
}
