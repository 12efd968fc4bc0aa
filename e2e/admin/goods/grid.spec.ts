import type { Page } from '@playwright/test';
import { goodsNow, gridCell } from '../../support/back-office.ts';
import { editProduct, threeGoods } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('the owner types prices one under another; each row is saved as it is left, and undone @desktop', async ({
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
  await gridCell(page, 'Price', a).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(gridCell(page, 'Price', b)).toBeFocused();
  await page.keyboard.type('22.5');
  await page.keyboard.press('ArrowDown');
  await expect(gridCell(page, 'Price', c)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(gridCell(page, 'Cutted Price', c)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(gridCell(page, 'Stock', c)).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await expect(gridCell(page, 'Stock', c)).toHaveValue('50');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All saved')).toBeVisible();
  await axe(page, { all: true });
  expect(await goodsNow(shop, a)).toMatchObject({ price: 12, discount: 8 });
  expect((await goodsNow(shop, b)).price).toBe(22.5);
  expect((await goodsNow(shop, c)).stock).toBe(8);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gridCell(page, 'Stock', c)).toHaveValue('50');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gridCell(page, 'Price', b)).toHaveValue('20');
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
  await gridCell(page, 'Price', a).click();
  await paste(page, '₹ 11\t21\n1,000\n33\n');
  await expect(page.getByText('The price must not be above the cut price')).toBeVisible();
  await expect(page.getByText('1 row not saved')).toBeVisible();
  await axe(page, { all: true });
  expect(await goodsNow(shop, a)).toMatchObject({ price: 11, cuttedprice: 21 });
  expect((await goodsNow(shop, b)).price).toBe(20);
  expect((await goodsNow(shop, c)).price).toBe(33);
  await gridCell(page, 'Cutted Price', b).fill('1200');
  await gridCell(page, 'Cutted Price', b).press('Enter');
  await page.getByRole('button', { name: 'Yes, save it' }).click();
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
  await expect(gridCell(page, 'Price', a)).toBeVisible();
  await editProduct(shop, a, { price: 15 });
  await editProduct(shop, b, { stock: 44 });
  await gridCell(page, 'Price', a).fill('16');
  await gridCell(page, 'Price', a).press('Enter');
  await expect(page.getByText(`Another person has changed ${a.title}`)).toBeVisible();
  await expect(page.getByText('Price: was 10, theirs 15, yours 16')).toBeVisible();
  await axe(page, { all: true });
  expect((await goodsNow(shop, a)).price).toBe(15);

  await gridCell(page, 'Price', b).fill('25');
  await gridCell(page, 'Price', b).press('Enter');
  await expect.poll(async () => (await goodsNow(shop, b)).price).toBe(25);
  expect((await goodsNow(shop, b)).stock).toBe(44);

  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  expect((await goodsNow(shop, a)).price).toBe(16);
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
  const [price, cut] = [gridCell(page, 'Price', a), gridCell(page, 'Cutted Price', a)];
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

test('prices typed without a network wait in sight and are sent by themselves; a conflict is shown @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|409 \(Conflict\)/);
  const {
    word,
    goods: [a, b],
  } = await threeGoods(shop);
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  await expect(gridCell(page, 'Price', a)).toBeVisible();
  await context.setOffline(true);
  await gridCell(page, 'Price', a).fill('17');
  await gridCell(page, 'Price', a).press('Enter');
  await gridCell(page, 'Price', b).fill('26');
  await gridCell(page, 'Price', b).press('Enter');
  const waits = page.getByRole('region', { name: 'Waits for the internet' });
  await expect(waits).toContainText('2 changes wait for the internet.');
  await expect(waits.getByRole('listitem')).toContainText([`${a.title}Price ₹17`, `${b.title}Price ₹26`]);
  await expect(page.getByText('All saved')).toBeHidden();
  await axe(page);

  // Meanwhile somebody else changes one of them in the shop.
  await editProduct(shop, b, { price: 15 });
  await context.setOffline(false);
  await expect(waits).toContainText('It is now: Price ₹15.', { timeout: 20_000 });
  expect(await goodsNow(shop, a)).toMatchObject({ price: 17 });
  expect(await goodsNow(shop, b)).toMatchObject({ price: 15 });
  await waits.getByRole('button', { name: 'OK' }).click();
  await expect(waits).toBeHidden();
  await expect(gridCell(page, 'Price', b)).toHaveValue('15');
  await expect(page.getByText('All saved')).toBeVisible();
});

test('a row that was refused stays as typed, and leaving asks first @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const {
    word,
    goods: [a],
  } = await threeGoods(shop);
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  await gridCell(page, 'Price', a).fill('100000');
  await gridCell(page, 'Cutted Price', a).fill('17');
  await gridCell(page, 'Price', a).press('Enter');
  await expect(page.getByText('The price must not be above the cut price')).toBeVisible();
  await page
    .getByRole('link', { name: /your|Products|Orders/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await gridCell(page, 'Price', a).fill('17');
  await gridCell(page, 'Price', a).press('Enter');
  await expect(page.getByText('All saved')).toBeVisible();
  expect((await goodsNow(shop, a)).price).toBe(17);
});

test('a price that grows or falls by more than three times is asked about before it is saved @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const {
    word,
    goods: [a],
  } = await threeGoods(shop);
  const before = (await goodsNow(shop, a)).price;
  await enterAs(page, shop.owner, `/admin/grid?q=${word}`);
  const cell = gridCell(page, 'Price', a);
  const asked = page.getByRole('alert').filter({ hasText: 'Is this right?' });
  await gridCell(page, 'Cutted Price', a).fill('9999999');
  await cell.fill(String(before * 3));
  await cell.blur();
  await expect(page.getByText('All saved')).toBeVisible();
  await cell.fill('9999999');
  await cell.blur();
  await expect(asked).toContainText(`${a.title}: ₹${before * 3} becomes ₹99,99,999.`);
  await axe(page);
  expect((await goodsNow(shop, a)).price).toBe(before * 3);
  await asked.getByRole('button', { name: 'No, as before' }).click();
  await expect(cell).toHaveValue(String(before * 3));
  await cell.fill('1');
  await cell.blur();
  await asked.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(asked).toHaveCount(0);
  await expect.poll(async () => (await goodsNow(shop, a)).price).toBe(1);
});
