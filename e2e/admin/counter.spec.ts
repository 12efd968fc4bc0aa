import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import type { Khata } from '#money/khata.ts';
import { upiText } from '#money/web/upi-text.ts';
import { newestOrders, setShop } from '../support/counter.ts';
import { addPotatoes, addProduct, editProduct, stockOf } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

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

test('a known customer pays a part in cash and the rest goes on her account, in Hindi: what she owes, what fits, a line that is short, one whose price moved; then the bill, and a sale while the network is away @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/409|422|ERR_INTERNET_DISCONNECTED|Failed to/);
  const say = saidIn('hi');
  const phone = '98260 44444';
  const { token } = shop.owner;
  const tea = await addProduct(shop, { title: 'Tea', price: 100, unit: 'item', stock: 5 });
  const soap = await addProduct(shop, { title: 'Soap', price: 30, unit: 'item' });
  const { status } = await shop.call({
    method: 'POST',
    path: '/api/orders/taken',
    token,
    body: {
      id: crypto.randomUUID(),
      channel: 'phone',
      customer: { phone, name: 'गीता बाई' },
      items: [{ product: tea._id, quantity: 1 }],
      to: { place: 'मंदिर के पास' },
      seen: { total: 120 },
    },
  });
  expect(status).toBe(201);
  const [known] = await newestOrders(shop);
  const limit = { limit: 300, seen: { limit: 0 } };
  await shop.call({ method: 'PUT', path: `/api/khatas/${known?.user}/limit`, token, body: limit });
  const khata = async () => (await shop.call<Khata>({ path: `/api/khatas/${known?.user}`, token })).body;
  const lines = page.getByRole('list', { name: say('office.take.lines') });
  const sell = (paid: string, rest: string) =>
    page.getByRole('button', { name: say('office.take.sellInPart', { paid, rest }) });
  const take = async (quantity: number, { title }: { title: string }) => {
    await page.getByLabel(say('office.take.goods'), { exact: true }).fill(`${quantity} ${title}`);
    const offers = page.getByRole('list', { name: say('office.take.offers') });
    // The first that stands there, at once: what the line before meant must be gone.
    await offers.getByRole('button').first().click();
  };
  const chooseHer = async () => {
    await page.getByLabel(say('office.take.phoneIfAny')).fill(phone);
    await expect(page.getByRole('list', { name: say('office.take.known') })).toContainText('गीता बाई');
    await page.getByLabel(say('office.take.phoneIfAny')).press('Enter');
  };
  await enterAs(page, shop.owner, '/hi/admin/new-order');
  await page.getByRole('button', { name: say('office.take.atCounter') }).click();
  await chooseHer();
  await expect(page.getByText(say('office.take.owes', { limit: '₹300', owed: '₹0' }))).toBeVisible();
  await take(4, tea);
  await page.getByLabel(say('office.take.given')).fill('50');
  await page.getByLabel(say('office.take.restOnAccount')).check();
  await expect(page.getByText(say('office.take.aboveLimit', { amount: '₹50' }))).toBeVisible();

  await test.step('somebody else took the tea: the line says so, and takes what is left', async () => {
    await editProduct(shop, { ...tea, stock: 4 }, { stock: 2 });
    await sell('₹50', '₹350').click();
    await expect(lines).toContainText(say('office.take.onlyLeft', { amount: '× 2' }));
    await axe(page);
    await lines.getByRole('button', { name: say('office.take.takeLeft', { amount: '× 2' }) }).click();
    await expect(lines).not.toContainText(say('office.take.onlyLeft', { amount: '× 2' }));
  });

  await sell('₹50', '₹150').click();
  const said = { orderId: '#', name: 'गीता बाई', amount: '₹200' };
  await expect(page.getByText(say('office.take.taken', said).split('##')[1] ?? '')).toBeInViewport();
  await expect(page.getByLabel(say('office.take.goods'), { exact: true })).toBeFocused();
  expect(await khata()).toMatchObject({ owed: 150, lines: [{ kind: 'order', amount: 150 }] });
  const bill = await page
    .getByRole('link', { name: say('office.print.bill'), exact: true })
    .getAttribute('href');
  expect(bill).toMatch(/\/print\?doc=bill$/);
  const whatsApp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(whatsApp).toMatch(new RegExp(`^https://wa\\.me/91${phone.replace(' ', '')}\\?text=`));
  expect(decodeURIComponent(whatsApp ?? '')).toContain('₹200');

  await test.step('the price moved while it was typed: the line says from what to what, and nothing is sold at the old one', async () => {
    await chooseHer();
    await expect(page.getByText(say('office.take.owes', { limit: '₹300', owed: '₹150' }))).toBeVisible();
    await take(2, soap);
    await editProduct(shop, soap, { price: 35, cuttedprice: 45 });
    await page.getByLabel(say('office.take.given')).fill('20');
    await page.getByLabel(say('office.take.restOnAccount')).check();
    await sell('₹20', '₹40').click();
    await expect(lines).toContainText(say('office.take.priceNow', { was: '₹30', now: '₹35' }));
    expect((await khata()).owed).toBe(150);
  });

  await test.step('sold while the network is away: it waits here, and stands on her account once', async () => {
    await context.setOffline(true);
    await sell('₹20', '₹50').click();
    await expect(page.getByText(say('office.take.waits', { name: 'गीता बाई', amount: '₹70' }))).toBeVisible();
    await axe(page);
    expect((await khata()).owed).toBe(150);
    await context.setOffline(false);
    await expect.poll(async () => (await khata()).owed, { timeout: 20_000 }).toBe(200);
    expect((await khata()).lines).toHaveLength(2);
    const [sale] = await newestOrders(shop);
    expect(sale).toMatchObject({
      status: 'delivered',
      due: 0,
      money: {
        payments: [
          { method: 'cash', amount: 20 },
          { method: 'account', amount: 50 },
        ],
      },
    });
    expect(await stockOf(shop, soap)).toBe(48);
  });

  await test.step('the bill of the first sale', async () => {
    await page.goto(bill ?? '');
    await expect(page.getByRole('article')).toContainText('₹200');
  });
});

