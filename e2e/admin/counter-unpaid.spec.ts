import type { Order } from '#orders/order.ts';
import { orderNow } from '../support/back-office.ts';
import { newestOrders, setShop } from '../support/counter.ts';
import { addProduct, stockOf } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test.use({ ownShop: {} });

test('a sale that waited for UPI, in Hindi: paid in cash instead, or not at all, while the network is away; each is written down once @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to/);
  await setShop(shop, { upiId: 'sharma.kirana@okbank', upiName: 'Sharma Kirana' });
  const soap = await addProduct(shop, { title: 'Soap', price: 52.5, unit: 'item' });
  await enterAs(page, shop.owner, '/hi/admin/new-order');
  await page.getByRole('button', { name: 'काउंटर पर' }).click();
  const sell = async (): Promise<Order> => {
    await page.getByLabel('सामान', { exact: true }).fill(`1 ${soap.title}`);
    await page.getByRole('list', { name: 'कौन-सा सामान' }).getByRole('button').first().click();
    await page.getByText('UPI', { exact: true }).click();
    await page.getByRole('button', { name: 'कोड दिखाएँ, ₹52.50' }).click();
    // The button is reached from below; whoever pays has to see the code at once.
    await expect(awaited.getByRole('img')).toBeInViewport({ ratio: 1 });
    const number = (await awaited.getByRole('heading').first().textContent())?.match(/#(\d+)/)?.[1];
    const sale = (await newestOrders(shop)).find(({ orderId }) => orderId === number);
    if (!sale) throw new Error('the sale is not written down');
    return sale;
  };
  const awaited = page.getByRole('region', { name: /^#\d+ · काउंटर पर बिक्री · ₹52\.50$/ });
  const waits = page.getByRole('region', { name: 'इंटरनेट का इंतज़ार' });

  await test.step('no money comes by UPI, and the customer pays in cash', async () => {
    const sale = await sell();
    await context.setOffline(true);
    await awaited.getByRole('button', { name: 'नकद दिए' }).click();
    await expect(awaited).toBeHidden();
    await expect(waits).toContainText('₹52 नकद');
    await axe(page);
    expect((await orderNow(shop, sale)).due).toBe(52.5);
    await context.setOffline(false);
    await expect.poll(async () => (await orderNow(shop, sale)).due, { timeout: 20_000 }).toBe(0);
    expect(await orderNow(shop, sale)).toMatchObject({
      status: 'delivered',
      paymentStatus: 'received',
      money: { rounding: 0.5, payments: [{ method: 'cash', amount: 52 }] },
    });
    await expect(waits).toBeHidden();
  });

  await test.step('the next one does not pay at all, and leaves the goods', async () => {
    const sale = await sell();
    await context.setOffline(true);
    await awaited.getByRole('button', { name: 'पैसे नहीं आए: सामान वापस लें' }).click();
    await expect(awaited).toBeHidden();
    await expect(waits).toContainText('रद्द');
    await context.setOffline(false);
    await expect.poll(async () => (await orderNow(shop, sale)).status, { timeout: 20_000 }).toBe('cancelled');
    expect(await orderNow(shop, sale)).toMatchObject({ due: 0, giveBack: 0 });
    expect(await stockOf(shop, soap)).toBe(49);
  });
});
