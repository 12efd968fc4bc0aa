import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

test('orders that were promised another time are found without reading what else happened to orders', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  const moved = sql`select 1 from order_events where order_id = 'an order' and kind = 'roundChanged'`;
  const isPostgres = shop.address.kind === 'postgres';
  const { rows } = await (isPostgres ? sql`explain ${moved}` : sql`explain query plan ${moved}`).execute(db);
  expect(JSON.stringify(rows)).toContain('order_events_moved');
});
