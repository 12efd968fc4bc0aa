import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '#orders/order.ts';
import { startShop } from '../../bench/support/shop-process.ts';
import { call, until } from './load/calls.ts';
import { openLoad, SHOP_ENV } from './load/load.ts';
import { confirmedOrder, type MailTrouble, openMailServer } from './machines/mail-server.ts';
import { auditShop } from './storage/outages.ts';

const TROUBLES = ['open', 'refusing', 'silent', 'dripping', 'dying'] as const satisfies MailTrouble[];

/** How orders fared while the mail server failed, and their mails afterwards. */
export type MailFigures = {
  /** Orders in each state of the mail server, in the same time. */
  orders: Record<MailTrouble, number>;
  /** Mails that the server took, and milliseconds from its recovery to the last of them. */
  mails: number;
  allSentAfter: number;
  refusals: Map<string, number>;
  broken: string[];
};

/** Lets the mail server fail in each way for a while, under load, and then be well again. */
export async function failMailsUnderLoad(eachMs = 4000): Promise<MailFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-mails-'));
  const server = await openMailServer();
  const env = { ...SHOP_ENV, DATA_DIR: dataDir, SMTP_URL: server.url };
  const shop = await startShop(env, 'ignore');
  const orders = { open: 0, refusing: 0, silent: 0, dripping: 0, dying: 0 };
  const broken: string[] = [];
  try {
    const load = await openLoad(shop.url);
    const { ledger } = load;
    const crowd = load.run(shop.url);
    for (const trouble of TROUBLES) {
      const before = ledger.orders.size;
      await server.become(trouble);
      await wait(eachMs);
      orders[trouble] = ledger.orders.size - before;
      if (orders[trouble] === 0) broken.push(`nobody could order while the mail server was ${trouble}`);
    }
    await crowd.stop();
    await server.become('open');
    const numbers = await orderNumbers(shop.url, load.ledger.shoppers);
    const allSentAfter = await until(
      'every order is told of by mail',
      () =>
        Promise.resolve(
          new Set(server.taken.flatMap((mail) => confirmedOrder(mail) ?? [])).size >= numbers.size,
        ),
      300_000,
    );
    for (const said of ledger.refusals.keys()) broken.push(`somebody got: ${said}`);
    const told = server.taken.map(({ subject }) => subject);
    for (const subject of new Set(told.filter((one, at) => told.indexOf(one) !== at)))
      broken.push(`more than one mail says “${subject}”`);
    const ofOrders = new Set(server.taken.flatMap((mail) => confirmedOrder(mail) ?? []));
    for (const number of numbers) if (!ofOrders.has(number)) broken.push(`no mail tells of order ${number}`);
    broken.push(...(await auditShop(env, load)));
    return { orders, mails: told.length, allSentAfter, refusals: ledger.refusals, broken };
  } finally {
    await shop.kill();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The numbers of all that the crowd ordered, as each shopper's own list tells. */
async function orderNumbers(url: string, shoppers: readonly { token: string }[]): Promise<Set<string>> {
  const numbers = new Set<string>();
  for (const { token } of shoppers) {
    let before = '';
    for (;;) {
      const path = `/api/orders?limit=100${before && `&before=${before}`}`;
      const { body } = await call<{ orders: Order[] }>(url, 'GET', path, { token });
      const { orders } = body;
      for (const { orderId } of orders) numbers.add(orderId);
      if (orders.length < 100) break;
      before = orders[0]?._id ?? '';
    }
  }
  return numbers;
}
