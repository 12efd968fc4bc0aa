import type { Page } from '@playwright/test';
import { orderTo } from '../support/at-the-door.ts';
import { orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { waitForWorker } from '../support/worker.ts';

// A shop of its own: the tabs count all orders, and it is killed.
test.use({ ownShop: {}, serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of (50\d|409)/));

const row = (page: Page, orderId: string) => page.getByRole('main').locator(`[data-order="${orderId}"]`);
const tabs = (page: Page) => page.getByRole('navigation', { name: 'ऑर्डर के काम' });
const waits = (page: Page) => page.getByRole('region', { name: 'इंटरनेट का इंतज़ार' });

/** Taps Packed. A tap that comes too soon after another one is taken for the second half of a double tap: it is made again. */
async function pack(page: Page, orderId: string): Promise<void> {
  const packed = row(page, orderId).getByRole('button', { name: /^पैक हो गया: / });
  await expect(async () => {
    await packed.click({ timeout: 1000 });
    await expect(packed).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

test('called and packed without a network: the order goes from tab to tab, the page is closed, and all of it arrives once @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const [asha, goods] = [await shop.signUp(), await addProduct(shop)];
  const odd = await orderTo(shop, asha, goods, { firstName: 'Kamla', phone: '12345' });
  const other = await orderTo(shop, asha, goods, { firstName: 'Mohan' });
  await enterAs(page, shop.owner, '/hi/admin/orders/queue?tab=toPack');
  await expect(row(page, other.orderId)).toBeVisible();
  await tabs(page).getByRole('link', { name: 'पक्का करना' }).click();
  await expect(row(page, odd.orderId)).toBeVisible();
  await waitForWorker(page, '/hi/admin/grid');

  await context.setOffline(true);
  await row(page, odd.orderId)
    .getByRole('button', { name: /^पक्का: / })
    .click();
  await expect(row(page, odd.orderId)).toBeHidden();
  await expect(waits(page)).toContainText('फ़ोन पर बात हो गई');
  await tabs(page).getByRole('link', { name: 'पैक करना' }).click();
  await expect(tabs(page).getByRole('link', { name: 'पैक करना' })).toHaveAccessibleName('पैक करना 2');
  await pack(page, odd.orderId);
  await expect(waits(page)).toContainText('पैक है');
  await pack(page, other.orderId);
  await expect(tabs(page).getByRole('link', { name: 'पैक करना' })).toHaveAccessibleName('पैक करना 0');
  await axe(page);
  // What was tapped by mistake is taken back before anybody hears of it.
  await page.getByRole('button', { name: 'वापस लें' }).click();
  await expect(row(page, other.orderId)).toBeVisible();
  expect((await orderNow(shop, odd)).timeline).toHaveLength(1);

  await page.close();
  const later = await context.newPage();
  await context.setOffline(false);
  await later.goto('/hi/admin/orders/queue?tab=onTheWay');
  await expect.poll(async () => (await orderNow(shop, odd)).packedAt !== undefined).toBe(true);
  const { phoneToConfirm, timeline } = await orderNow(shop, odd);
  expect([phoneToConfirm, timeline.map(({ arrivedAt }) => arrivedAt !== undefined)]).toEqual([
    false,
    [false, true, true],
  ]);
  expect((await orderNow(shop, other)).timeline).toHaveLength(1);
  await expect(row(later, odd.orderId)).toBeVisible();
  await expect(waits(later)).toBeHidden();
});

test('packed while the shop is down: what somebody else did meanwhile is not undone, and the strip says how it stands @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  test.slow();
  const [asha, goods] = [await shop.signUp(), await addProduct(shop)];
  const mine = await orderTo(shop, asha, goods, { firstName: 'Gita' });
  const theirs = await orderTo(shop, asha, goods, { firstName: 'Sunita' });
  await enterAs(page, shop.owner, '/hi/admin/orders/queue?tab=toPack');
  await expect(row(page, theirs.orderId)).toBeVisible();
  await shop.kill();
  for (const { orderId } of [mine, theirs]) await pack(page, orderId);
  await expect(waits(page).getByRole('listitem')).toHaveCount(2);
  await test.step('the strip stands above the tabs at every width, and covers none of them', async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const strip = (await waits(page).boundingBox())!;
      const nav = (await tabs(page).boundingBox())!;
      expect(strip.y + strip.height).toBeLessThanOrEqual(nav.y);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await page.route(/\/packing$/, (route) => route.abort());
  await shop.startAgain();
  await shop.call({
    method: 'PATCH',
    path: `/api/orders/${theirs._id}`,
    token: shop.owner.token,
    body: { status: 'cancelled' },
  });
  await page.unroute(/\/packing$/);
  await expect(waits(page).getByRole('alert')).toContainText('अब यह है: रद्द', { timeout: 40_000 });
  await expect.poll(async () => (await orderNow(shop, mine)).packedAt !== undefined).toBe(true);
  expect((await orderNow(shop, theirs)).status).toBe('cancelled');
  await waits(page).getByRole('button', { name: 'ठीक है' }).click();
  await expect(waits(page)).toBeHidden();
});
