import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { order } from './carts.ts';
import { addGoods } from './goods.ts';
import { openShop } from './open-shop.ts';
import { admin, signUp } from './people.ts';

test('what one test leaves is gone for the next: rows, numbers, and a table of its own', async () => {
  for (const table of [undefined, 'left_behind', undefined]) {
    await using shop = await openShop();
    const { db } = shop.platform;
    const accounts = await db.selectFrom('users').select('id').execute();
    const shelves = await db.selectFrom('shelves').select('value').execute();
    expect([accounts.length, shelves.length]).toEqual([0, 9]);
    await expect(sql`select * from left_behind`.execute(db)).rejects.toThrow('left_behind');
    await admin(shop);
    const { mango } = await addGoods(shop, { mango: {} });
    expect((await order(await signUp(shop), [mango, 1])).orderId).toBe('1');
    if (table) await sql`create table ${sql.table(table)} (id text)`.execute(db);
  }
});
