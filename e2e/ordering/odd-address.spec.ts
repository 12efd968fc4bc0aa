import { addProduct, fillAddress, orderApart, ordersOf, putIntoCart } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('an odd phone and an unknown pincode are asked about once, and whoever delivers is told to call first @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/pincodes|404/);
  const asha = await shop.signUp();
  const goods = await addProduct(shop);
  await putIntoCart(shop, asha, goods, 1);
  await enterAs(page, asha, '/checkout');
  await fillAddress(page);
  await page.getByLabel('Phone number').fill('12345');
  await page.getByLabel('Pincode').fill('999999');
  const place = page.getByRole('button', { name: 'Place Order' });
  const question = page.getByRole('dialog', { name: 'Is this right?' });

  await test.step('both are named, and nothing is ordered before the answer', async () => {
    await place.click();
    await expect(question.getByRole('listitem')).toHaveText([
      '12345 is not an Indian mobile number.',
      'We do not know the pincode 999999.',
    ]);
    await axe(page);
    await question.getByRole('button', { name: 'Change it' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Phone number')).toHaveValue('12345');
    expect(await ordersOf(shop, asha)).toHaveLength(0);
  });

  await test.step('what was put right is not asked about again, what stands is ordered', async () => {
    await page.getByLabel('Pincode').fill('');
    await place.click();
    await expect(question.getByRole('listitem')).toHaveText(['12345 is not an Indian mobile number.']);
    await question.getByRole('button', { name: 'Yes, place the order' }).click();
    await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  });

  const [placed] = await ordersOf(shop, asha);
  await test.step('the owner calls, and the mark goes', async () => {
    const desk = await otherDevice();
    await enterAs(desk, shop.owner, `/admin/orders/${placed?._id}`);
    await expect(desk.getByText('phone to confirm')).toBeVisible();
    await axe(desk, { all: true });
    await desk.getByRole('button', { name: 'Confirmed by phone' }).click();
    await expect(desk.getByText('phone to confirm')).toBeHidden();
    const history = desk.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    await expect(history.first()).toContainText('Confirmed by phone');
  });

  await test.step('the same address is not asked about with the next order', async () => {
    await putIntoCart(shop, asha, goods, 1);
    await page.goto('/checkout');
    await orderApart(page);
    await expect(page.getByLabel('Phone number')).toHaveValue('12345');
    await place.click();
    await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
    expect(await ordersOf(shop, asha)).toHaveLength(2);
  });
});