test('an order by phone that the customer collects, with her wish, in Hindi: an amount that is not sold is marked; the network goes, it waits and is sent once @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/422|ERR_INTERNET_DISCONNECTED|Failed to/);
  const say = saidIn('hi');
  const path = '/hi/admin/new-order';
  await setShop(shop, { mayCollect: true });
  const rice = await addProduct(shop, { title: 'Rice', price: 60 });
  const potato = await addPotatoes(shop);
  const before = (await newestOrders(shop)).length;
  const offers = page.getByRole('list', { name: say('office.take.offers') });
  const typed = page.getByLabel(say('office.take.goods'), { exact: true });
  const lines = page.getByRole('list', { name: say('office.take.lines') });
  const place = (total: string) => page.getByRole('button', { name: say('office.take.place', { total }) });
  await enterAs(page, shop.owner, path);
  await page.getByLabel(say('office.take.phone'), { exact: true }).fill('98260 55555');
  await page.getByLabel(say('office.take.name'), { exact: true }).fill('राधा');
  await page.getByText(say('office.take.collected')).click();
  await expect(page.getByLabel(say('office.take.house'))).toBeHidden();
  await typed.fill(`2 ${rice.title}`);
  await offers.getByRole('button').first().click();

  await test.step('500 of what is weighed: grams or kilos, that is asked', async () => {
    await typed.fill(`500 ${potato.title}`);
    await expect(page.getByText(say('office.take.whichAmount'))).toBeVisible();
    await expect(offers.getByRole('listitem')).toHaveCount(2);
    await axe(page);
    await offers.getByRole('button', { name: say('shop.unit.gram', { amount: '500' }) }).click();
  });

  await test.step('an amount that is not sold is marked, with what is', async () => {
    const amount = page.getByLabel(say('office.take.amount', { title: potato.title }));
    await amount.fill('0.33');
    await place('₹127.92').click();
    await expect(lines.getByRole('listitem').filter({ hasText: potato.title })).toContainText(
      say('shop.unit.gram', { amount: '50' }),
    );
    await expect(lines).toContainText(say('office.take.takeOut'));
    await amount.fill('0.5');
    await expect(lines).not.toContainText(say('office.take.takeOut'));
  });

  await page.getByRole('button', { name: say('office.take.addNote') }).click();
  await page.getByLabel(say('office.change.note')).fill('पुराना चावल');
  await context.setOffline(true);
  await place('₹132').click();
  await expect(page.getByText(say('office.take.waits', { name: 'राधा', amount: '₹132' }))).toBeVisible();
  // Nothing answers: the tab is lost as if it had been closed.
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await page.goto(path);
  await expect.poll(async () => (await newestOrders(shop)).length, { timeout: 20_000 }).toBe(before + 1);
  const [order] = await newestOrders(shop);
  expect(order).toMatchObject({
    status: 'pending',
    totalAmount: 132,
    shipping: 0,
    note: 'पुराना चावल',
    delivery: { collected: true },
    taken: { channel: 'phone' },
  });
  expect(await stockOf(shop, rice)).toBe(48);
  expect(await stockOf(shop, potato)).toBe(19.5);
});
