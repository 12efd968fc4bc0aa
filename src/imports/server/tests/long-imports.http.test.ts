import { expect, test } from 'vitest';
import { isAboutGoods } from '#catalogue/server/tags.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { goodsOf, start, upload, workOff } from '#test/steps/staged-imports.ts';

test('an import that a restart broke off goes on where it was', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = Array.from({ length: 700 }, (_, at) => `S-${at},Goods ${at},${at + 1},5`);
  const { body } = await upload(owner, `sku,title,price,stock\n${rows.join('\n')}\n`);
  const { id, revision } = body;
  await owner.call('POST', `/api/products/imports/${id}/start`, { revision });
  const { db } = shop.platform;
  await db.updateTable('imports').set({ done_parts: 2 }).where('id', '=', id).execute();
  await workOff(shop);
  expect((await owner.call('GET', `/api/products/imports/${id}`)).body).toMatchObject({
    state: 'done',
    outcome: { added: 300 },
  });
  expect((await goodsOf(shop)).length).toBe(300);
});

test('a long import has lists made anew once in three seconds, not after each of its parts', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = Array.from({ length: 1400 }, (_, at) => `S-${at},Goods ${at},${at + 1},5`);
  const { body } = await upload(owner, `sku,title,price,stock\n${rows.join('\n')}\n`);
  let told = 0;
  shop.platform.changes.follow((change) => {
    if (isAboutGoods(change)) told += 1;
  });
  const began = performance.now();
  await start(shop, owner, body);
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 3000));
  expect((await goodsOf(shop)).length).toBe(1400);
});

test('a long file is checked by a job, and a plan given meanwhile is checked instead', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rows = Array.from({ length: 2100 }, (_, at) => `S-${at},Goods ${at},${at + 1},5,A`);
  const { body } = await upload(owner, `sku,title,price,stock,group\n${rows.join('\n')}\n`);
  expect(body).toMatchObject({ state: 'checking', rows: 2100 });
  const { revision, plan } = body;
  const columns = ['sku', 'title', 'price', 'stock', null];
  await owner.call('PUT', `/api/products/imports/${body.id}/plan`, { ...plan, columns, revision });
  await workOff(shop);
  const { body: checked } = await owner.call('GET', `/api/products/imports/${body.id}`);
  expect(checked).toMatchObject({
    state: 'waiting',
    outcome: { added: 2100, found: [{ key: '', rows: 2100 }] },
  });
});
