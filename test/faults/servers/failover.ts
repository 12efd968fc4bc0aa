import { setTimeout as wait } from 'node:timers/promises';
import { call, until } from '../load/calls.ts';
import { openLoad } from '../load/load.ts';
import { openFleet } from '../machines/fleet.ts';
import { openPostgres } from '../machines/own-postgres.ts';
import { openAddress, openStandby } from '../machines/standby.ts';
import { auditShop } from '../storage/outages.ts';

/** What the loss of the first PostgreSQL cost, with a second one that followed it. */
export type FailoverFigures = {
  ordersBefore: number;
  ordersAfter: number;
  /** Milliseconds from the loss to the first write, and how many of them the standby took to take over. */
  writingAfter: number;
  takenOverAfter: number;
  asked: { replayed: number; placed: number };
  broken: string[];
};

/** Two servers on a PostgreSQL that dies under load; its standby takes over, the address moves, the shop goes on. */
export async function loseDatabaseUnderLoad(): Promise<FailoverFigures> {
  const primary = await openPostgres();
  const standby = await openStandby(primary.url);
  const address = await openAddress(primary.url);
  const fleet = await openFleet(2, { databaseUrl: address.url });
  try {
    const url = fleet.proxy?.url ?? fleet.urls[0]!;
    const load = await openLoad(url, { shoppers: 6 });
    const { orders, refusals } = load.ledger;
    const crowd = load.run(url);
    await until('orders are placed', () => Promise.resolve(orders.size > 20), 60_000);
    await wait(1000);
    const began = performance.now();
    await primary.stop('immediate');
    await standby.takeOver();
    address.moveTo(standby.port);
    const takenOverAfter = performance.now() - began;
    await until('the shop writes again', async () => {
      const body = {
        name: 'After',
        email: `after-${performance.now()}@example.in`,
        phone: '9876543210',
        password: 'Mango-1234',
      };
      return (await call(url, 'POST', '/api/auth/signup', { body })).status === 201;
    });
    const writingAfter = performance.now() - began;
    await crowd.stop();
    const ordersBefore = orders.size;
    const asked = await load.askAgain(url);
    const broken = await auditShop(fleet.env, load);
    const again = load.run(url);
    await wait(1500);
    await again.stop();
    broken.push(...(await auditShop(fleet.env, load)));
    for (const said of refusals.keys()) if (/^5(?!03)/.test(said)) broken.push(`somebody got: ${said}`);
    const ordersAfter = orders.size - ordersBefore;
    if (ordersAfter <= asked.placed) broken.push('nobody could order afterwards');
    return { ordersBefore, ordersAfter, writingAfter, takenOverAfter, asked, broken };
  } finally {
    await fleet.close();
    address.close();
    await standby.remove();
    await primary.remove();
  }
}
