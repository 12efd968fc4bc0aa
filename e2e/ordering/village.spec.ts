import type { Area } from '#delivery/areas.ts';
import { addProduct, fillAddress, ordersOf, putIntoCart } from '../support/goods.ts';
import { expect, type Shop, test } from '../support/shop.ts';

/** The other journeys of this worker know of no areas. */
async function deleteAreas(shop: Shop): Promise<void> {
  const { token } = shop.owner;
  const { body } = await shop.call<{ areas: Area[] }>({ path: '/api/delivery/areas', token });
  for (const { id, revision } of body.areas)
    await shop.call({ method: 'DELETE', path: `/api/delivery/areas/${id}?revision=${revision}`, token });
}

test.afterEach(({ shop }) => deleteAreas(shop));

test('the owner makes an area of villages; a shopper chooses hers and sees what delivery costs before she orders @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  await enterAs(page, shop.owner, '/admin/delivery');
  await expect(page.getByRole('heading', { name: 'Everywhere', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Area', exact: true }).click();
  await page.getByLabel('Name of the area').fill('Road');
  await page.getByLabel('Delivery fee, ₹').fill('30');
  await page.getByLabel('Least order, ₹').fill('100');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Villages of Road' }).click();
  await page.getByLabel('Add villages, one a line').fill('844101 Rampur\n844101,Khairi\nTendua');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('2 villages were added')).toBeVisible();
  await expect(page.getByText('Line 3: Tendua: there is no pincode')).toBeVisible();
  await axe(page);

  const asha = await shop.signUp();
  const rice = await addProduct(shop, { title: 'Rice', price: 60 });
  await putIntoCart(shop, asha, rice, 1);
  const phone = await otherDevice();
  await enterAs(phone, asha, '/checkout');
  await fillAddress(phone);
  await expect(phone.getByText('Write your pincode to see what delivery costs')).toBeVisible();
  await phone.getByLabel('Pincode').fill('844101');
  await phone.getByLabel('Village or mohalla').selectOption('Rampur');
  await expect(phone.getByText('Delivery to Rampur: ₹30')).toBeVisible();
  await expect(phone.getByText('Minimum order: ₹100')).toBeVisible();
  await axe(phone);
  await phone.getByRole('button', { name: 'Place Order' }).click();
  await expect(phone.getByText('The minimum order there is ₹100. Add ₹40 more.')).toBeVisible();
  await phone.getByRole('button', { name: `One more of ${rice.title}` }).click();
  await phone.getByRole('button', { name: 'Place Order' }).click();
  await expect(phone.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  await expect(phone.getByRole('main').locator('address')).toContainText('Rampur');
  const placed = await ordersOf(shop, asha);
  expect(placed).toMatchObject([{ totalAmount: 150, delivery: { area: 'Road', fee: 30 } }]);
  await phone.goto(`${shop.url}/my-order/${placed[0]?._id}/bill`);
  await expect(phone.getByText('Delivery to Rampur: ₹30')).toBeVisible();
});
