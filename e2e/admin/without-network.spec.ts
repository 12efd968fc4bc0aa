import { addProduct, order } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d|status of 409/));

test('without a network the board opens as seen; what is tapped waits in sight, is sent by itself, and a conflict is shown @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp({ name: 'Asha Rao' });
  const mango = await addProduct(shop);
  const first = await order(shop, asha, mango);
  const second = await order(shop, asha, mango);
  const read = async ({ _id }: { _id: string }) =>
    (
      await shop.call<{ status: string; timeline: unknown[] }>({
        path: `/api/orders/${_id}`,
        token: shop.owner.token,
      })
    ).body;
  await enterAs(page, shop.owner, '/admin/orders');
  await expect(page.getByRole('main')).toContainText(`#${first.orderId}`);
  await waitForWorker(page, '/admin/grid');
  await context.setOffline(true);

  await page.goto('/admin/orders');
  await expect(page.getByText(/^As seen \d+ minutes? ago; no network$/)).toBeVisible();
  for (const { orderId } of [first, second]) {
    await page
      .getByRole('main')
      .getByRole('link', { name: `#${orderId}` })
      .first()
      .click();
    await page.getByRole('button', { name: 'Dispatch' }).click();
    await expect(page.getByRole('region', { name: 'Waits for the network' })).toContainText(`#${orderId}`);
    await page.getByRole('main').getByRole('link', { name: 'All orders' }).click();
  }
  const waits = page.getByRole('region', { name: 'Waits for the network' });
  await expect(waits).toContainText('2 changes wait for the network.');
  await axe(page);

  // Meanwhile the shopper cancels the second one on another phone.
  await shop.call({
    method: 'POST',
    path: `/api/orders/${second._id}/cancellation`,
    token: asha.token,
    body: {},
  });
  await context.setOffline(false);
  await expect(waits).toContainText('It is now: cancelled', { timeout: 20_000, ignoreCase: true });
  expect((await read(first)).status).toBe('dispatched');
  expect((await read(second)).status).toBe('cancelled');
  expect((await read(first)).timeline).toHaveLength(2);
  await waits.getByRole('button', { name: 'OK' }).click();
  await expect(waits).toBeHidden();
});
