import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { goodsNow } from '../support/back-office.ts';
import { editProduct, type TestProduct, addProduct } from '../support/goods.ts';
import { expect, type Shop, test } from '../support/shop.ts';

/** Three products that no other test's search finds; the newest stands first in the grid. */
async function threeGoods(
  shop: Shop,
): Promise<{ word: string; goods: [TestProduct, TestProduct, TestProduct] }> {
  const word = `Bhindi${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const third = await addProduct(shop, { title: `${word} C`, price: 30 });
  const second = await addProduct(shop, { title: `${word} B`, price: 20 });
  const first = await addProduct(shop, { title: `${word} A`, price: 10 });
  return { word, goods: [first, second, third] };
}

const cell = (page: Page, column: string, { title }: TestProduct) =>
  page.getByRole('textbox', { name: `${column} of ${title}`, exact: true });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('the owner types prices one under another; each row is saved as it is left, and undone', async ({
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
  await cell(page, 'Price', a).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price', b)).toBeFocused();
  await page.keyboard.type('22.5');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'Price', c)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Cutted Price', c)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Stock', c)).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Stock', c)).toHaveValue('50');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All saved')).toBeVisible();
  await axe(page, { all: true });
  expect(await goodsNow(shop, a)).toMatchObject({ price: 12, discount: 8 });
  expect((await goodsNow(shop, b)).price).toBe(22.5);
  expect((await goodsNow(shop, c)).stock).toBe(8);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Stock', c)).toHaveValue('50');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Price', b)).toHaveValue('20');
  await expect(page.getByText('All saved')).toBeVisible();
  await expect.poll(async () => (await goodsNow(shop, b)).price).toBe(20);
});

test('a column from a spreadsheet is pasted at once; what cannot be is said in its row @desktop', async ({
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
  await cell(page, 'Price', a).click();
  await paste(page, '₹ 11\t21\n1,000\n33\n');
  await expect(page.getByText('The price must not be above the cut price')).toBeVisible();
  await expect(page.getByText('1 row not saved')).toBeVisible();
  await axe(page, { all: true });
  expect(await goodsNow(shop, a)).toMatchObject({ price: 11, cuttedprice: 21 });
  expect((await goodsNow(shop, b)).price).toBe(20);
  expect((await goodsNow(shop, c)).price).toBe(33);
  await cell(page, 'Cutted Price', b).fill('1200');
  await cell(page, 'Cutted Price', b).press('Enter');
  await expect(page.getByText('All saved')).toBeVisible();
  expect(await goodsNow(shop, b)).toMatchObject({ price: 1000, cuttedprice: 1200 });
});

test('another’s change of the same price is shown beside mine; of something else it is simply kept @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  const {
    word,
    goods: [a, b],
  } = await threeGoods(shop);
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  await expect(cell(page, 'Price', a)).toBeVisible();
  await editProduct(shop, a, { price: 15 });
  await editProduct(shop, b, { stock: 44 });
  await cell(page, 'Price', a).fill('16');
  await cell(page, 'Price', a).press('Enter');
  await expect(page.getByText(`Somebody else changed ${a.title} meanwhile`)).toBeVisible();
  await expect(page.getByText('Price: was 10, theirs 15, yours 16')).toBeVisible();
  await axe(page, { all: true });
  expect((await goodsNow(shop, a)).price).toBe(15);

  await cell(page, 'Price', b).fill('25');
  await cell(page, 'Price', b).press('Enter');
  await expect.poll(async () => (await goodsNow(shop, b)).price).toBe(25);
  expect((await goodsNow(shop, b)).stock).toBe(44);

  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  expect((await goodsNow(shop, a)).price).toBe(16);
});

test('ten percent more is shown before it is done, and taken back after', async ({
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
  await expect(cell(page, 'Price', a)).toHaveValue('11');
  await expect(cell(page, 'Price', b)).toHaveValue('22');
  await expect(cell(page, 'Price', c)).toHaveValue('30');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 prices are as before.')).toBeVisible();
  await expect(cell(page, 'Price', b)).toHaveValue('20');
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
    shop.call({ method: 'POST', path: '/api/products/pricechange', token: shop.owner.token, body });
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

test('an equal cut price is raised with the price, and both come back with Undo @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const {
    word,
    goods: [a],
  } = await threeGoods(shop);
  await editProduct(shop, a, { price: 50, cuttedprice: 50 });
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  const [price, cut] = [cell(page, 'Price', a), cell(page, 'Cutted Price', a)];
  await price.fill('60');
  await expect(cut).toHaveValue('60');
  await price.press('Escape');
  await expect(cut).toHaveValue('50');
  await price.fill('60');
  await price.press('Enter');
  await expect(page.getByText('All saved')).toBeVisible();
  await expect.poll(() => goodsNow(shop, a)).toMatchObject({ price: 60, cuttedprice: 60 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => goodsNow(shop, a)).toMatchObject({ price: 50, cuttedprice: 50 });
  await expect(cut).toHaveValue('50');
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

test('a row that could not be sent stays as typed, and leaving asks first @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const {
    word,
    goods: [a],
  } = await threeGoods(shop);
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  await expect(cell(page, 'Price', a)).toBeVisible();
  await context.setOffline(true);
  await cell(page, 'Price', a).fill('17');
  await cell(page, 'Price', a).press('Enter');
  await expect(page.getByText(/^No answer from the shop/)).toBeVisible();
  await page
    .getByRole('link', { name: /your|Products|Orders/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(cell(page, 'Price', a)).toHaveValue('17');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  expect((await goodsNow(shop, a)).price).toBe(17);
});
