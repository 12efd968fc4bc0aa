import type { Locator, Page } from '@playwright/test';
import { dayAfter } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import type { RoundSheet } from '#dispatch/stops.ts';
import { isAllowed } from '#identity/identity.ts';
import type { Order } from '#orders/order.ts';
import { sendOut } from '../support/at-the-door.ts';
import { hireStaff } from '../support/back-office.ts';
import { setShop } from '../support/counter.ts';
import { ADDRESS, addProduct } from '../support/goods.ts';
import { addRounds, addVillage, orderWithRound, takeNoMore } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';
import { waitForWorker } from '../support/worker.ts';

// A shop of its own: the board counts the day's orders, and the owner's settings change.
test.use({ ownShop: {}, serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d/));

/** Comes back to a page that was open meanwhile: it asks the shop again. */
const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('the whole way in Hindi on three phones: village, promise, order, packed, carried out without a network, cash, closed @phone', async ({
  page: rider,
  context,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  test.slow();
  const to = await addVillage(shop, 'रामपुर');
  const [round] = await addRounds(shop, to, [20]);
  const on = dayAfter(shopDay(new Date().toISOString()), 1);
  await setShop(shop, { doorCodeFrom: 200 });
  const goods = await addProduct(shop, { title: 'आम', price: 90 });
  const crate = await addProduct(shop, { title: 'आम की पेटी', price: 270 });
  for (const name of ['Bina Das', 'Chand Roy', 'Dipa Sen'])
    await orderWithRound(shop, await shop.signUp({ name }), { goods, to, round: round!.id });
  const carrier = await hireStaff(shop, ['rider']);
  expect(isAllowed(carrier.user, 'orders')).toBe(false);
  const path = `/api/rounds/${round!.id}`;
  const { token } = shop.owner;
  await sendOut(shop, round!.id, carrier);
  const taps = async () =>
    (await shop.call<RoundSheet>({ path: `${path}/sheet`, token })).body.stops.map((stop) =>
      stop.taps.map(({ kind, stands }) => [kind, stands]),
    );

  const shopper = await otherDevice();
  const asha = await shop.signUp();
  const code = await test.step('the shopper says her village, reads when it comes, and orders', async () => {
    await enterAs(shopper, asha, `/hi/shop/${crate._id}`);
    await shopper
      .getByRole('button', { name: /गाँव चुनें/ })
      .filter({ visible: true })
      .click();
    await shopper.getByLabel('गाँव या पिनकोड').fill('रामपुर');
    await shopper.getByRole('button', { name: `रामपुर ${to.pincode}` }).click();
    const promised = shopper.getByRole('button', { name: /^रामपुर: कल .*शाम 7 बजे तक/ });
    await expect(promised.filter({ visible: true })).toBeVisible();
    const main = shopper.getByRole('main');
    await main.getByRole('button', { name: 'कार्ट में डालें' }).first().click();
    await expect(shopper.getByText('कार्ट में आ गया!').first()).toBeVisible();
    await shopper.goto('/hi/checkout');
    for (const [label, typed] of [
      ['पहला नाम', ADDRESS.firstName],
      ['सरनेम', ADDRESS.lastName],
      ['मोबाइल नंबर', ADDRESS.phone],
      ['कॉलोनी / मोहल्ला / गाँव', ADDRESS.colony],
      ['पास की पहचान', ADDRESS.landmark],
    ] as const)
      await shopper.getByRole('textbox', { name: label }).fill(typed);
    await expect(shopper.getByRole('main').getByText(`${to.village}, ${to.pincode}`)).toBeVisible();
    await expect(shopper.getByRole('group', { name: 'समय चुनें' }).getByRole('radio')).toBeChecked();
    await shopper.getByRole('button', { name: 'ऑर्डर करें' }).click();
    await expect(shopper.getByRole('heading', { name: /ऑर्डर हो गया/ })).toBeVisible();
    const { orders } = (await shop.call<{ orders: Order[] }>({ path: '/api/orders', token: asha.token }))
      .body;
    await expect(shopper.getByText(orders[0]?.doorCode ?? 'no code', { exact: true })).toBeVisible();
    await axe(shopper);
    return orders[0]?.doorCode ?? '';
  });

  const owner = await otherDevice();
  await test.step('the owner packs the round and sends it', async () => {
    await enterAs(owner, shop.owner, `/hi/admin/orders/rounds?on=${on}`);
    const orders = owner.getByRole('listitem').filter({ hasText: 'रामपुर' });
    await expect(orders).toHaveCount(4);
    await tapEach(orders, 'पैक हो गया');
    await tapEach(orders, 'रवाना करें');
    await expect(owner.getByRole('heading', { name: 'रास्ते में 4' })).toBeVisible();
    await lookAgain(shopper);
    await expect(shopper.getByText(/आपसे पहले ज़्यादा से ज़्यादा 3 घर/)).toBeVisible();
  });

  const bar = rider.getByRole('region', { name: /^घर \d/ });
  await test.step('the rider goes from house to house; after the first one there is no network', async () => {
    await enterAs(rider, carrier, '/hi/admin/rides');
    await rider.getByRole('main').getByRole('link', { name: '4 में से 4 घर बाकी' }).click();
    await expect(rider.getByRole('list', { name: 'घर' }).getByRole('listitem')).toHaveCount(4);
    await waitForWorker(rider, '/hi/admin/rides');
    await bar.getByRole('button', { name: 'दे दिया, ₹120 नकद' }).click();
    await expect(bar).toContainText('2 ·');
    await axe(rider);
    await lookAgain(shopper);
    await expect(shopper.getByText(/आपसे पहले ज़्यादा से ज़्यादा 2 घर/)).toBeVisible();

    await context.setOffline(true);
    await tapAsItComes(rider, 'section[aria-label^="घर 3"] button');
    await bar.getByRole('button', { name: 'घर पर नहीं' }).click();
    await expect(bar).toContainText('3 ·');
    await bar.getByRole('button', { name: 'नहीं लिया' }).click();
    await rider.getByRole('dialog').getByRole('button', { name: 'देर से पहुँचा' }).click();
    await expect(rider.getByText('नहीं लिया: देर से पहुँचा').first()).toBeVisible();
    await expect(bar).toContainText('4 ·');
    await bar.getByRole('button', { name: 'दे दिया, ₹300 नकद' }).click();
    await sayCode(rider, code === '0000' ? '1111' : '0000', axe);
    await expect(bar).toBeHidden();
    expect((await taps()).map((made) => made.length)).toEqual([1, 0, 0, 0]);
  });

  await test.step('with the network back each tap arrives at its own stop; the wrong code asks again', async () => {
    await context.setOffline(false);
    await expect
      .poll(taps, { timeout: 20_000 })
      .toEqual([[['delivered', true]], [['away', true]], [['refused', true]], [['delivered', false]]]);
    await expect(rider.getByRole('alert').filter({ hasText: 'कोड गलत था' })).toBeVisible();
    await axe(rider);
    await bar.getByRole('button', { name: 'दे दिया, ₹300 नकद' }).click();
    await sayCode(rider, code);
    await expect(bar).toBeHidden();
    // Chand came home meanwhile.
    await rider.getByRole('button', { name: /घर पर नहीं/ }).click();
    await bar.getByRole('button', { name: 'दे दिया, ₹120 नकद' }).click();
    await expect(bar).toBeHidden();
    await lookAgain(shopper);
    await expect(shopper.getByText(/को डिलीवर हुआ$/).first()).toBeVisible();
  });

  await test.step('the owner takes back what was refused, and closes the round with the cash', async () => {
    await owner.reload();
    await owner.getByRole('link', { name: 'निपटाएँ' }).click();
    await owner.getByRole('button', { name: /की स्थिति बदलें$/ }).click();
    await owner.getByRole('combobox').first().selectOption('cancelled');
    await owner.getByRole('button', { name: 'सेव करें' }).click();
    await expect(owner.getByText('रद्द', { exact: true }).first()).toBeVisible();
    await takeNoMore(shop, round!.id);
    await owner.goto(`/hi/admin/orders/rounds?on=${on}`);
    await rider.goto(`/hi/admin/cash/${round!.id}`);
    await rider.getByLabel('₹500', { exact: true }).fill('1');
    await rider.getByLabel('सिक्के').fill('40');
    await rider.getByLabel('सिक्के').press('Enter');
    await rider.getByRole('button', { name: '₹540 जमा करें' }).click();
    await expect(rider.getByRole('button', { name: 'फिर गिनें' })).toBeVisible();
    await owner.getByRole('link', { name: 'राउंड का हिसाब बंद करें' }).click();
    await owner.getByRole('button', { name: /₹540 सही है$/ }).click();
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: /₹540 सही है$/ })
      .click();
    await expect(owner.getByRole('heading', { name: 'हिसाब बंद' })).toBeVisible();
  });
});

/** Taps a button in each of the orders, one after another; each has gone on before the next is tapped. */
async function tapEach(orders: Locator, name: string): Promise<void> {
  const buttons = orders.getByRole('button', { name, exact: true });
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click({ timeout: 15_000 });
    await expect(buttons).toHaveCount(left - 1);
  }
}

/** The second half of a double tap: on a button, in the moment in which it comes. */
const tapAsItComes = (page: Page, selector: string): Promise<void> =>
  page.evaluate((button) => {
    new MutationObserver((_changes, observer) => {
      const found = document.querySelector<HTMLElement>(button);
      if (!found) return;
      observer.disconnect();
      found.click();
    }).observe(document.body, { childList: true, subtree: true });
  }, selector);

/** The rider types what the shopper says. */
async function sayCode(rider: Page, code: string, axe?: (page: Page) => Promise<void>): Promise<void> {
  const dialog = rider.getByRole('dialog');
  await dialog.getByLabel('चार अंक').fill(code);
  await axe?.(rider);
  await dialog.getByRole('button', { name: /^दे दिया/ }).click();
}
