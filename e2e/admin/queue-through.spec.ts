import type { Page } from '@playwright/test';
import { payment, utr } from '#test/steps/payments.ts';
import { orderTo } from '../support/at-the-door.ts';
import { orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { stopClock } from '../support/page/still-clock.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

// A shop of its own: the tabs count all orders.
test.use({ ownShop: {} });

/** A phone, and how it is looked for. */
const [phone, typed] = ['9811122244', '098111 22244'];

/** Taps the next step of an order. A tap that comes too soon after another one is taken for a double tap: it is made again. */
async function step(page: Page, orderId: string, name: string | RegExp): Promise<void> {
  const button = page.getByRole('main').locator(`[data-order="${orderId}"]`).getByRole('button', { name });
  await expect(async () => {
    await button.click({ timeout: 1000 });
    await expect(button).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

test('from landing to done, in Hindi: called, packed while the network goes and comes, an undo that is not lost with it, on the way, collected; found by its phone, moved with others and back @phone', async ({
  page,
  context,
  shop,
  enterAs,
  otherDevice,
  expectErrors,
  axe,
}) => {
  test.slow();
  expectErrors(/ERR_|Failed to/);
  const say = saidIn('hi');
  const stepOf = (step: string): string => say('office.queue.stepOf', { step: say(step), name: '' });
  const { token } = shop.owner;
  const [asha, goods] = [await shop.signUp(), await addProduct(shop)];
  const before = await orderTo(shop, asha, goods, { firstName: 'Gita' });
  const odd = await orderTo(shop, asha, goods, { firstName: 'Kamla', phone: '12345' });
  await page.clock.install();
  await enterAs(page, shop.owner, '/hi/admin/orders/queue?tab=toPack');
  const main = page.getByRole('main');
  const tabs = page.getByRole('navigation', { name: say('office.queue.tabs') });
  const row = (order: { orderId: string }) => main.locator(`[data-order="${order.orderId}"]`);
  const open = (tab: string) => tabs.getByRole('link', { name: tab }).click();
  const waits = page.getByRole('region', { name: say('office.taps.label') });
  const undo = page.getByRole('region', { name: say('office.common.undo') });
  const isPacked = async () => (await orderNow(shop, landed)).packedAt !== undefined;

  await expect(row(before)).toBeVisible();
  const landed = await orderTo(shop, asha, goods, { firstName: 'Mohan', phone });
  await main.getByRole('button', { name: new RegExp(`^${say('office.queue.came', { count: 1 })}`) }).click();
  await expect(row(landed)).toContainText('Mohan Rao');

  await test.step('one is called first: one tap, and it is to be packed', async () => {
    await open(say('office.queue.toConfirm'));
    await step(page, odd.orderId, stepOf('office.queue.confirm'));
    await expect(row(odd)).toBeHidden();
    await open(say('office.queue.toPack'));
    await expect(row(odd)).toBeVisible();
  });

  await test.step('packed without a network: it waits in sight, and arrives once', async () => {
    // The bar that takes it back counts ten seconds down; they do not go by between the taps of this journey.
    await stopClock(page);
    await context.setOffline(true);
    await step(page, landed.orderId, stepOf('office.board.pack'));
    await expect(waits).toContainText(`#${landed.orderId}`);
    await expect(tabs).toContainText(`${say('office.queue.onTheWay')}1`);
    await context.setOffline(false);
    // Where the first try comes too soon, the next one waits for the page's own clock.
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return isPacked();
      })
      .toBe(true);
  });

  await test.step('an undo that meets no network says so, and is still there to be tapped once more', async () => {
    await context.setOffline(true);
    await undo.getByRole('button', { name: say('office.common.undo') }).click();
    await expect(undo).toContainText(say('shop.failed.noAnswer'));
    expect(await isPacked()).toBe(true);
    await context.setOffline(false);
    await undo.getByRole('button', { name: say('office.common.undo') }).click();
    await expect.poll(isPacked).toBe(false);
    await expect(undo).toBeHidden();
    await expect(waits).toBeHidden();
    await expect(row(landed)).toBeVisible();
    await page.clock.resume();
  });

  await test.step('packed after all, on the way, delivered and paid: it is done, and she reads it', async () => {
    await step(page, landed.orderId, stepOf('office.board.pack'));
    await open(say('office.queue.onTheWay'));
    await step(page, landed.orderId, stepOf('office.order.dispatch'));
    await axe(page);
    // A part came by UPI before: the tap notes the rest, and its undo takes back that rest alone.
    const upi = {
      ...payment(await orderNow(shop, landed), { method: 'upi', amount: 30, reference: utr() }),
    };
    await shop.call({ method: 'POST', path: `/api/orders/${landed._id}/payments`, token, body: upi });
    const { due } = await orderNow(shop, landed);
    await expect(row(landed).getByRole('button', { name: `₹${due}` })).toBeVisible();
    await stopClock(page);
    await step(page, landed.orderId, new RegExp(`^${say('office.order.delivered')} `));
    await undo.getByRole('button', { name: say('office.common.undo') }).click();
    await expect(row(landed)).toBeVisible();
    expect(await orderNow(shop, landed)).toMatchObject({ status: 'dispatched', money: { paid: 30 } });
    await page.clock.resume();
    await step(page, landed.orderId, new RegExp(`^${say('office.order.delivered')} `));
    await open(say('office.queue.done'));
    await expect(row(landed)).toBeVisible();
    expect(await orderNow(shop, landed)).toMatchObject({ status: 'delivered', paymentStatus: 'received' });
    const hers = await otherDevice();
    await enterAs(hers, asha, `/hi/my-order/${landed._id}`);
    await expect(
      hers.getByText(new RegExp(`^${say('account.order.deliveredOn', { date: '.+' })}$`)).first(),
    ).toBeVisible();
  });

  await test.step('what was delivered and is not paid stands under what is to be collected', async () => {
    const body = { status: 'delivered' };
    await shop.call({ method: 'PATCH', path: `/api/orders/${odd._id}`, token, body });
    await open(say('office.queue.toCollect'));
    await step(page, odd.orderId, new RegExp(`^${say('office.queue.gotIt')}`));
    await expect(row(odd)).toBeHidden();
    expect((await orderNow(shop, odd)).paymentStatus).toBe('received');
  });

  await test.step('found by any form of its phone; two are moved at once, and taken back one by one', async () => {
    const other = await orderTo(shop, asha, goods, { firstName: 'Sunita' });
    await page.goto('/hi/admin/orders');
    const search = page.getByRole('searchbox', { name: say('office.orders.search') });
    await search.fill(typed);
    await expect(main.getByText(/^#\d+$/)).toHaveText([`#${landed.orderId}`]);
    await search.fill('');
    const two = [before, other];
    const statuses = () => Promise.all(two.map(async (order) => (await orderNow(shop, order)).status));
    for (const { orderId } of two)
      await main.getByLabel(say('office.orders.choose', { orderId }), { exact: true }).check();
    await main.getByRole('button', { name: say('office.orders.move'), exact: true }).click();
    await expect(undo).toContainText(
      say('office.orders.moved', { count: 2, status: say('office.status.dispatched') }),
    );
    expect(await statuses()).toEqual(['dispatched', 'dispatched']);
    await undo.getByRole('button', { name: say('office.common.undo') }).click();
    await expect.poll(statuses).toEqual(['pending', 'pending']);
  });
});
