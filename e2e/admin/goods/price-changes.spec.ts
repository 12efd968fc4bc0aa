import { randomUUID } from 'node:crypto';
import type { PriceChangeReport } from '#pricing/pricing.ts';
import { goodsNow, gridCell } from '../../support/back-office.ts';
import { threeGoods } from '../../support/goods.ts';
import { expect, type Shop, test } from '../../support/shop.ts';

test('ten percent more is shown before it is done, and taken back after @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const {
    word,
    goods: [a, b, c],
  } = await threeGoods(shop);
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  await page.getByRole('checkbox', { name: `Choose ${a.title}` }).check();
  await page.getByRole('checkbox', { name: `Choose ${b.title}` }).check();
  await page.getByRole('button', { name: 'Change by percent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 prices' });
  await dialog.getByLabel('Percent, with a minus to lower').fill('10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('2 would change.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: new RegExp(`^${b.title}`) })).toContainText('₹22');
  await axe(page, { all: true });
  expect((await goodsNow(shop, a)).price).toBe(10);
  await dialog.getByRole('button', { name: 'Change 2 now' }).click();
  await expect(page.getByText('2 prices were changed.')).toBeVisible();
  await expect(gridCell(page, 'Price', a)).toHaveValue('11');
  await expect(gridCell(page, 'Price', b)).toHaveValue('22');
  await expect(gridCell(page, 'Price', c)).toHaveValue('30');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 prices are as before.')).toBeVisible();
  await expect(gridCell(page, 'Price', b)).toHaveValue('20');
});

test('a change of many prices is taken back after a reload, on another device @desktop', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const {
    word,
    goods: [a, b],
  } = await threeGoods(shop);
  const chosen = { ids: [a._id, b._id] };
  const change = { chosen, percent: 10, of: 'both', round: 'paise' };
  const ask = (body: object) =>
    shop.call<PriceChangeReport>({
      method: 'POST',
      path: '/api/products/pricechange',
      token: shop.owner.token,
      body,
    });
  await ask({ ...change, preview: (await ask(change)).body.preview });
  expect((await goodsNow(shop, b)).price).toBe(22);

  const phone = await otherDevice();
  await enterAs(phone, shop.owner, `/admin/grid?q=${word}`);
  const last = phone.getByRole('region', { name: 'Last change of prices' });
  await expect(last).toContainText('2 prices were changed by +10 %');
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Last change of prices' })).toBeVisible();
  await axe(page, { all: true });
  await last.getByRole('button', { name: 'Take back' }).click();
  await expect(phone.getByText('2 prices are as before.')).toBeVisible();
  await expect(last.filter({ hasText: '2 prices were changed by +10 %' })).toBeHidden();
  expect([(await goodsNow(shop, a)).price, (await goodsNow(shop, b)).price]).toEqual([10, 20]);
});

/** So many products that one search finds, from a file. */
async function manyGoods(shop: Shop, many: number): Promise<string> {
  const word = `Sabun${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const rows = Array.from({ length: many }, (_, at) => `${word} ${at},fruits,${10 + at},5000,item,5`);
  const form = new FormData();
  form.append(
    'file',
    new File([['title,category,price,cuttedprice,unit,stock', ...rows].join('\n')], 'soap.csv'),
  );
  const response = await fetch(`${shop.url}/api/products/import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.owner.token}` },
    body: form,
  });
  expect(await response.json()).toMatchObject({ added: many });
  return word;
}

test('prices of 600 products are changed a part at a time, and taken back; how far it is, is shown @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const word = await manyGoods(shop, 600);
  const first = { title: `${word} 0` };
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  await page.getByRole('checkbox', { name: 'Choose all 100' }).check();
  await page.getByRole('button', { name: 'Choose all 600' }).click();
  await page.getByRole('button', { name: 'Change by percent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 600 prices' });
  await dialog.getByLabel('Percent, with a minus to lower').fill('10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('600 would change.')).toBeVisible();
  // The line is held up, so that there is time to look at what is shown midway.
  const { promise: looked, resolve: haveLooked } = Promise.withResolvers<void>();
  let looks = 0;
  await page.route(/pricechange\/[0-9a-f-]+$/, async (route) => {
    looks += 1;
    if (looks > 1) await looked;
    const response = await route.fetch();
    const midway = { ...(await response.json()), state: 'changing', written: 500 };
    await route.fulfill(looks > 1 ? { response } : { json: midway });
  });
  await dialog.getByRole('button', { name: 'Change 600 now' }).click();
  const progress = page.getByRole('region', { name: 'Change of prices under way' });
  await expect(progress).toContainText('Changing prices by +10 %: 500 of 600');
  await expect(progress).toContainText('It goes on by itself');
  await axe(page, { all: true });
  haveLooked();
  await expect(page.getByText('600 prices were changed.')).toBeVisible();
  await expect(progress).toBeHidden();
  expect((await goodsNow(shop, first)).price).toBe(11);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('600 prices are as before.')).toBeVisible();
  expect((await goodsNow(shop, first)).price).toBe(10);
});
