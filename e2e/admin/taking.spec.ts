import { addPotatoes, addProduct, stockOf } from '../support/goods.ts';
import { expect, type Shop, test } from '../support/shop.ts';

test.use({ ownShop: {} });

/** Where the shop delivers, and for how much. */
const PLACES = '**/api/delivery/places*';

type Taken = {
  orderId: string;
  status: string;
  totalAmount: number;
  taken?: { channel: string; by: string };
  money?: { payments: { method: string; amount: number; rounding: number }[] };
};

/** The orders of the shop, the newest first. */
const ordersOf = async (shop: Shop): Promise<Taken[]> =>
  (await shop.call<{ orders: Taken[] }>({ path: '/api/orders/all?limit=5', token: shop.owner.token })).body
    .orders;

test('an order by phone with the keyboard alone: found by the number, goods by name and by scanner, and kept when the tab is closed @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [potato, tea] = [
    await addPotatoes(shop),
    await addProduct(shop, { title: 'Tea', price: 40, unit: 'item', barcode: '8901030865282' }),
  ];
  const keys = page.keyboard;
  await enterAs(page, shop.owner, '/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keys.press('n');
  await expect(page.getByRole('heading', { name: 'New order' })).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await keys.type('98260 33333');
  await keys.press('Enter');
  await keys.type('Gita Bai');
  await keys.press('Enter');
  await keys.type('near the temple');
  await keys.press('Enter');
  await test.step('two grams of potatoes are not taken in silence: Enter asks', async () => {
    await keys.type(`2 gram ${potato.title}`);
    const offers = page.getByRole('list', { name: 'Which goods' });
    await expect(offers.getByRole('listitem')).toHaveCount(2);
    await keys.press('Enter');
    await expect(page.getByText('How much is meant? Choose one.')).toBeVisible();
    await expect(offers).toContainText('2 kg');
    await expect(page.getByRole('list', { name: 'What was ordered' })).toHaveCount(0);
    await keys.press('Escape');
  });
  await keys.type(`1.5 ${potato.title}`);
  await expect(page.getByRole('list', { name: 'Which goods' })).toContainText('1.5 kg');
  await keys.press('Enter');
  const lines = page.getByRole('list', { name: 'What was ordered' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await keys.type('8901030865282', { delay: 5 });
  await keys.press('Enter');
  await expect(lines).toContainText(tea.title);
  await axe(page);

  // Before it is known what delivery costs, the total would be too low.
  const told = Promise.withResolvers<void>();
  await page.route(PLACES, async (route) => {
    await told.promise;
    await route.continue();
  });
  await page.reload();
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByLabel('Goods', { exact: true })).toBeFocused();
  await keys.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('The total is not known yet');
  told.resolve();
  await expect(page.getByRole('button', { name: 'Place order, ₹96' })).toBeVisible();
  await keys.press('Control+Enter');
  await expect(page.getByText(/^Order #\d+ taken: Gita Bai ₹96/)).toBeVisible();
  const [placed] = await ordersOf(shop);
  expect(placed).toMatchObject({ status: 'pending', totalAmount: 96, taken: { channel: 'phone' } });
  expect(await stockOf(shop, potato)).toBe(18.5);

  await test.step('the next call of the same number needs only Enter', async () => {
    await expect(page.getByLabel('Phone')).toBeFocused();
    await keys.type('+91 98260');
    await expect(page.getByRole('list', { name: 'Known by this number' })).toContainText('near the temple');
    await keys.press('Enter');
    await expect(page.getByLabel('Name')).toHaveValue('Gita Bai');
    await expect(page.getByRole('region', { name: 'Usual list' })).toContainText(potato.title);
  });
});

test('in Hindi a sale over the counter with the thumb, without a network: it waits, is sent by itself, and is one sale @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to/);
  const soap = await addProduct(shop, { title: 'Soap', price: 34.85, unit: 'item' });
  const before = (await ordersOf(shop)).length;
  await enterAs(page, shop.owner, '/hi/admin/orders');
  await page.getByRole('link', { name: 'नया', exact: true }).click();
  await page.getByRole('button', { name: 'काउंटर पर' }).click();
  await page.getByLabel('सामान', { exact: true }).fill(`दो ${soap.title}`);
  await page.getByRole('list', { name: 'कौन-सा सामान' }).getByRole('button').first().click();
  await page.getByRole('button', { name: `${soap.title} बढ़ाएँ` }).click();
  await page.getByLabel('कितने नकद दिए').fill('200');
  await expect(page.getByText('₹96 वापस दें')).toBeVisible();
  await axe(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'पैसे मिले, ₹104.55' }).click();
  await expect(page.getByText(/^इंटरनेट नहीं है: ऑर्डर यहीं रखा है/)).toBeVisible();
  await expect(page.getByText('₹96 वापस दें')).toBeVisible();
  expect(await ordersOf(shop)).toHaveLength(before);
  await context.setOffline(false);
  await expect.poll(async () => (await ordersOf(shop)).length, { timeout: 20_000 }).toBe(before + 1);
  const [sale] = await ordersOf(shop);
  expect(sale).toMatchObject({ status: 'delivered', totalAmount: 104.55, taken: { channel: 'counter' } });
  expect(sale?.money?.payments).toMatchObject([{ method: 'cash', amount: 104, rounding: 0.55 }]);
  expect(await stockOf(shop, soap)).toBe(47);
});
