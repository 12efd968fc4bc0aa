import { hireStaff, newName, orderAs, orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { stopClock } from '../support/page/still-clock.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 409/));

test('several orders that were moved at once are taken back one by one; what somebody changed meanwhile is left, and named @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [asha, goods, lastName] = [await shop.signUp(), await addProduct(shop), newName()];
  const orders = [
    await orderAs(shop, asha, { goods, lastName }),
    await orderAs(shop, asha, { goods, lastName }),
    await orderAs(shop, asha, { goods, lastName }),
  ];
  const [, second] = orders;
  const statuses = async () => Promise.all(orders.map(async (order) => (await orderNow(shop, order)).status));
  await enterAs(page, shop.owner, `/admin/orders?q=${lastName}`);
  const main = page.getByRole('main');
  const moveAll = async (to: string): Promise<void> => {
    for (const { orderId } of orders) await main.getByLabel(`Choose order ${orderId}`).check();
    await main.getByLabel('Move the chosen orders to').selectOption(to);
    await main.getByRole('button', { name: 'Move', exact: true }).click();
  };

  await moveAll('dispatched');
  const bar = page.getByRole('region', { name: 'Undo' });
  await expect(bar).toContainText('3 orders now dispatched.');
  expect(await statuses()).toEqual(['dispatched', 'dispatched', 'dispatched']);
  await axe(page);
  // Meanwhile somebody at the door takes the money of the second one.
  const { token } = await hireStaff(shop, ['packer', 'counter']);
  const path = `/api/orders/${second!._id}`;
  await shop.call({ method: 'PATCH', path, token, body: { paymentStatus: 'received' } });
  await bar.getByRole('button', { name: 'Undo' }).click();
  const left = page.getByRole('dialog', { name: 'Not taken back' });
  await expect(left.getByRole('listitem')).toHaveText([
    `#${second!.orderId} This order was just changed by another person. Please check it again.`,
  ]);
  await axe(page);
  expect(await statuses()).toEqual(['pending', 'dispatched', 'pending']);
  await page.keyboard.press('Escape');

  await moveAll('delivered');
  await expect(bar).toContainText('3 orders now delivered.');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(statuses).toEqual(['pending', 'dispatched', 'pending']);
  await expect(bar).toBeHidden();

  await main.getByLabel(`Choose order ${orders[0]!.orderId}`).check();
  await main.getByLabel('Move the chosen orders to').selectOption('cancelled');
  await main.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(
    page.getByText('A cancelled order is brought back on its own page, one by one.'),
  ).toBeVisible();
  await expect(bar).toBeHidden();
});

test('moved without a network, but for a cancelled one, and taken back before anybody heard of it; an undo of moves that were sent, which nobody answers, is offered again @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const [asha, goods, lastName] = [await shop.signUp(), await addProduct(shop), newName()];
  const orders = [
    await orderAs(shop, asha, { goods, lastName }),
    await orderAs(shop, asha, { goods, lastName }),
  ];
  const gone = await orderAs(shop, asha, { goods, lastName });
  await shop.call({ method: 'POST', path: `/api/orders/${gone._id}/cancellation`, token: asha.token });
  const say = saidIn('hi');
  await page.clock.install();
  await enterAs(page, shop.owner, `/hi/admin/orders?q=${lastName}`);
  const main = page.getByRole('main');
  const waits = page.getByRole('region', { name: say('office.taps.label') });
  const bar = page.getByRole('region', { name: say('office.common.undo') });
  const undo = bar.getByRole('button', { name: say('office.common.undo') });
  const moveWithoutNetwork = async (): Promise<void> => {
    for (const { orderId } of [...orders, gone])
      await main.getByLabel(say('office.orders.choose', { orderId })).check();
    await main.getByLabel(say('office.orders.moveTo')).selectOption('dispatched');
    await context.setOffline(true);
    await main.getByRole('button', { name: say('office.orders.move'), exact: true }).click();
    const notMoved = page.getByRole('dialog', { name: say('office.orders.notMoved') });
    await expect(notMoved.getByRole('listitem')).toHaveText([
      `#${gone.orderId} ${say('office.orders.openToBringBack')}`,
    ]);
    await page.keyboard.press('Escape');
    await expect(waits).toContainText(`#${orders[0]!.orderId}`);
  };

  await moveWithoutNetwork();
  await undo.click();
  await expect(waits).toBeHidden();
  await context.setOffline(false);
  await page.reload();
  await expect(main.getByText(`#${orders[0]!.orderId}`).first()).toBeVisible();
  for (const order of orders) expect((await orderNow(shop, order)).timeline).toHaveLength(1);

  await stopClock(page);
  await moveWithoutNetwork();
  await context.setOffline(false);
  const statuses = async () => Promise.all(orders.map(async (order) => (await orderNow(shop, order)).status));
  await expect.poll(statuses).toEqual(['dispatched', 'dispatched']);
  await context.setOffline(true);
  await undo.click();
  await expect(bar).toContainText(say('shop.failed.noAnswer'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await statuses()).toEqual(['dispatched', 'dispatched']);
  await context.setOffline(false);
  await undo.click();
  await expect.poll(statuses).toEqual(['pending', 'pending']);
  await expect(bar).toBeHidden();
  expect((await orderNow(shop, gone)).timeline).toHaveLength(2);
});
