import type { Browser, Locator, Page } from '@playwright/test';
import { median, slowTab, unpack } from './phone.ts';
import { openSlowLine } from './slow-line.ts';
import { type OpenShop, openToCollect, orderTo, type Receiver, stockShop } from './stocked-shop.ts';

const LINE = { kbits: 400, rtt: 400 };
const SLOWER = 4;
const PATIENCE = 60_000;
const HOME = '/dashboard';

type Row = Record<string, string | number>;
type Thumb = (control: Locator) => Promise<void>;
type Task = {
  name: string;
  /** What has to be there for it; answers who is on the order. */
  prepare: (shop: OpenShop) => Promise<Receiver>;
  /** From the owner's home to where it can be seen that it is done. */
  run: (page: Page, tap: Thumb, who: Receiver) => Promise<void>;
};

const pending = (shop: OpenShop) => orderTo(shop, {});
const inTab = (page: Page, tab: RegExp) => page.getByRole('main').getByRole('link', { name: tab });
const rowOf = (page: Page, name: string) => page.locator('[data-order]').filter({ hasText: name });

/** What an owner does most, each from her home. */
const TASKS: readonly Task[] = [
  {
    name: 'See what waits',
    prepare: pending,
    run: (page) => inTab(page, /Orders to pack/).waitFor(),
  },
  {
    name: 'Confirm an order after the call',
    prepare: (shop) => orderTo(shop, { phone: '12345' }),
    run: async (page, tap, { name }) => {
      await tap(inTab(page, /Orders to confirm/));
      await tap(page.getByRole('button', { name: `Confirm: ${name}` }));
      await rowOf(page, name).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Call somebody about an order',
    prepare: pending,
    run: async (page, tap, { name }) => {
      await tap(inTab(page, /Orders to pack/));
      await tap(page.getByRole('link', { name: `Call ${name}` }));
    },
  },
  {
    name: 'Pack an order as ordered',
    prepare: pending,
    run: async (page, tap, { name }) => {
      await tap(inTab(page, /Orders to pack/));
      await tap(page.getByRole('button', { name: `Packed: ${name}` }));
      await rowOf(page, name).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Send a packed order out',
    prepare: async (shop) => orderTo(shop, { packed: true }),
    run: async (page, tap, { name }) => {
      await tap(inTab(page, /Orders packed or on the way/));
      await tap(page.getByRole('button', { name: `Dispatch: ${name}` }));
      await page.getByRole('button', { name: new RegExp(`^Delivered, .*: ${name}$`) }).waitFor();
    },
  },
  {
    name: 'Delivered with the money',
    prepare: async (shop) => orderTo(shop, { packed: true, status: 'dispatched' }),
    run: async (page, tap, { name }) => {
      await tap(inTab(page, /Orders packed or on the way/));
      await tap(page.getByRole('button', { name: new RegExp(`^Delivered, .*: ${name}$`) }));
      await rowOf(page, name).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Money that came later',
    prepare: openToCollect,
    run: async (page, tap, { name }) => {
      await tap(inTab(page, /Orders to settle/));
      await tap(page.getByRole('button', { name: new RegExp(`^Got it.*: ${name}$`) }));
      await rowOf(page, name).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Find an order by a phone number',
    prepare: pending,
    run: async (page, tap, { name, phone }) => {
      await tap(page.getByRole('banner').getByRole('button', { name: 'Search or do anything' }));
      await page
        .getByRole('combobox', { name: 'Page, order, name or phone' })
        .fill(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`);
      await tap(page.getByRole('option', { name: new RegExp(name) }).first());
      await page.getByRole('heading', { name: /^Order #\d+/ }).waitFor();
    },
  },
  {
    name: 'Morning prices',
    prepare: pending,
    run: async (page, tap) => {
      await tap(inTab(page, /Morning prices/));
      await page
        .getByRole('textbox', { name: /^Price of / })
        .first()
        .waitFor();
    },
  },
];

/**
 * What an owner does most, in taps, and in the seconds that shop, line and phone take for it: nobody reads or thinks between two
 * taps. The phone has opened these pages before; the first time of each is not counted.
 */
export async function doOwnersTasks(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const shop = await stockShop(url);
  const line = await openSlowLine(url, LINE);
  const phone = await unpack(browser, line.url);
  try {
    await phone.addInitScript((session) => localStorage.setItem('userData', session), shop.session);
    const page = await slowTab(phone, SLOWER);
    page.setDefaultTimeout(PATIENCE);
    const rows: Row[] = [];
    for (const task of TASKS) {
      const efforts = [];
      for (let round = 0; round <= rounds; round += 1) efforts.push(await effortOf(page, shop, task));
      const counted = efforts.slice(1);
      const middle = (of: 'taps' | 'seconds') => median(counted.map((one) => one[of]));
      rows.push({ task: task.name, taps: middle('taps'), seconds: middle('seconds') });
    }
    return rows;
  } finally {
    await phone.close();
    line.close();
  }
}

async function effortOf(page: Page, shop: OpenShop, { prepare, run }: Task) {
  const who = await prepare(shop);
  let taps = 0;
  await page.goto(HOME, { waitUntil: 'commit' });
  const begun = performance.now();
  await run(
    page,
    async (control) => {
      taps += 1;
      await control.tap();
    },
    who,
  );
  return { taps, seconds: Math.round((performance.now() - begun) / 100) / 10 };
}
