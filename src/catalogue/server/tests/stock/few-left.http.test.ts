import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

test('goods are few while only some orders can be filled, loose goods by what one order takes at least', async () => {
  await using shop = await openShop();
  const [asha, ravi] = [await signUp(shop), await signUp(shop)];
  const { soap, okra, milk } = await addGoods(shop, {
    soap: { unit: 'item', stock: 7, price: 20 },
    okra: { unit: 'kg', soldBy: 'weight', least: 0.25, stock: 1.5, price: 48 },
    milk: { unit: 'litres', soldBy: 'volume', counted: false, price: 60 },
  });
  const few = async (): Promise<Record<string, boolean>> => {
    const { body } = await shop.call('GET', '/api/products?all=true');
    return Object.fromEntries(body.products.map((one: { _id: string; few: boolean }) => [one._id, one.few]));
  };
  expect(await few()).toEqual({ [soap._id]: false, [okra._id]: false, [milk._id]: false });
  await order(asha, [soap, 2], [okra, 0.25]);
  expect(await few()).toEqual({ [soap._id]: true, [okra._id]: true, [milk._id]: false });
  // What is gone is not few.
  await order(ravi, [soap, 5]);
  expect(await few()).toMatchObject({ [soap._id]: false, [okra._id]: true });
});

test('the limit at which the owner orders more makes goods few later, and never earlier', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { rice, tea } = await addGoods(shop, {
    rice: { unit: 'kg', soldBy: 'weight', least: 0.5, stock: 40, lowStock: 50, price: 48 },
    tea: { unit: 'item', stock: 4, lowStock: 2, price: 138 },
  });
  const isFew = async (id: string) => (await owner.call('GET', `/api/products/${id}`)).body.few;
  expect(await isFew(rice._id)).toBe(false);
  expect(await isFew(tea._id)).toBe(false);
  await order(await signUp(shop), [tea, 2]);
  expect(await isFew(tea._id)).toBe(true);
});
