import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import type { Khata } from '#orders/khata/khata.ts';
import { upiText } from '#orders/upi.ts';
import { newestOrders, setShop } from '../support/counter.ts';
import { addProduct, editProduct, stockOf } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test.use({ ownShop: {} });

const TAKEN = '**/api/orders/taken';

/** The squares of the code that holds this number and this amount. */
function codeOf(
  shop: { upiId: string; upiName: string; name: string },
  orderId: string,
  due: number,
): string {
  const { data } = encode(upiText(shop, { orderId, due }), { ecc: 'M', border: 4 });
  return data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

const drawnOn = (page: Page, amount: string) =>
  page
    .getByRole('img', { name: `UPI code for ${amount}` })
    .locator('path')
    .getAttribute('d');

test('a sale over the counter by UPI: the code has the order’s number and the exact amount, though the answer was lost and the network goes; it is one sale, paid once @desktop', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
  otherDevice,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to/);
  const upi = { upiId: 'sharma.kirana@okbank', upiName: 'Sharma Kirana' };
  await setShop(shop, upi);
  const soap = await addProduct(shop, { title: 'Soap', price: 52.5, unit: 'item' });
  await enterAs(page, shop.owner, '/admin/new-order');
  await page.getByRole('button', { name: 'At the counter' }).click();
  await page.keyboard.type(`2 ${soap.title}`);
  await expect(page.getByRole('list', { name: 'Which goods' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByText('UPI', { exact: true }).click();

  await test.step('the shop has the sale, and its answer is lost: asked again it is the same one', async () => {
    await page.route(TAKEN, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Show the code, ₹105' }).click();
    await expect(page.getByRole('alert')).toContainText('the code needs the order’s number');
    expect(await newestOrders(shop)).toHaveLength(1);
    await page.unroute(TAKEN);
    await page.getByRole('button', { name: 'Show the code, ₹105' }).click();
  });
  const [sale] = await newestOrders(shop);
  const awaited = page.getByRole('region', { name: `#${sale?.orderId} · Counter sale · ₹105` });
  await expect(awaited.getByLabel('UTR')).toBeFocused();
  expect(sale).toMatchObject({ status: 'delivered', paymentStatus: 'pending', due: 105 });
  const expected = codeOf({ ...upi, name: '' }, sale?.orderId ?? '', 105);
  expect(await drawnOn(page, '₹105')).toBe(expected);
  await axe(page);

  await test.step('the tab is closed: the code stands there again, and the next customer’s sale below it', async () => {
    await page.reload();
    await expect(awaited).toBeVisible();
    expect(await drawnOn(page, '₹105')).toBe(expected);
    await expect(page.getByRole('button', { name: 'Paid, ₹0' })).toBeVisible();
  });

  await test.step('meanwhile it stands under To collect by its name, and is not one tap away from being cash', async () => {
    const desk = await otherDevice();
    await enterAs(desk, shop.owner, '/admin/orders/queue?tab=toCollect');
    const row = desk.locator(`[data-order="${sale?.orderId}"]`);
    await expect(row).toContainText('Counter sale');
    await expect(row).toContainText('not paid yet');
    await expect(row.getByRole('link', { name: 'Settle' })).toBeVisible();
    await expect(row.getByRole('button', { name: /Got it/ })).toBeHidden();
  });

  await test.step('the money is seen while the network is away: it waits here, and is written down once', async () => {
    await awaited.getByLabel('UTR').fill('4281 0099');
    await page.keyboard.press('Enter');
    await expect(awaited.getByRole('alert')).toContainText('12 digits');
    await context.setOffline(true);
    await awaited.getByLabel('UTR').fill('4281 0099 1234');
    await page.keyboard.press('Enter');
    await expect(awaited).toBeHidden();
    await expect(page.getByText('₹105 by UPI, seen in the bank')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await newestOrders(shop))[0]?.due, { timeout: 20_000 }).toBe(0);
  });
  const all = await newestOrders(shop);
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({
    paymentStatus: 'received',
    money: { payments: [{ method: 'upi', amount: 105, reference: '428100991234' }] },
  });
  expect(await stockOf(shop, soap)).toBe(48);
});

test('in Hindi a known customer pays a part in cash and the rest goes on her account: what she owes, what fits, a line that is short; a second one without a network; then the bill @desktop', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/409|422|ERR_INTERNET_DISCONNECTED|Failed to/);
  const { token } = shop.owner;
  const tea = await addProduct(shop, { title: 'Tea', price: 100, unit: 'item', stock: 5 });
  const salt = await addProduct(shop, { title: 'Salt', price: 100, unit: 'item' });
  const { status } = await shop.call({
    method: 'POST',
    path: '/api/orders/taken',
    token,
    body: {
      id: crypto.randomUUID(),
      channel: 'phone',
      customer: { phone: '98260 44444', name: 'गीता बाई' },
      items: [{ product: tea._id, quantity: 1 }],
      to: { place: 'मंदिर के पास' },
      seen: { total: 120 },
    },
  });
  expect(status).toBe(201);
  const [known] = await newestOrders(shop);
  const limit = { limit: 300, seen: { limit: 0 } };
  await shop.call({ method: 'PUT', path: `/api/khatas/${known?.user}/limit`, token, body: limit });
  await enterAs(page, shop.owner, '/hi/admin/new-order');
  await page.getByRole('button', { name: 'काउंटर पर' }).click();
  await page.getByLabel('फ़ोन', { exact: false }).fill('9826044444');
  await expect(page.getByRole('list', { name: 'इस नंबर से पहचाने गए' })).toContainText('गीता बाई');
  await page.getByLabel('फ़ोन', { exact: false }).press('Enter');
  await expect(page.getByText('₹300 में से ₹0 बाकी')).toBeVisible();
  await page.getByLabel('सामान', { exact: true }).fill(`4 ${tea.title}`);
  await page.getByRole('list', { name: 'कौन-सा सामान' }).getByRole('button').first().click();
  await page.getByLabel('कितने नकद दिए').fill('50');
  await page.getByLabel('बाकी रकम खाते में लिखें').check();
  await expect(page.getByText('सीमा से ₹50 ज़्यादा।')).toBeVisible();

  await test.step('somebody else took the tea: the line says so, and takes what is left', async () => {
    await editProduct(shop, { ...tea, stock: 4 }, { stock: 2 });
    await page.getByRole('button', { name: '₹50 मिले, ₹350 खाते में' }).click();
    const lines = page.getByRole('list', { name: 'क्या मँगाया गया' });
    await expect(lines).toContainText('सिर्फ़ × 2 बचा है।');
    await axe(page);
    await lines.getByRole('button', { name: '× 2 लें' }).click();
    await expect(lines).not.toContainText('बचा है।');
  });

  const sell = page.getByRole('button', { name: '₹50 मिले, ₹150 खाते में' });
  await sell.click();
  const taken = page.getByText(/^ऑर्डर #\d+ लिखा गया: गीता बाई ₹200/);
  await expect(taken).toBeVisible();
  await expect(page.getByLabel('सामान', { exact: true })).toBeFocused();
  const khata = await shop.call<Khata>({ path: `/api/khatas/${known?.user}`, token });
  expect(khata.body).toMatchObject({ owed: 150, lines: [{ kind: 'order', amount: 150 }] });
  const whatsApp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919826044444\?text=/);
  expect(decodeURIComponent(whatsApp ?? '')).toContain('₹200');
  await page.getByRole('link', { name: 'बिल', exact: true }).click();
  await expect(page).toHaveURL(/\/print\?doc=bill$/);

  await test.step('she takes one thing more while the network is away: it waits here, and both parts are written down once', async () => {
    await page.goto('/hi/admin/new-order');
    await page.getByRole('button', { name: 'काउंटर पर' }).click();
    await page.getByLabel('फ़ोन', { exact: false }).fill('9826044444');
    await expect(page.getByRole('list', { name: 'इस नंबर से पहचाने गए' })).toContainText('गीता बाई');
    await page.getByLabel('फ़ोन', { exact: false }).press('Enter');
    await expect(page.getByText('₹300 में से ₹150 बाकी')).toBeVisible();
    await page.getByLabel('सामान', { exact: true }).fill(`1 ${salt.title}`);
    await page.getByRole('list', { name: 'कौन-सा सामान' }).getByRole('button').first().click();
    await page.getByLabel('कितने नकद दिए').fill('40');
    await page.getByLabel('बाकी रकम खाते में लिखें').check();
    await context.setOffline(true);
    await page.getByRole('button', { name: '₹40 मिले, ₹60 खाते में' }).click();
    await expect(page.getByText(/^नेटवर्क नहीं है: ऑर्डर यहीं रखा है.*गीता बाई ₹100/)).toBeVisible();
    await axe(page);
    await context.setOffline(false);
    const owed = async () =>
      (await shop.call<Khata>({ path: `/api/khatas/${known?.user}`, token })).body.owed;
    await expect.poll(owed, { timeout: 20_000 }).toBe(210);
    const [sale] = await newestOrders(shop);
    expect(sale).toMatchObject({
      status: 'delivered',
      due: 0,
      money: {
        payments: [
          { method: 'cash', amount: 40 },
          { method: 'account', amount: 60 },
        ],
      },
    });
    expect(await stockOf(shop, salt)).toBe(49);
  });
});

