import type { Page } from '@playwright/test';
import type { Order } from '#orders/order.ts';
import { deliveredWeeksAgo, orderTo, tapAtDoor } from '../support/at-the-door.ts';
import { orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { addRounds, addVillage, deleteVillages, orderWithRound } from '../support/rounds.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { waitForWorker } from '../support/worker.ts';

// A shop of its own: what is known of a number follows every order for it.
test.use({ ownShop: {}, serviceWorkers: 'allow' });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d|status of 403/));

const REASON = 'Wrong house twice';

/** Somebody who refused at the door and paid late orders again; another one orders for the first time. */
async function shopWithTrouble(shop: Shop) {
  const goods = await addProduct(shop, { price: 90 });
  const [asha, other] = [await shop.signUp(), await shop.signUp({ name: 'Bina Das' })];
  const first = await orderTo(shop, other, goods, { firstName: 'Bina', phone: '9812345678' });
  const to = await addVillage(shop);
  const [round] = await addRounds(shop, to, [20]);
  const orderOf = async (): Promise<Order> => {
    const { body } = await orderWithRound(shop, asha, { goods, to, round: round!.id });
    return (body as { data: Order }).data;
  };
  const [refused, late] = [await orderOf(), await orderOf()];
  const rider = await tapAtDoor(shop, round!.id, refused._id, { kind: 'refused', reason: 'mind' });
  const { token } = shop.owner;
  await shop.call({
    method: 'PATCH',
    path: `/api/orders/${late._id}`,
    token,
    body: { status: 'delivered' },
  });
  deliveredWeeksAgo(shop, late._id);
  return { to, asha, other, rider, again: await orderOf(), first, orderOf };
}

const rows = (page: Page) => page.getByRole('main').locator('[data-order]');

test('who refused at the door and paid late is called first: in Hindi, with a note, and confirmed without a network @phone', async ({
  page,
  context,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const { to, asha, other, rider, again, first } = await shopWithTrouble(shop);
  expect([again.phoneToConfirm, first.phoneToConfirm]).toEqual([true, false]);
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, shop.owner, '/hi/admin/orders/queue?tab=toConfirm');
  await expect(rows(page)).toHaveCount(1);
  await waitForWorker(page, '/hi/admin/grid');
  await rows(page).getByRole('link').first().click();
  const known = page.getByRole('region', { name: 'इस नंबर के बारे में' });
  await expect(known).toContainText('एक बार मना किया · एक बार देर से पैसे');
  await axe(page);

  await test.step('a note that meets no network keeps what was typed, and goes with the next tap', async () => {
    await known.getByRole('button', { name: 'नंबर पर नोट' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('क्यों?').fill(REASON);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'सेव करें' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('क्यों?')).toHaveValue(REASON);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'सेव करें' }).click();
    await expect(known).toContainText(`पहले फ़ोन करें: ${REASON}`);
  });

  await test.step('confirmed by one tap without a network, it leaves the tab, and is sent by itself', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'फ़ोन पर बात हो गई' }).click();
    await expect(page.getByRole('region', { name: 'इंटरनेट का इंतज़ार' })).toContainText(`#${again.orderId}`);
    await expect(page.getByRole('button', { name: 'फ़ोन पर बात हो गई' })).toBeHidden();
    await axe(page);
    expect((await orderNow(shop, again)).phoneToConfirm).toBe(true);
    await context.setOffline(false);
    await expect.poll(async () => (await orderNow(shop, again)).phoneToConfirm).toBe(false);
    const { timeline } = await orderNow(shop, again);
    expect(timeline.at(-1)).toMatchObject({ arrivedAt: expect.any(String) });
    await expect(page.getByRole('region', { name: 'इंटरनेट का इंतज़ार' })).toBeHidden();
  });

  await test.step('nobody else is told: not she, not others, not the rider', async () => {
    const path = `/api/orders/${again._id}/trust`;
    for (const { token } of [asha, other, rider]) expect((await shop.call({ path, token })).status).toBe(403);
    const own = await shop.call({ path: `/api/orders/${again._id}`, token: asha.token });
    expect(JSON.stringify(own.body)).not.toContain(REASON);
    const hers = await otherDevice();
    await enterAs(hers, asha, `/hi/my-order/${again._id}`);
    await expect(hers.getByRole('heading', { level: 1 })).toContainText(again.orderId);
    await expect(hers.getByRole('main')).not.toContainText(REASON);
    await expect(hers.getByText(/मना किया|देर से पैसे/)).toHaveCount(0);
  });

  await known.getByRole('button', { name: 'नोट हटाएँ' }).click();
  await expect(known).not.toContainText(REASON);
  await deleteVillages(shop, [to]);
});

test('beside the list of a laptop: what is known, confirmed by two at once, all is well for the next order @desktop', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const { to, again, orderOf } = await shopWithTrouble(shop);
  await enterAs(page, shop.owner, '/admin/orders/queue?tab=toConfirm');
  const other = await otherDevice();
  await enterAs(other, shop.owner, '/admin/orders/queue?tab=toConfirm');
  const row = (on: Page) => on.getByRole('main').locator(`[data-order="${again.orderId}"]`);
  await row(page).getByRole('button', { name: 'Asha Rao' }).first().click();
  const beside = page.getByRole('region', { name: `#${again.orderId} Asha Rao` });
  const known = beside.getByRole('region', { name: 'Notes on this number' });
  await expect(known).toContainText('refused once · paid late once');
  await axe(page);

  await known.getByRole('button', { name: 'Note on the number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What to do').selectOption({ label: 'All is well' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write the reason')).toBeVisible();
  await dialog.getByLabel('Why?').fill('It was our mistake');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(known).toContainText('All is well: It was our mistake');

  // At once: neither reaches the shop before both have tapped.
  const bothTapped = Promise.withResolvers<void>();
  let taps = 0;
  for (const on of [page, other])
    await on.route(`**/api/orders/${again._id}/**`, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      taps += 1;
      if (taps === 2) bothTapped.resolve();
      await bothTapped.promise;
      return route.continue();
    });
  await known.getByRole('button', { name: 'Confirmed by phone' }).click();
  await row(other)
    .getByRole('button', { name: /^Confirm: / })
    .click();
  await bothTapped.promise;
  await expect.poll(async () => (await orderNow(shop, again)).phoneToConfirm).toBe(false);
  const { timeline } = await orderNow(shop, again);
  expect(timeline.filter(({ note }) => note === 'Confirmed by phone')).toHaveLength(1);
  expect((await orderOf()).phoneToConfirm).toBe(false);
  await deleteVillages(shop, [to]);
});
