import type { Browser, Page } from '@playwright/test';
import { readTyped } from '#counter/web/admin/goods/use-goods.ts';
import { waitForScripts } from '../../e2e/support/wait-for-scripts.ts';
import type { ListedProduct } from '../../src/catalogue/catalogue.ts';
import { OWNER } from './stocked-shop.ts';

const LINES = 30;
const KEY_MS = 60;
const ENOUGH = 5;
type Line = { typed: string; title: string };

/**
 * An order by phone with 30 lines, taken with the keyboard of a laptop alone: from the key that opens the empty screen to the number
 * of the placed order. Each key takes 60 ms; goods are typed until they stand first, and taken with Enter. Nobody talks or thinks.
 */
export async function takeThirtyLines(
  browser: Browser,
  shop: string,
): Promise<Record<string, string | number>[]> {
  const lines = await linesToType(shop);
  const laptop = await browser.newContext({
    baseURL: shop,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
  });
  try {
    const page = waitForScripts(await laptop.newPage());
    await enter(page, shop);
    const begun = performance.now();
    const keys = await takeOrder(page, lines);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    return [{ who: 'order by phone, keyboard', lines: lines.length, keys, seconds }];
  } finally {
    await laptop.close();
  }
}

async function takeOrder(page: Page, lines: readonly Line[]): Promise<number> {
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key, { delay: KEY_MS });
  };
  const type = async (text: string): Promise<void> => {
    for (const letter of text) await press(letter === ' ' ? 'Space' : letter);
  };
  await press('n');
  await page.locator('#take-phone:focus').waitFor();
  await type('9826033333');
  await press('Enter');
  await type('gita bai');
  await press('Enter');
  await type('near the temple');
  await press('Enter');
  const offers = page.getByRole('list', { name: 'Which goods' }).getByRole('listitem');
  for (const { typed, title } of lines) {
    await type(`2 ${typed}`);
    await offers.first().filter({ hasText: title }).waitFor();
    await press('Enter');
  }
  const taken = page.getByRole('list', { name: 'What was ordered' }).getByRole('listitem');
  await taken.nth(lines.length - 1).waitFor();
  await press('Control+Enter');
  await page.getByText(/^Order #\d+ taken/).waitFor();
  return keys;
}

/** Goods of which there is enough, and as much of each name as has to be typed until it stands first. */
async function linesToType(shop: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { title, stock } of await productsOf(shop, 'limit=100')) {
    if (lines.length === LINES) return lines;
    const typed = stock >= ENOUGH ? await leastTyped(shop, title) : undefined;
    if (typed !== undefined) lines.push({ typed, title });
  }
  throw new Error(`only ${lines.length} goods of this shop can be found by their names`);
}

async function leastTyped(shop: string, title: string): Promise<string | undefined> {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim();
  for (let length = 3; length <= name.length; length += 1) {
    const typed = name.slice(0, length);
    if (typed.endsWith(' ')) continue;
    // Of gram flour the screen reads that many grams of flour: such goods are left out.
    const { name: q } = readTyped(`2 ${typed}`);
    const [first] = await productsOf(shop, `limit=5&q=${encodeURIComponent(q)}`);
    if (first?.title === title) return typed;
  }
  return undefined;
}

async function productsOf(shop: string, asked: string): Promise<ListedProduct[]> {
  const answer = await fetch(`${shop}/api/products?${asked}`);
  return ((await answer.json()) as { products: ListedProduct[] }).products;
}

/** Opens the queue of orders with the owner signed in. */
async function enter(page: Page, shop: string): Promise<void> {
  const answer = await fetch(`${shop}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const { user, token } = (await answer.json()) as { user: object; token: string };
  await page.addInitScript(
    ([me, userToken]) =>
      localStorage.setItem('userData', JSON.stringify({ user: me, authenticated: true, userToken })),
    [user, token] as const,
  );
  await page.goto('/admin/orders');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
