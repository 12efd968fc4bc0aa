import type { Page } from '@playwright/test';
import { openPushService } from '#test/fakes/push-service.ts';
import { freePort } from '../../bin/test/free-port.mjs';
import { hireStaff } from '../support/back-office.ts';
import { countingHands } from '../support/hands.ts';
import { fakeSubscribing } from '../support/page/fake-push.ts';
import type { Person } from '../support/people.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

const port = await freePort();
const say = saidIn('hi');

test.use({
  serviceWorkers: 'allow',
  ownShop: {
    SEED: 'none',
    NODE_OPTIONS: '--import ./e2e/support/cheap-passwords.mjs --import ./test/fakes/push-redirect.mjs',
    TEST_PUSH_PORT: String(port),
  },
});

/** What ten packs of the group cost. */
const PRICES = ['158', '82', '155', '120', '63', '118', '95', '50', '92', '110'];

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/hi/login');
  await page.getByLabel(say('account.field.emailOrPhone')).fill(email);
  await page.getByLabel(say('account.field.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('account.login.action'), exact: true }).click();
}

test('an owner comes from the first login through five steps to an open shop with village, round and alarm @phone', async ({
  page,
  shop,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await fakeSubscribing(page, await openPushService(port));
  const { tap, type, done, aside, tellPace } = countingHands();
  const list = page.getByRole('region', { name: say('office.first.title') });
  const begin = list.getByRole('link', { name: say('office.first.begin') });
  const save = page.locator('button[type=submit]');
  const count = (ticked: number) =>
    expect(list.getByText(say('office.first.count', { done: ticked, all: 5 }))).toBeVisible();

  await logIn(page, shop.owner);
  await expect(page).toHaveURL(/\/hi\/dashboard$/);
  await count(0);
  await expect(page.getByText(`“${say('shop.none.soon')}”`)).toBeVisible();
  await aside(() => axe(page, { all: true, night: true }));

  await tap(begin);
  await type(page.getByLabel(say('office.first.shop.name')), 'शर्मा किराना');
  await type(page.getByLabel(say('office.first.shop.phone')), '९८२६०११११');
  await type(page.getByLabel(say('office.first.shop.village')), 'रामपुर');
  await tap(save);
  await expect(page.getByLabel(say('office.first.shop.phone'))).toBeFocused();
  await aside(() => axe(page, { all: true }));
  await type(page.getByLabel(say('office.first.shop.phone')), '९८२६०१११११');
  await tap(save);
  await count(1);
  await expect(list.getByText('शर्मा किराना · रामपुर')).toBeVisible();
  const { body: kept } = await shop.call<{ settings: Record<string, unknown> }>({
    path: '/api/shop/settings/edit',
    token: shop.owner.token,
  });
  expect(kept.settings).toMatchObject({ addressHi: 'रामपुर', address: '' });

  await tap(begin);
  await expect(page).toHaveURL(/\/admin\/stock-the-shop/);
  const groups = page.getByRole('navigation', { name: say('office.stocking.groups') });
  await tap(groups.getByRole('link', { name: /दाल/ }).first());
  const prices = page.getByRole('listitem').getByRole('textbox');
  for (const [place, price] of PRICES.entries()) await type(prices.nth(place), price);
  const put = page.getByRole('button', { name: say('office.stocking.put', { priced: PRICES.length }) });
  await tap(put);
  await expect(put).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: say('office.nav.day') });
  await tap(bar.getByRole('link', { name: say('office.dashboard.title'), exact: true }));
  await count(2);

  await tap(begin);
  await type(page.getByLabel(say('account.field.pincode'), { exact: true }), '४९५५५९');
  await expect(page.getByText('Janjgir-Champa, Chhattisgarh')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'रामपुर' })).toBeChecked();
  await tap(save);
  await expect(
    page.getByText(say('office: Nothing is written. If delivery is free, save once more.')),
  ).toBeVisible();
  await type(page.getByLabel(say('office.first.fee')), '20');
  await type(page.getByLabel(say('office.first.freeAbove')), '५००');
  await expect(page.getByText('रामपुर: डिलीवरी ₹20, ₹500 से ज़्यादा के ऑर्डर पर मुफ़्त')).toBeVisible();
  await tap(page.getByRole('button', { name: say('office.first.addVillage') }));
  await type(page.getByLabel(say('office.first.more')), 'खैरी, तेंदुआ');
  await aside(() => axe(page, { all: true, night: true }));
  await page.context().setOffline(true);
  await tap(save);
  await expect(page.getByText(say('office.first.unsent'))).toBeVisible();
  await page.context().setOffline(false);

  // It is sent by itself, and the next step is there.
  await expect(page.getByRole('heading', { name: say('office.first.round.title') })).toBeVisible();
  await aside(() => axe(page, { all: true }));
  await tap(save);

  await expect(page.getByRole('heading', { name: say('office.first.money.title') })).toBeVisible();
  await tap(page.getByRole('button', { name: say('office.alarm.switchOn') }));
  await expect(page.getByText(say('office.alarm.isOn'))).toBeVisible();
  await aside(() => axe(page, { all: true, night: true }));
  await type(page.getByLabel(say('office.settings.upiId')), 'meena@upi');
  await tap(save);
  await expect(page.getByRole('region', { name: say('office.home.doNow') })).toBeVisible();
  await expect(list).toHaveCount(0);

  // With ten prices; what is missed on purpose (a digit, a fee) counts, too.
  expect(done).toEqual({ taps: 33, characters: 94 });
  tellPace();
  const { body: places } = await shop.call<{ villages: { village: string }[]; elsewhere: unknown }>({
    path: '/api/delivery/places?pincode=495559',
  });
  expect(places.villages.map(({ village }) => village).toSorted()).toEqual(['खैरी', 'तेंदुआ', 'रामपुर']);
  expect(places.elsewhere).toBeNull();
  const neighbour = await page.context().newPage();
  await neighbour.goto('/hi');
  await expect(neighbour.getByText('शर्मा किराना').filter({ visible: true }).first()).toBeVisible();
  await expect(neighbour.getByText('अरहर दाल').filter({ visible: true }).first()).toBeVisible();
});

test('who carries rounds out comes from the login to the rounds, who packs to the orders @phone', async ({
  page,
  shop,
  otherDevice,
}) => {
  await logIn(page, await hireStaff(shop, ['rider']));
  await expect(page).toHaveURL(/\/hi\/admin\/rides$/);
  const second = await otherDevice();
  await second.goto(shop.url);
  const packer = await hireStaff(shop, ['packer']);
  await second.goto(`${shop.url}/hi/login?returnTo=%2F`);
  await second.getByLabel(say('account.field.emailOrPhone')).fill(packer.email);
  await second.getByLabel(say('account.field.password'), { exact: true }).fill(packer.password);
  await second.getByRole('button', { name: say('account.login.action'), exact: true }).click();
  await expect(second).toHaveURL(/\/hi\/admin\/orders\/queue$/);
});
