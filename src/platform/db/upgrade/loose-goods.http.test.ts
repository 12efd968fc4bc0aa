import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { load } from '#test/released/dump.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

/** A shop of before there were loose goods, in which rice is sold by the gram, and what it is after the upgrade. */
async function upgraded(change: Record<string, number>) {
  const database = await newEmptyDatabase();
  const kept = new URL(
    `../../../../test/released/011-pictures-elsewhere.${database.address.kind}.sql`,
    import.meta.url,
  );
  await load(database.address, readFileSync(kept, 'utf8'));
  const db = openDatabase(database.address);
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('title', '=', 'rice')
    .executeTakeFirstOrThrow();
  const figures = { price_paise: 110, cut_price_paise: 120, stock: 900, sold: 250, ...change };
  await db
    .updateTable('products')
    .set({ unit: 'gram', ...figures })
    .where('id', '=', id)
    .execute();
  await db.updateTable('order_lines').set({ unit: 'gram' }).where('product_id', '=', id).execute();
  await db.updateTable('cart_lines').set({ product_id: id, quantity: 15 }).execute();
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'position', 'unit', 'quantity', 'price_paise', 'total_paise'])
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const sold = await soldOf();
  await migrate(db, database.address.kind);
  async function soldOf() {
    return db
      .selectFrom('daily_product_sales')
      .select(['product_id', 'quantity', 'sales_paise'])
      .orderBy('product_id')
      .orderBy('day')
      .execute();
  }
  return {
    db,
    id,
    lines,
    sold,
    soldOf,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await database.remove();
    },
  };
}

test('goods by the gram become loose goods by the kilo, with the same stock, sales and carts', async () => {
  await using shop = await upgraded({});
  const { db, id } = shop;
  const product = await db
    .selectFrom('products')
    .select(['unit', 'sold_by', 'least', 'step', 'price_paise', 'cut_price_paise', 'stock', 'sold'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(product).toEqual({
    unit: 'kg',
    sold_by: 'weight',
    least: 1,
    step: 1,
    price_paise: 110_000,
    cut_price_paise: 120_000,
    stock: 900,
    sold: 250,
  });
  const [line] = await db.selectFrom('cart_lines').select(['product_id', 'quantity']).execute();
  expect(line).toEqual({ product_id: id, quantity: 15 });
});

test('what was ordered stays as it was agreed, and the day knows how much of it was sold', async () => {
  await using shop = await upgraded({});
  const lines = await shop.db
    .selectFrom('order_lines')
    .select(['order_id', 'position', 'unit', 'quantity', 'price_paise', 'total_paise'])
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  expect(lines).toEqual(shop.lines);
  const kinds = await shop.db.selectFrom('order_lines').select('sold_by').distinct().execute();
  expect(kinds).toEqual([{ sold_by: 'piece' }]);
  // Rice was by the gram: so it is counted still. Mangoes went by the kilo: they are counted in grams from now on.
  expect(await shop.soldOf()).toEqual(
    shop.sold.map((day) => (day.product_id === shop.id ? day : { ...day, quantity: day.quantity * 1000 })),
  );
});

test('what a whole kilo of would cost more than a price may be is still sold by the gram', async () => {
  await using shop = await upgraded({ price_paise: 1_500_000, cut_price_paise: 1_500_000 });
  const product = await shop.db
    .selectFrom('products')
    .select(['unit', 'sold_by', 'price_paise', 'stock'])
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow();
  expect(product).toEqual({ unit: 'gram', sold_by: 'piece', price_paise: 1_500_000, stock: 900 });
});

test('going back makes whole kilos of loose goods and changes no order’s money', async () => {
  const database = await newEmptyDatabase();
  const kept = new URL(
    `../../../../test/released/013-loose-goods.${database.address.kind}.sql`,
    import.meta.url,
  );
  await load(database.address, readFileSync(kept, 'utf8'));
  const db = openDatabase(database.address);
  const totalsOf = () =>
    db
      .selectFrom('order_lines')
      .select(['order_id', 'position', 'total_paise'])
      .orderBy('order_id')
      .execute();
  const before = await totalsOf();
  const potato = () =>
    db
      .selectFrom('products')
      .select(['id', 'unit', 'stock', 'sold'])
      .where('title', '=', 'potato')
      .executeTakeFirstOrThrow();
  expect(await potato()).toMatchObject({ stock: 29_250, sold: 750 });
  await migrate(db, database.address.kind, '012-shelves');
  const { id, ...potatoes } = await potato();
  expect(potatoes).toEqual({ unit: 'kg', stock: 29, sold: 0 });
  expect(await totalsOf()).toEqual(before);
  const inCart = await db.selectFrom('cart_lines').select('quantity').where('product_id', '=', id).execute();
  expect(inCart).toEqual([{ quantity: 2 }]);
  await db.destroy();
  await database.remove();
});