test('an order by phone in Hindi that the customer collects, with her wish, while the network is away: it waits and is sent once @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to/);
  await setShop(shop, { mayCollect: true });
  const rice = await addProduct(shop, { title: 'Rice', price: 60 });
  const before = (await newestOrders(shop)).length;
  await enterAs(page, shop.owner, '/hi/admin/new-order');
  await page.getByLabel('फ़ोन', { exact: true }).fill('98260 55555');
  await page.getByLabel('नाम', { exact: true }).fill('राधा');
  await page.getByText('दुकान से ले जाएँगे').click();
  await expect(page.getByLabel('घर या पहचान')).toBeHidden();
  await page.getByLabel('सामान', { exact: true }).fill(`2 ${rice.title}`);
  await page.getByRole('list', { name: 'कौन-सा सामान' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'नोट लिखें' }).click();
  await page.getByLabel('ग्राहक ने क्या कहा').fill('पुराना चावल');
  await axe(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'ऑर्डर लिखें, ₹120' }).click();
  await expect(page.getByText(/^नेटवर्क नहीं है: ऑर्डर यहीं रखा है/)).toBeVisible();
  // Nothing answers: the tab is lost as if it had been closed.
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto('/hi/admin/new-order');
  await expect.poll(async () => (await newestOrders(shop)).length, { timeout: 20_000 }).toBe(before + 1);
  const [order] = await newestOrders(shop);
  expect(order).toMatchObject({
    status: 'pending',
    totalAmount: 120,
    shipping: 0,
    note: 'पुराना चावल',
    delivery: { collected: true },
    taken: { channel: 'phone' },
  });
  expect(await stockOf(shop, rice)).toBe(48);
});
