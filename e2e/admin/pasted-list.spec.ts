import type { Order } from '#orders/order.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

// A shop of its own: nobody else buys what is on the list.
test.use({ ownShop: {} });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to/));

const LIST = `[12/11, 9:04 am] Gita: 2 packet maggi, आधा किलो भिंडी
আলু ২ কেজি
mutton 500 gm
kerosene 1 litre`;

/** The orders that this number has, each with its goods in grams or pieces. */
const ordersBy = async (shop: Shop, phone: string): Promise<Order[]> => {
  const path = '/api/orders/all?limit=50';
  const { orders } = (await shop.call<{ orders: Order[] }>({ path, token: shop.owner.token })).body;
  return orders.filter(({ selectedAddress }) => selectedAddress.phone.endsWith(phone));
};

test('a customer’s list in three languages is pasted in the office, in Hindi: sure, to be chosen, not found in plain sight; the network goes between pasting, looking and placing, and nothing is lost @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const say = saidIn('hi');
  const phone = '9826077710';
  await enterAs(page, shop.owner, '/hi/admin/new-order');
  await page.getByLabel(say('office.take.phone'), { exact: true }).fill(phone);
  await page.getByLabel(say('office.take.name'), { exact: true }).fill('Gita Bai');
  await page.getByLabel(say('office.take.house')).fill('near the temple');
  await page.getByRole('button', { name: say('office.take.paste') }).click();
  const box = page.getByRole('textbox', { name: say('account.list.text') });
  const find = page.getByRole('button', { name: say('account.list.find') });
  const place = page.getByRole('button', { name: say('office.take.place', { total: '' }).trim() });
  const toSettle = page.getByRole('list', { name: say('account.list.toSettle') });
  const settled = page.getByRole('list', { name: say('account.list.settled') });
  const count = (figures: { count: number; ready: number; open: number }) =>
    expect(page.getByText(say('account.list.read', figures))).toBeVisible();

  await test.step('pasted without a network: it says so, and the list stays', async () => {
    await box.fill(LIST);
    await context.setOffline(true);
    await find.click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(box).toHaveValue(LIST);
    await context.setOffline(false);
    await find.click();
  });

  await test.step('three lines are sure, one is to be chosen, one is not found and stays in plain sight', async () => {
    await count({ count: 5, ready: 3, open: 2 });
    await expect(settled.getByRole('listitem')).toHaveCount(3);
    await expect(toSettle.getByRole('listitem')).toHaveCount(2);
    const missing = toSettle.getByRole('listitem', { name: /kerosene 1 litre/ });
    await expect(missing).toContainText(say('account.list.notFound'));
    await axe(page);
  });

  await test.step('a sure line has other goods to choose from', async () => {
    for (const line of [/2 packet maggi/, /आधा किलो भिंडी/, /আলু ২ কেজি/])
      await settled.getByRole('button', { name: line }).first().click();
    await expect(settled.getByRole('button', { name: /₹/ }).first()).toBeVisible();
  });

  await test.step('the tab is closed: the list stands there again, and no order goes without it', async () => {
    await page.reload();
    await count({ count: 5, ready: 3, open: 2 });
    await page.getByRole('button', { name: say('office.take.fromList', { count: 3 }) }).click();
    await count({ count: 2, ready: 0, open: 2 });
    await place.click();
    const why = page.getByRole('alert').filter({ hasText: say('office.take.listWaits') });
    await expect(why).toBeInViewport();
    await expect(toSettle.getByRole('listitem').first()).toBeInViewport();
    expect(await ordersBy(shop, phone)).toEqual([]);
  });

  await test.step('one is chosen, the other left out', async () => {
    const mutton = toSettle.getByRole('listitem', { name: /mutton 500 gm/ });
    await mutton.getByRole('button', { name: /₹/ }).first().click();
    await page.getByRole('button', { name: say('office.take.fromList', { count: 1 }) }).click();
    const missing = toSettle.getByRole('listitem', { name: /kerosene 1 litre/ });
    await expect(missing).toBeVisible();
    await missing.getByRole('button', { name: say('account.list.leaveOut') }).click();
    await expect(page.getByRole('list', { name: say('account.list.leftOut') })).toContainText('kerosene');
  });

  await test.step('placed while the network is away: it waits, goes by itself, once, and the next customer finds no list', async () => {
    await context.setOffline(true);
    await place.click();
    await expect(
      page.getByText(say('office.take.waits', { name: 'Gita Bai', amount: '' }).trim()),
    ).toBeVisible();
    await expect(toSettle).toBeHidden();
    expect(await ordersBy(shop, phone)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(async () => (await ordersBy(shop, phone)).length, { timeout: 20_000 }).toBe(1);
    const [order] = await ordersBy(shop, phone);
    expect(order?.items.map(({ quantity }) => quantity).toSorted()).toEqual([0.5, 0.5, 2, 2]);
    expect(order?.taken?.channel).toBe('phone');
  });
});
