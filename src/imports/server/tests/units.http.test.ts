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

test('a stock in dozens is of pieces at the price of one, where nothing else says dozen', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await importFile(owner, 'item code,name,rate,qty\nE,Eggs,6,5 dozen\nT,Tray,70/dozen,5 dozen\n');
  expect(await sold(owner)).toEqual([
    ['Eggs', 6, 'item', '', 60],
    ['Tray', 70, 'item', '12 pieces', 5],
  ]);
  await importFile(owner, 'item code,qty\nE,2 dozen\nT,2 dozen\n');
  expect(await sold(owner)).toMatchObject([
    { 0: 'Eggs', 4: 24 },
    { 0: 'Tray', 4: 2 },
  ]);
});

test('in a list with decimal commas, stocks, prices, rates and steps have them alike', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await importFile(
    owner,
    'name;unit;rate;qty;least;step;sold by;gst\nOnion;Kgs;49,90;12,5;0,5;0,25;weight;2,5\nSoap;Pcs;38,00;2,5;;;;\n',
  );
  expect(body).toMatchObject({
    added: 1,
    adjusted: [],
    skipped: [{ row: 3, reason: 'the stock of Soap is not a whole number: 2,5' }],
  });
  expect(await sold(owner)).toEqual([['Onion', 49.9, 'kg', '', 12.5]]);
  const [onion] = (await owner.call('GET', '/api/products/admin')).body.products;
  expect(onion).toMatchObject({ least: 0.5, step: 0.25 });
  expect((await owner.call('GET', `/api/products/admin/${onion._id}`)).body).toMatchObject({ taxRate: 2.5 });
});

test('a price for a kilo, a litre or a dozen says how the goods are sold, where no column does', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await importFile(
    owner,
    'name,rate,stock\nOnion,45/kg,12.5\nOil,Rs. 160 per litre,20\nBananas,60/dozen,3\nGhee,600/kg,500 gm\nSoap,38/-,9\n',
  );
  expect(body).toMatchObject({ added: 5, skipped: [], adjusted: [] });
  expect(await sold(owner)).toEqual([
    ['Bananas', 60, 'item', '12 pieces', 3],
    ['Ghee', 600, 'kg', '', 0.5],
    ['Oil', 160, 'litres', '', 20],
    ['Onion', 45, 'kg', '', 12.5],
    ['Soap', 38, 'item', '', 9],
  ]);
  const { products } = (await owner.call('GET', '/api/products/admin?q=onion')).body;
  expect(products).toMatchObject([{ soldBy: 'weight' }]);
});

test('in our own layout, too, a dozen is a pack of twelve', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await importFile(owner, 'title,category,price,unit,stock\nEggs,grocery,72,Dozen,5\n');
  expect(await sold(owner)).toEqual([['Eggs', 72, 'item', '12 pieces', 5]]);
});
