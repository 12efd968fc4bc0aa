import type { Order } from '#orders/order.ts';
import { order, addProduct, stockOf } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('a shopper cancels an order before it is dispatched, and the goods are back on the shelf @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { stock: 10 });
  await order(shop, asha, mango, 4);
  expect(await stockOf(shop, mango)).toBe(6);
  await enterAs(page, asha, '/my-order');
  const card = page.getByRole('article');

  await test.step('the shop asks once, and the shopper may think again', async () => {
    await card.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Keep order' }).click();
    await expect(card.getByText('pending', { exact: true })).toBeVisible();
  });

  await test.step('cancelling says so, on the badge and in the timeline', async () => {
    await card.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect(card.getByText('cancelled', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cancel order' })).toBeHidden();
    await card.getByText('Details and timeline').click();
    await expect(card.getByRole('listitem').filter({ hasText: 'Cancelled' })).toBeVisible();
    await axe(page);
  });
  expect(await stockOf(shop, mango)).toBe(10);
});

test('an order that was dispatched meanwhile cannot be cancelled, and the screen says why @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { stock: 10 });
  const placed = await order(shop, asha, mango, 4);
  await enterAs(page, asha, '/my-order');
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Cancel order' }).click();

  const path = `/api/orders/${placed._id}`;
  const { body } = await shop.call<Order>({ path, token: shop.owner.token });
  await shop.call({
    method: 'PATCH',
    path,
    token: shop.owner.token,
    body: { ...body, status: 'dispatched' },
  });

  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/dispatched|on its way/i);
  expect(await stockOf(shop, mango)).toBe(6);
});

test('the bill of an order is a page to print @desktop', async ({ page, shop, enterAs, axe }) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { price: 90 });
  const placed = await order(shop, asha, mango, 2);
  await enterAs(page, asha, '/my-order');
  await page.getByRole('link', { name: 'Bill' }).click();
  await expect(page.getByRole('heading', { name: 'Bill' })).toBeVisible();
  await expect(page.getByText(`Order ${placed.orderId}`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(mango.title) })).toContainText('₹180');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('₹200');
  await axe(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Bill' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
