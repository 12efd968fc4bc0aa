import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Settings } from '#settings/settings.ts';
import { isPhone } from '../support/back-office.ts';
import { awaitMail, linkIn } from '../support/outbox.ts';
import { expect, type Shop, test } from '../support/shop.ts';

// Other journeys count on the settings of the demo shop: these have a shop of their own.
test.use({ ownShop: {} });

type Changes = Record<string, unknown>;

const edited = async (shop: Shop) =>
  (await shop.call<{ settings: Settings }>({ path: '/api/shop/settings/edit', token: shop.owner.token }))
    .body;

/** Changes the settings from another device, whoever changed them before. */
async function changeSettings(shop: Shop, changes: Changes): Promise<void> {
  const { settings } = await edited(shop);
  const { status } = await shop.call({
    method: 'PUT',
    path: '/api/shop/settings',
    token: shop.owner.token,
    body: { settings: { ...settings, ...changes } },
  });
  expect(status).toBe(200);
}

test('what the owner changes shows in the shop at once, on this device and on others @desktop', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const name = `Pahadi Haat ${randomUUID().slice(0, 4)}`;
  const shopper = await otherDevice();
  await shopper.goto(`${shop.url}/`);
  await enterAs(page, shop.owner, '/settings');
  await axe(page, { all: true });
  const saved = page.getByText('The settings are saved; the shop shows them now.');
  const open = async (title: string) => {
    await page.goto('/settings');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${title}\\b`) })
      .click();
    const form = page.getByRole('form', { name: title });
    await expect(form.getByRole('button', { name: 'Save' })).toBeHidden();
    return form;
  };
  const save = async (form: Locator) => {
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(saved).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save' })).toBeHidden();
  };
  const shipping = await open('Shipping');
  await axe(page, { all: true });
  await shipping.getByLabel('Free above, ₹').fill('1,000');
  await save(shipping);
  const contact = await open('Contact');
  await contact.getByRole('button', { name: 'Add a phone' }).click();
  await page.keyboard.type('+91 22222 22222');
  await save(contact);
  const banners = await open('Banners');
  await banners.getByRole('button', { name: 'Add a message' }).first().click();
  await page.keyboard.type('Apples from Kotgarh are here');
  await save(banners);
  const own = await open('Shop');
  await own.getByLabel('Name', { exact: true }).fill(name);
  await save(own);
  expect((await edited(shop)).settings).toMatchObject({
    name,
    freeShippingAbove: 1000,
    phones: [expect.any(String), '+91 22222 22222'],
  });

  await shopper.reload();
  await expect(shopper.getByRole('complementary', { name: 'Good to know' })).toContainText(
    'Free shipping above ₹1,000',
  );
  await expect(shopper.getByText('Apples from Kotgarh are here').filter({ visible: true })).toBeVisible();
  // Without a reload, too: the owner goes on to the shop in the same tab.
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('contentinfo').getByText(name)).toBeVisible();
});

test('what cannot be right is said at its field, and nothing typed is lost @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  // A link of before, when the settings were one long page.
  await enterAs(page, shop.owner, '/settings#contact');
  await expect(page).toHaveURL(/\/settings\/contact$/);
  const before = await edited(shop);
  await page.getByLabel('WhatsApp number').fill('12');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write ten digits, or the country code and the number')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('12');
  await axe(page, { all: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('WhatsApp number')).toHaveValue(before.settings.whatsapp);
  expect(await edited(shop)).toEqual(before);
});

test('what another device changed meanwhile is shown, and neither change is lost @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  await changeSettings(shop, { shippingFee: 20, lowStock: 5 });
  await enterAs(page, shop.owner, '/settings/shipping');
  await page.getByLabel('Shipping fee, ₹').fill('25');
  await page.getByLabel('Code at the door from, ₹').fill('500');
  await changeSettings(shop, { shippingFee: 30, lowStock: 9 });
  await page.getByRole('button', { name: 'Save' }).click();
  const clash = page.getByRole('alert').filter({ hasText: 'changed on another device meanwhile' });
  await expect(clash).toBeInViewport({ ratio: 1 });
  await expect(clash.getByRole('heading', { name: /^Not saved/ })).toBeFocused();
  await expect(clash).toContainText(/Shipping fee: ₹20 ₹30 \(you wrote ₹25\)/);
  await expect(clash).toContainText(/Low-stock level: 5 9/);
  await axe(page, { all: true });
  await clash.getByRole('button', { name: 'Keep mine, then Save' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved; the shop shows them now.')).toBeVisible();
  expect((await edited(shop)).settings).toMatchObject({ doorCodeFrom: 500, shippingFee: 25, lowStock: 9 });
});

test('the owner tries the mail, reads the newsletter list and sees what is to come @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const subscriber = `${randomUUID()}@example.com`;
  const inbox = `shop-${randomUUID()}@example.com`;
  await changeSettings(shop, { newsletterOpen: true, email: inbox });
  await shop.call({
    method: 'POST',
    path: '/api/shop/newsletter',
    body: { email: subscriber, consent: true },
  });
  await page.goto(linkIn(await awaitMail(shop, subscriber)));
  await page.getByRole('button', { name: 'Yes, send me the news' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  await enterAs(page, shop.owner, '/settings/mail');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(
    page.getByText('This shop cannot send mail yet, so the test mail was not sent.'),
  ).toBeVisible();
  await expect(page.getByText(/on its way/)).toBeHidden();
  expect((await awaitMail(shop, inbox)).subject).toContain('A test mail of');
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await page.getByLabel('Find a setting').fill('newsletter');
  await page.getByRole('link', { name: 'Newsletter', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Newsletter list' })).toContainText(subscriber);
  await axe(page, { all: true });
});

test('without network the owner sees beside Save that nothing is saved, and saves later @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await enterAs(page, shop.owner, '/settings/shop');
  const tagline = `Fresh at ${randomUUID().slice(0, 4)}`;
  await page.getByLabel('Tagline', { exact: true }).fill(tagline);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Not saved. No answer from the shop.' });
  await expect(problem).toBeInViewport({ ratio: 1 });
  await axe(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved; the shop shows them now.')).toBeVisible();
  await expect(problem).toBeHidden();
  expect((await edited(shop)).settings.tagline).toBe(tagline);
});

test('a long name of the shop stands whole on Home, and leaves the head of a phone in one row @phone', async ({
  page,
  shop,
}) => {
  const name = 'Shri Annapurna Kirana and General Store';
  await changeSettings(shop, { name });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const start of ['/', '/hi', '/bn']) {
    await page.goto(start);
    await expect(page.getByRole('main').getByText(name).first()).toBeInViewport({ ratio: 1 });
    const head = await page.getByRole('banner').boundingBox();
    expect(head?.height, start).toBeLessThanOrEqual(64);
  }
});
