import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { median, slowTab, unpack } from './phone.ts';
import { openSlowLine } from './slow-line.ts';

const LINE = { kbits: 400, rtt: 400 };
const SLOWER = 4;
const PATIENCE = 60_000;

type Effort = { taps: number; fields: number; seconds: number };
type Row = Record<string, string | number>;

/**
 * From the home page to a placed order: by newcomers with and without an e-mail address, who make an account on the way, and by
 * somebody who came before. The seconds are the machine's alone: nobody reads or thinks between two taps.
 */
export async function doMainJob(browser: Browser, shop: string, rounds: number): Promise<Row[]> {
  const efforts: Effort[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const byPhone = await onSlowPhone(browser, shop, [(page, thumb) => orderAsNewcomer(page, thumb)]);
    const byMail = await onSlowPhone(browser, shop, [
      (page, thumb) => orderAsNewcomer(page, thumb, `bench.${randomUUID().slice(0, 8)}@example.com`),
      orderAgain,
    ]);
    efforts.push([...byPhone, ...byMail]);
  }
  return ['new, by phone number', 'new, by e-mail', 'returning'].map((who, at) => {
    const middle = (of: keyof Effort) => median(efforts.map((one) => one[at]?.[of] ?? NaN));
    return { who, taps: middle('taps'), 'typed fields': middle('fields'), seconds: middle('seconds') };
  });
}

/** What a thumb does: taps on controls, and fields that something is typed into. */
type Thumb = {
  tap: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
};

type Job = (page: Page, thumb: Thumb) => Promise<void>;

/** What these jobs take, one after another in one tab of a new phone, whose session goes on. */
async function onSlowPhone(browser: Browser, shop: string, jobs: readonly Job[]): Promise<Effort[]> {
  const line = await openSlowLine(shop, LINE);
  const phone = await unpack(browser, line.url);
  try {
    const page = await slowTab(phone, SLOWER);
    page.setDefaultTimeout(PATIENCE);
    const efforts: Effort[] = [];
    for (const job of jobs) efforts.push(await effortOf(page, job));
    return efforts;
  } finally {
    await phone.close();
    line.close();
  }
}

async function effortOf(page: Page, order: Job): Promise<Effort> {
  const effort = { taps: 0, fields: 0 };
  const begun = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await order(page, {
    tap: async (control) => {
      effort.taps += 1;
      await control.tap();
    },
    type: async (field, text) => {
      effort.fields += 1;
      await field.fill(text);
    },
  });
  await page.getByRole('heading', { name: /Order Successful!/ }).waitFor();
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return { ...effort, seconds };
}

async function orderAsNewcomer(page: Page, { tap, type }: Thumb, email?: string): Promise<void> {
  const main = page.getByRole('main');
  await tap(main.getByRole('link', { name: /Please Login to Add/ }).first());
  await tap(main.getByRole('link', { name: 'Sign Up' }));
  await type(page.getByLabel('Name'), 'Asha Rao');
  if (email) await type(main.getByLabel('Email'), email);
  else await tap(page.getByLabel('I have no e-mail'));
  await type(page.getByLabel('Phone'), newPhone());
  await type(page.getByLabel('Password', { exact: true }), 'Mangoes-2026');
  await tap(page.getByRole('button', { name: 'Sign Up' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Login' }));
  await tap(page.getByRole('button', { name: 'View cart' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Checkout' }));
  await type(page.getByLabel('Colony'), 'Nehru Nagar, house 12');
  await type(page.getByLabel('Landmark'), 'Behind the school');
  await tap(page.getByRole('button', { name: 'Place Order' }));
}

/** A phone number that has no account yet, because one can be the name of one account only. */
const newPhone = (): string => `9${String(randomInt(1e9)).padStart(9, '0')}`;

/** The same good again: it is the first that home offers. */
async function orderAgain(page: Page, { tap }: Thumb): Promise<void> {
  await tap(page.getByRole('main').getByRole('button', { name: /^Add/ }).first());
  await tap(page.getByRole('button', { name: 'View cart' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Checkout' }));
  await tap(page.getByRole('button', { name: 'Place Order' }));
}
