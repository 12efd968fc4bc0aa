import { expect, test } from 'vitest';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { importFile } from '#test/steps/import-files.ts';

/** What the shop sells, as the owner has it. */
const sold = async (owner: Caller) =>
  (await owner.call('GET', '/api/products/admin?limit=200')).body.products
    .map(({ title, price, unit, pack, stock }: Record<string, unknown>) => [title, price, unit, pack, stock])
    .toSorted();

test('goods by the dozen are packs of twelve at the price of a dozen, and as many as the file says', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await importFile(
    owner,
    'item code,name,unit,rate,qty\nE,Eggs,Dozen,72,5\nB,Bananas,दर्जन,60,36 Pcs\nS,Soap,Pcs,38,1 dozen\n',
  );
  expect(body).toMatchObject({ added: 3, skipped: [], adjusted: [] });
  expect(await sold(owner)).toEqual([
    ['Bananas', 60, 'item', '12 pieces', 3],
    ['Eggs', 72, 'item', '12 pieces', 5],
    ['Soap', 38, 'item', '', 12],
  ]);
  await importFile(owner, 'item code,unit,qty\nE,Dozen,7\nS,Dozen,2\n');
  expect(await sold(owner)).toMatchObject([{ 0: 'Bananas' }, { 0: 'Eggs', 4: 7 }, { 0: 'Soap', 4: 24 }]);
});

test('in our own layout, too, a dozen is a pack of twelve', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await importFile(owner, 'title,category,price,unit,stock\nEggs,grocery,72,Dozen,5\n');
  expect(await sold(owner)).toEqual([['Eggs', 72, 'item', '12 pieces', 5]]);
});
