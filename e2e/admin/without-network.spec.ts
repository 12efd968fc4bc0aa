import type { Page } from '@playwright/test';
import { shopDay } from '#base/time.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import { orderNow } from '../support/back-office.ts';
import { addProduct, order } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d|status of 409/));

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /, your menu$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
};

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
  await waitForWorker(page, `/admin/cash/${shopDay(new Date().toISOString())}`);
  await context.setOffline(true);

  await page.goto('/admin/orders');
  await expect(page.getByText(/^As seen \d+ minutes? ago; no internet$/)).toBeVisible();
  for (const { orderId } of [first, second]) {
    await page
      .getByRole('main')
      .getByRole('link', { name: `#${orderId}` })
      .first()
      .click();
    await page.getByRole('button', { name: 'Dispatch' }).click();
    await expect(page.getByRole('region', { name: 'Waits for the internet' })).toContainText(`#${orderId}`);
    await page.getByRole('main').getByRole('link', { name: 'All orders' }).click();
  }
  const waits = page.getByRole('region', { name: 'Waits for the internet' });
  await expect(waits).toContainText('2 changes wait for the internet.');
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(question.getByRole('listitem')).toHaveText([
    `2 changes: #${first.orderId}, #${second.orderId}`,
  ]);
  await question.getByRole('button', { name: 'Stay signed in' }).click();

  // The counter's cash was never opened on this phone: it says so, and what is put into it waits like the rest.
  const today = shopDay(new Date().toISOString());
  const counter = async () =>
    (await shop.call<CashSheet>({ path: `/api/cash/${today}`, token: shop.owner.token })).body;
  const before = await counter();
  await page.goto('/admin/cash');
  await expect(page.getByText(/this phone has not seen the money of this day yet/)).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Counter' }).click();
  await expect(page.getByText(/this phone has not seen this sheet yet/)).toBeVisible();
  const sums = page.getByRole('region', { name: 'Should be there' });
  await expect(sums).toContainText('not known yet');
  await page.getByRole('button', { name: 'Change given' }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('517');
  await page.getByRole('dialog').getByRole('button', { name: 'Note it' }).click();
  await expect(sums).toContainText('₹517');
  await expect(waits).toContainText('3 changes wait for the internet.');
  await axe(page);
  expect((await counter()).moves).toHaveLength(before.moves.length);

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
  await expect(page.getByText(/this phone has not seen this sheet yet/)).toBeHidden();
  const [given, ...more] = (await counter()).moves.slice(before.moves.length);
  expect([given, more]).toMatchObject([{ kind: 'opening', amount: 517, by: shop.owner.user.name }, []]);
  const mistake = { path: `/api/cash/${today}/moves/${given?._id}`, token: shop.owner.token };
  await shop.call({ method: 'DELETE', ...mistake });
});

test('where there is no such page, what waits is still sent by itself, and signing out asks about it @desktop', async ({
  page,
  shop,
  enterAs,
}) => {
  const placed = await order(shop, await shop.signUp(), await addProduct(shop));
  let isCut = true;
  await page.route('**/api/orders/**', (route) =>
    isCut && route.request().method() !== 'GET' ? route.abort('connectionfailed') : route.continue(),
  );
  await enterAs(page, shop.owner, `/admin/orders/${placed._id}`);
  await page.getByRole('button', { name: 'Dispatch' }).click();
  const waits = page.getByRole('region', { name: 'Waits for the internet' });
  await expect(waits).toContainText(`#${placed.orderId}`);
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(waits).toContainText(`#${placed.orderId}`);
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Not sent yet' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  isCut = false;
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  await expect(waits).toBeHidden();
  expect((await orderNow(shop, placed)).status).toBe('dispatched');
});
