import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { billsOf, registerShop, taxGoods, wrongBills } from '#test/steps/bills.ts';
import { atCounter, take } from '#test/steps/taking.ts';

test('goods whose rate nobody confirmed are billed as the shop proposes where that is sure, and at 18 % where nothing is known', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await registerShop(owner);
  const goods = await addGoods(shop, {
    'Moong dal': { category: 'grocery', unit: 'item', pack: '1 kg', price: 105 },
    // Sold loose, the same dal is exempt.
    'Masoor dal': { category: 'grocery', soldBy: 'weight', unit: 'kg', price: 100 },
    // A name that no staple has, and a staple's name on another shelf.
    Gadget: { category: 'electronics', unit: 'item', price: 118 },
    'Toor dal': { category: 'cosmetics', unit: 'item', price: 118 },
    Soap: { category: 'localitems', unit: 'item', price: 118 },
  });
  await taxGoods(shop, goods.Soap, { hsn: '3401', rate: 18 });
  const bought = Object.values(goods).map((one): [typeof one, number] => [one, 1]);
  const { body } = await take(owner, atCounter(bought, 105 + 100 + 118 + 118 + 118));
  const [bill] = await billsOf(owner, body.data);
  const lines = bill?.lines.map(({ title, hsn, rate, rateAssumed }) => [title.en, hsn, rate, rateAssumed]);
  expect(lines).toEqual([
    ['Moong dal', '0713', 5, true],
    ['Masoor dal', '0713', 0, true],
    ['Gadget', '', 18, true],
    ['Toor dal', '', 18, true],
    ['Soap', '3401', 18, false],
  ]);
  // It is still asked for, on the bill and of the goods.
  expect(bill?.missing).toEqual(expect.arrayContaining(['rate', 'hsn']));
  const { counts } = (await owner.call('GET', '/api/products/admin/missing')).body;
  expect(counts.taxRate).toBe(4);
  expect(await wrongBills(shop)).toEqual([]);
});

test('an HSN that is filled in later must be one of the list', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await registerShop(owner);
  const { Gadget } = await addGoods(shop, { Gadget: { category: 'electronics', unit: 'item', price: 118 } });
  const { body } = await take(owner, atCounter([[Gadget, 1]], 118));
  const [bill] = await billsOf(owner, body.data);
  const fill = (hsn: string) => owner.call('PUT', `/api/bills/${bill?._id}/lines/0/hsn`, { hsn });
  const unknown = await fill('9999');
  expect([unknown.status, unknown.body.fields]).toEqual([422, { hsn: ['There is no HSN that begins so'] }]);
  expect((await fill('8506')).body.lines[0].hsn).toBe('8506');
});
