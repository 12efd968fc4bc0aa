import { newName, orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { cutOff, enlarge } from '../support/page/large-text.ts';
import { expect, test } from '../support/shop.ts';

// On the phone alone: twice the text on 1280 px is what 640 px are.
test('text at 200 % fits 360 px on every screen of the back office @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/404/);
  const asha = await shop.signUp({ name: 'Chandralekha Venkataramanan' });
  const goods = await addProduct(shop, { title: 'Pigeon pea lentils (Toor dal, arhar)', price: 1234.5 });
  const placed = await orderAs(shop, asha, { goods, lastName: newName(), quantity: 2 });
  const { _id: id } = asha.user as { _id: string };
  await enlarge(page);
  await enterAs(page, shop.owner, '/dashboard');
  for (const path of [
    '/dashboard',
    '/admin/orders',
    `/admin/orders/${placed._id}`,
    `/admin/orders/${placed._id}/print?doc=slip`,
    `/admin/orders/${placed._id}/print?doc=bill`,
    '/admin/products',
    '/admin/products?q=nosuchthing',
    '/admin/addproducts',
    '/admin/grid',
    '/admin/cash',
    '/admin/import',
    '/admin/searches',
    '/admin/audit',
    '/customers',
    `/customer-details?id=${id}`,
    '/settings',
    '/settings/limits',
    '/team',
    '/admin/nosuch',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Hello, ')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await cutOff(page), path).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(360);
  }
  await page.goto(`/admin/orders?q=${placed.orderId}`);
  await page.getByRole('button', { name: `Edit status of order ${placed.orderId}` }).click();
  expect.soft(await cutOff(page), 'an order that is edited').toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect.soft(await cutOff(page), 'the menu').toEqual([]);
});
