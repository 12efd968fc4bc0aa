import type { Page } from '@playwright/test';
import { orderTo } from '../support/at-the-door.ts';
import { orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

// A shop of its own: the tabs count all orders.
test.use({ ownShop: {} });

const QUEUE = '/admin/orders/queue?tab=toPack';
const rows = (page: Page) => page.getByRole('main').locator('[data-order]');

/** The number of the order whose row has the focus. */
const current = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-order]')?.getAttribute('data-order'));

test('every key of the queue does what the list of keys says, and nothing once they are switched off @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [asha, goods] = [await shop.signUp(), await addProduct(shop)];
  const orders = [];
  for (const firstName of ['Gita', 'Mohan', 'Sunita'])
    orders.push(await orderTo(shop, asha, goods, { firstName, phone: `98765432${orders.length}0` }));
  const [first, second] = orders;
  await enterAs(page, shop.owner, QUEUE);
  await expect(rows(page)).toHaveCount(3);
  const press = (key: string) => page.keyboard.press(key);

  await test.step('J goes down, K goes up', async () => {
    await press('j');
    expect(await current(page)).toBe(first!.orderId);
    await press('j');
    expect(await current(page)).toBe(second!.orderId);
    await press('k');
    expect(await current(page)).toBe(first!.orderId);
    await press('k');
    expect(await current(page)).toBe(first!.orderId);
  });

  await test.step('X chooses, and once more lets go; what is chosen moves, and Z takes it back', async () => {
    const chosen = page.getByRole('region', { name: 'Chosen orders' });
    await press('x');
    await expect(chosen).toContainText('1 order chosen');
    await press('x');
    await expect(chosen).toBeHidden();
    await press('x');
    await press('j');
    await press('x');
    await expect(chosen).toContainText('2 orders chosen');
    await chosen.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Undo' })).toContainText('2 orders now dispatched.');
    await press('z');
    await expect(rows(page)).toHaveCount(3);
    for (const order of [first!, second!]) expect((await orderNow(shop, order)).status).toBe('pending');
  });

  await test.step('C calls whoever ordered', async () => {
    await page.goto(QUEUE);
    await expect(rows(page)).toHaveCount(3);
    await press('j');
    await press('j');
    await page.evaluate(noteCalls);
    await press('c');
    await expect(page.locator('html')).toHaveAttribute('data-called', 'tel:9876543210');
  });

  await test.step('P packs line by line, B opens the bill', async () => {
    await press('p');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${second!._id}/packing$`));
    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
    await press('j');
    await press('b');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${first!._id}/print\\?doc=bill$`));
    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('1 to 5 are the tabs', async () => {
    for (const [key, tab] of [
      ['1', 'toConfirm'],
      ['2', 'toPack'],
      ['3', 'onTheWay'],
      ['4', 'toCollect'],
      ['5', 'done'],
    ] as const) {
      await press(key);
      await expect(page).toHaveURL(new RegExp(`tab=${tab}$`));
    }
    await press('2');
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('? lists them all; switched off, none does anything, and ? is gone, too', async () => {
    await press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const key of ['j', 'k', 'x', 'p', 'c', 'b', 'z', '1', '5'])
      await expect(list.locator('dt').getByText(key, { exact: true }).first()).toBeVisible();
    await axe(page, { all: true });
    await list.getByRole('checkbox').uncheck();
    await press('Escape');
    await press('3');
    await press('j');
    expect(await current(page)).toBeUndefined();
    await expect(page).toHaveURL(/tab=toPack$/);
    await press('?');
    await expect(list).toBeHidden();
  });
});

/** Notes on the page which number it calls next, in place of calling it. */
function noteCalls(): void {
  const note = (event: MouseEvent): void => {
    event.preventDefault();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    document.documentElement.dataset['called'] = link?.getAttribute('href') ?? '';
  };
  document.addEventListener('click', note, { capture: true, once: true });
}
