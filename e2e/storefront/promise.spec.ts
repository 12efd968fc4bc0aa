import type { Page } from '@playwright/test';
import type { PublicRounds } from '#delivery/delivery.ts';
import { addRounds, addVillage, deleteVillages, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

const villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages.splice(0)));

/** The line at the top, which says where to and when. */
const line = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true });

test('she says once where she lives; the top of every page then says when it comes, and till when to order @phone', async ({
  page,
  shop,
  axe,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to/);
  const to = await addVillage(shop);
  villages.push(to);
  await addRounds(shop, to, [20, 20]);
  await page.goto('/');
  await line(page, /Choose your village/).click();
  await page.getByLabel('Pincode').fill(to.pincode);
  await page.getByLabel('Village or mohalla').selectOption('Rampur');
  await expect(page.getByRole('dialog').getByText('Delivery to Rampur: ₹30')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const promised = /^To Rampur, tomorrow by 7:00 pm ₹30 · order before 2:00 pm tomorrow$/;
  await expect(line(page, promised)).toBeVisible();
  await page.goto('/shop');
  await expect(line(page, promised)).toBeVisible();
  await axe(page);
  await page.goto('/hi/about-us');
  await expect(line(page, /^Rampur: कल .*शाम 7 बजे तक/)).toBeVisible();

  // The cut-off passes while the page is open: the shop says that there are two seconds left.
  await context.route('**/api/delivery/rounds?*', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as PublicRounds;
    const cutOff = Date.parse(told.rounds[0]?.orderBefore ?? '');
    await route.fulfill({ json: { ...told, now: new Date(cutOff - 2000).toISOString() } });
  });
  await page.goto('/shop');
  await expect(line(page, /^To Rampur, today by 7:00 pm ₹30 · order before 2:00 pm$/)).toBeVisible();
  await expect(line(page, /^To Rampur, tomorrow by 7:00 pm/)).toBeVisible();

  // Without a network, what was known is said with its time.
  await context.unroute('**/api/delivery/rounds?*');
  await context.route('**/api/delivery/**', (route) => route.abort('connectionfailed'));
  await page.goto('/about-us');
  await expect(line(page, /Without a network; last known: /)).toBeVisible();
});
