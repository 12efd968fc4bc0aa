import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { type Door, shopAtDoors } from '#test/steps/late-taps.ts';
import { sendTap, sheetOf, tapOn } from '#test/steps/stops.ts';

// Who orders locks the round, then the day's sales. Whoever locks them the other way round makes somebody wait for a second, until
// PostgreSQL ends one of the two. SQLite has one writer at a time.

/** Locks the round as one who orders; adds to the day's sales once `act` waits for that round. */
async function whileOrdering({ platform: { db } }: TestShop, { round }: Door, act: () => Promise<number>) {
  let acted: Promise<number> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('rounds').set({ promised: 1 }).where('id', '=', round).execute();
    acted = act();
    while (!(await somebodyWaits(db))) await wait(10);
    await sql`set local lock_timeout = '300ms'`.execute(tx);
    await tx
      .updateTable('daily_sales')
      .set((day) => ({ orders: day.ref('orders') }))
      .execute();
  });
  return acted;
}

async function somebodyWaits(db: TestShop['platform']['db']): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'nobody waits in a circle: shoppers order for a round while staff and its rider deliver and take the money',
  async () => {
    await using shop = await openShop();
    const { orderOnTheWay } = await shopAtDoors(shop);
    const [office, atDoor] = [await orderOnTheWay(), await orderOnTheWay()];
    const change = { status: 'delivered', paymentStatus: 'received' };
    const paid = await whileOrdering(
      shop,
      office,
      async () => (await office.owner.call('PATCH', `/api/orders/${office.placed._id}`, change)).status,
    );
    expect(paid).toBe(200);
    const { rider, round, placed } = atDoor;
    const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === placed._id)!;
    const tapped = await whileOrdering(
      shop,
      atDoor,
      async () => (await sendTap(rider, round, tapOn(stop, { cash: 130 }))).status,
    );
    expect([tapped, shop.bugs]).toEqual([200, []]);
  },
);
