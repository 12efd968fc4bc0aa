import { addProduct, order, ordersOf, putIntoCart } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|status of 409/));

test('दूसरी टोकरी उसी ऑर्डर में: a second cart goes with the first order by one tap; once packing began the shop asks @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [dal, soap] = [await addProduct(shop, { price: 149 }), await addProduct(shop, { price: 35 })];
  const asha = await shop.signUp();
  const first = await order(shop, asha, dal, 3);
  await putIntoCart(shop, asha, soap, 2);
  await enterAs(page, asha, '/hi/checkout');
  const choice = page.getByRole('group', { name: /ऑर्डर/ });
  await expect(choice.getByRole('radio', { name: /^उसी में जोड़ें/ })).toBeChecked();
  await expect(choice).toContainText('₹50');
  await expect(choice).toContainText('₹90');
  await expect(page.getByText('₹500 से ज़्यादा हुआ')).toBeVisible();
  await axe(page);
  // Both are one tap away; back again, nothing is lost.
  await choice.getByRole('radio', { name: /^अलग ऑर्डर/ }).check();
  await expect(page.getByRole('button', { name: 'ऑर्डर करें' })).toBeVisible();
  await choice.getByRole('radio', { name: /^उसी में जोड़ें/ }).check();
  await page.getByRole('button', { name: 'ऑर्डर में जोड़ें' }).click();
  await expect(page.getByText(`ऑर्डर ${first.orderId} में जुड़ गया`)).toBeVisible();
  await expect(page.getByText('₹517').first()).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ _id: first._id, totalAmount: 517 }]);

  await putIntoCart(shop, asha, soap, 1);
  await page.goto('/hi/checkout');
  await expect(page.getByRole('button', { name: 'ऑर्डर में जोड़ें' })).toBeVisible();
  const { token } = shop.owner;
  const path = `/api/orders/${first._id}`;
  const { body } = await shop.call<{ updatedAt: string }>({ path, token });
  const packed = { packed: true, updatedAt: body.updatedAt };
  await shop.call({ method: 'PUT', path: `${path}/packing`, token, body: packed });
  await page.getByRole('button', { name: 'ऑर्डर में जोड़ें' }).click();
  await expect(page.getByText(`ऑर्डर ${first.orderId} पैक होने लगा है।`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'ऑर्डर करें' })).toBeVisible();
  expect(await ordersOf(shop, asha)).toHaveLength(1);
  await axe(page);
});

test('बिना इंटरनेट जोड़ा गया: an add that waits for the network goes with the order once it is back, and who packs sees what came later @phone', async ({
  page,
  context,
  shop,
  enterAs,
  otherDevice,
}) => {
  const [dal, soap] = [await addProduct(shop, { price: 149 }), await addProduct(shop, { price: 35 })];
  const asha = await shop.signUp();
  const first = await order(shop, asha, dal, 1);
  await putIntoCart(shop, asha, soap, 2);
  await enterAs(page, asha, '/hi/checkout');
  const add = page.getByRole('button', { name: 'ऑर्डर में जोड़ें' });
  await expect(add).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText('इंटरनेट नहीं है।')).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ _id: first._id, totalItems: 1 }]);
  await context.setOffline(false);
  await expect(page.getByText(`ऑर्डर ${first.orderId} में जुड़ गया`)).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ _id: first._id }]);

  const hers = await otherDevice();
  const mark = hers.getByText('बाद में जोड़ा', { exact: true });
  await enterAs(hers, shop.owner, `/hi/admin/orders/${first._id}/packing`);
  await expect(hers.getByRole('listitem').filter({ has: mark })).toContainText(soap.title);
  await expect(mark).toHaveCount(1);
  await hers.goto(`${shop.url}/hi/admin/orders/${first._id}`);
  await expect(mark.first()).toBeVisible();
  // The slip says it, too, where nothing is packed from a screen.
  await hers.goto(`${shop.url}/hi/admin/orders/${first._id}/print`);
  await expect(hers.getByRole('listitem').filter({ has: mark })).toContainText(soap.title);
  await expect(mark).toHaveCount(1);
});
