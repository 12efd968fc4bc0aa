import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LoggedIn } from '#identity/log-in.ts';
import type { Order } from '#orders/order.ts';
import { readMail } from '#test/read-mail.ts';
import { startShop } from '../../../bench/support/shop-process.ts';
import { call, until } from '../load/calls.ts';
import { type Load, openLoad, OWNER, SHOP_ENV } from '../load/load.ts';
import { auditShop } from '../storage/outages.ts';

const PRELOAD = fileURLToPath(new URL('../machines/clock-preload.mjs', import.meta.url));
const HOUR = 60 * 60_000;
/** By how many hours the clock is off, one after the other. */
const HOURS = [6, 0, -7, 3, -26, 0];

/** What a clock that jumps did to those who used the shop. */
export type JumpFigures = {
  hours: readonly number[];
  orders: number;
  mails: number;
  refusals: Map<string, number>;
  broken: string[];
};

/** Sets the clock of a serving shop by hours, forwards and backwards, while a crowd uses it. */
export async function jumpUnderLoad(databaseUrl?: string, aliveMs = 1500): Promise<JumpFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-clock-'));
  const clockFile = join(dataDir, 'clock');
  writeFileSync(clockFile, '0');
  const env = {
    ...SHOP_ENV,
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${PRELOAD}`,
    CLOCK_FILE: clockFile,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const shop = await startShop(env, 'ignore');
  const broken: string[] = [];
  try {
    const load = await openLoad(shop.url);
    const { ledger } = load;
    const screen = await listenAsOwner(shop.url);
    for (const hours of HOURS) {
      const crowd = load.run(shop.url);
      await wait(aliveMs / 2);
      writeFileSync(clockFile, String(hours * HOUR));
      shop.process.kill('SIGUSR2');
      const before = ledger.orders.size;
      const heard = screen.heard();
      await until(
        `people order after the clock went to ${hours} h`,
        () => Promise.resolve(ledger.orders.size > before + 5),
        30_000,
      );
      await until('the back office hears of it', () => Promise.resolve(screen.heard() > heard), 30_000);
      await wait(aliveMs / 2);
      await crowd.stop();
      broken.push(...(await auditShop(env, load)), ...(await wrongLists(shop.url, load)));
    }
    for (const said of ledger.refusals.keys()) broken.push(`somebody got: ${said}`);
    const mails = await untilMailed(join(dataDir, 'outbox'), ledger.orders.size);
    if (mails.some((times) => times !== 1)) broken.push('an order was not told of by one mail');
    return {
      hours: HOURS,
      orders: ledger.orders.size,
      mails: mails.length,
      refusals: ledger.refusals,
      broken,
    };
  } finally {
    await shop.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A screen of the back office that stays open; how often it was told something. */
async function listenAsOwner(url: string): Promise<{ heard: () => number }> {
  const { body } = await call<LoggedIn>(url, 'POST', '/api/auth/login', {
    body: { ...OWNER, remember: true },
  });
  const answer = await fetch(`${url}/api/admin/events`, {
    headers: { Authorization: `Bearer ${body.token}` },
  });
  let heard = 0;
  const read = async (): Promise<void> => {
    try {
      for await (const bytes of answer.body ?? [])
        heard += Buffer.from(bytes).toString().split('event: news').length - 1;
    } catch {
      heard = 0; // a line that breaks while it counts has failed; at the end, with the server, nobody asks any more
    }
  };
  void read();
  return { heard: () => heard };
}

/** Each shopper sees all their own orders, in the order in which they placed them, with numbers that rise. */
async function wrongLists(url: string, { ledger }: Load): Promise<string[]> {
  const wrong: string[] = [];
  for (const shopper of ledger.shoppers) {
    const { status, body } = await call<{ orders: Order[] }>(url, 'GET', '/api/orders?limit=100', {
      token: shopper.token,
    });
    if (status !== 200) {
      wrong.push(`a shopper’s list of orders got ${status}`);
      continue;
    }
    const shown = body.orders.filter(({ _id }) => ledger.orders.has(_id));
    const placed = [...ledger.orders.keys()].filter((id) => shown.some(({ _id }) => _id === id));
    if (shown.map(({ _id }) => _id).join() !== placed.join())
      wrong.push('a shopper’s orders are out of order');
    const numbers = shown.map(({ orderId }) => Number(orderId));
    if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0)))
      wrong.push('order numbers do not rise');
  }
  return wrong;
}

/** Waits until as many orders were told of as there are; how many mails each has. */
async function untilMailed(outbox: string, orders: number): Promise<number[]> {
  const bySubject = new Map<string, number>();
  await until(
    'every order is told of by mail',
    () => {
      bySubject.clear();
      for (const file of readdirSync(outbox).filter((name) => name.endsWith('.eml'))) {
        const { subject } = readMail(readFileSync(join(outbox, file), 'utf8'));
        bySubject.set(subject, (bySubject.get(subject) ?? 0) + 1);
      }
      return Promise.resolve(bySubject.size >= orders);
    },
    60_000,
  );
  return [...bySubject.values()];
}
