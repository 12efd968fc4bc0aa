import type { Page } from '@playwright/test';
import type { PublicRounds } from '#delivery/delivery.ts';
import { addProduct, putIntoCart } from '../support/goods.ts';
import { addRounds, addVillage, deleteVillages, type Village } from '../support/rounds.ts';
import { expect, type Shop, test } from '../support/shop.ts';

const villages: Village[] = [];
let isNarrowed = false;
test.afterEach(async ({ shop }) => {
  await deleteVillages(shop, villages.splice(0));
  if (isNarrowed) await deliverElsewhere(shop, true);
});

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
  const where = page.getByLabel('Village or pincode');
  await where.fill('nowhere');
  await expect(page.getByText('No village of this name is in our list. Write its pincode.')).toBeVisible();
  // As many letters as a pincode has digits.
  await where.fill('rampur');
  await page.getByRole('button', { name: `Rampur ${to.pincode}` }).click();
  // Nothing else is asked there, so the tap is the whole answer; whoever looks again finds it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const promised = /^To Rampur, tomorrow by 7:00 pm ₹30 · order before 2:00 pm tomorrow$/;
  await line(page, promised).click();
  await expect(where).toHaveValue(to.pincode);
  await expect(page.getByLabel('Village or mohalla')).toHaveValue('Rampur');
  await expect(page.getByRole('dialog').getByText('Delivery to Rampur: ₹30')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(line(page, promised)).toBeVisible();
  await page.goto('/shop');
  await expect(line(page, promised)).toBeVisible();
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
  await expect(line(page, /No internet\. Last checked: /)).toBeVisible();
});

/** Whether the shop delivers where no area is; the other journeys of this worker do not know of it. */
async function deliverElsewhere(shop: Shop, deliversElsewhere: boolean): Promise<void> {
  const { token } = shop.owner;
  const path = '/api/shop/settings';
  const { body } = await shop.call<{ settings: object; revision: number }>({ path: `${path}/edit`, token });
  const { settings, revision } = body;
  const edited = { settings: { ...settings, deliversElsewhere }, revision };
  await shop.call({ method: 'PUT', path, token, body: edited });
  isNarrowed = !deliversElsewhere;
}

test('where the shop does not go, no page promises that delivery is free: each says no, and whom to call @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  villages.push(await addVillage(shop));
  await deliverElsewhere(shop, false);
  const asha = await shop.signUp();
  const rice = await addProduct(shop, { price: 60 });
  await putIntoCart(shop, asha, rice, 1);
  await enterAs(page, asha, '/');
  await line(page, /Choose your village/).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('110001');
  const no = 'We do not deliver to 110001';
  await expect(page.getByRole('dialog').getByText(no)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(line(page, /^We do not deliver to 110001 Please call the shop/)).toBeVisible();
  const reasons = page.getByRole('region', { name: 'Why Choose Us' });
  await expect(reasons).toContainText(no);
  await expect(page.getByRole('main')).not.toContainText(/free (shipping|delivery)/i);
  await page.goto(`/shop/${rice._id}`);
  await expect(page.getByRole('main').getByText(no).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: /cart/i }).filter({ visible: true }).last().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(no)).toBeVisible();
  await expect(drawer).not.toContainText(/free/i);
});

test('a tap on the line waits for the line’s own scripts, though the page answers before @phone', async ({
  page,
  shop,
}) => {
  const to = await addVillage(shop);
  villages.push(to);
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/place-line-.*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const ask = line(page, /Choose your village/);
  await ask.click();
  await expect(ask).toHaveAttribute('aria-busy', 'true');
  released.resolve();
  await expect(page.getByRole('dialog', { name: 'Where should it come?' })).toBeVisible();
});
