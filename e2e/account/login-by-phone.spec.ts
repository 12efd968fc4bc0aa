import type { User } from '#identity/identity.ts';
import { addProduct, ordersOf } from '../support/goods.ts';
import { addVillage, deleteVillages, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

const newPhone = (): string => `98${String(Date.now()).slice(-8)}`;

const villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages.splice(0)));

test('a newcomer without an e-mail address, in a shop that asks for the village, orders with five typed fields and at most ten taps @phone', async ({
  page,
  shop,
}) => {
  const mango = await addProduct(shop, { price: 90 });
  const to = await addVillage(shop);
  villages.push(to);
  const phone = newPhone();
  let [taps, fields] = [0, 0];
  const tap = async (what: ReturnType<typeof page.locator>): Promise<void> => {
    taps += 1;
    await what.click();
  };
  const type = async (label: string, text: string): Promise<void> => {
    fields += 1;
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  };
  await page.goto(`/shop/${mango._id}`);
  const place = page.getByRole('button').filter({ visible: true });
  await tap(place.filter({ hasText: 'Choose your village' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: `Rampur ${to.pincode}` }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(place.filter({ hasText: 'To Rampur' })).toBeFocused();
  await tap(page.getByRole('link', { name: 'Please Login to Add', exact: true }));
  await tap(page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
  await expect(page.getByRole('main').getByLabel('Email')).toHaveCount(0);
  await type('Name', 'Meena Bai');
  await type('Phone', phone);
  await type('Password', 'Mangoes-2026');
  await tap(page.getByRole('button', { name: 'Sign Up' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Login' }));
  await expect(page).toHaveURL(`/shop/${mango._id}`);
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await tap(page.getByRole('button', { name: /^Cart/ }).first());
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Checkout' }));
  await type('Colony', 'Nehru Nagar, house 12');
  await type('Landmark', 'Opposite the post office');
  await tap(page.getByRole('button', { name: 'Place Order' }));
  await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(10);
  expect(fields).toBe(5);
  const { body } = await shop.call<{ user: User; token: string }>({
    method: 'POST',
    path: '/api/auth/login',
    body: { email: phone, password: 'Mangoes-2026' },
  });
  expect(body.user.email).toBe('');
  expect(await ordersOf(shop, { ...shop.owner, ...body.user, token: body.token })).toHaveLength(1);
});

test('who forgot the password and has only a phone gets a code from the owner, and is in again @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const phone = newPhone();
  const signUp = { name: 'Meena Bai', phone, password: 'Mangoes-2026', noEmail: true };
  const { body } = await shop.call<{ user: User }>({
    method: 'POST',
    path: '/api/auth/signup',
    body: signUp,
  });
  const counter = await otherDevice();
  await enterAs(counter, shop.owner, `/customer-details?id=${body.user._id}`);
  await counter.getByRole('button', { name: 'Help with login' }).click();
  await counter.getByRole('button', { name: 'Make a code' }).click();
  const message = counter.getByRole('link', { name: 'Send the link by WhatsApp' });
  await expect(message).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${phone}\\?text=.*reset-password`),
  );
  await axe(counter);
  const code = (await counter.getByRole('status').locator('strong').textContent()) ?? '';

  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'I have no e-mail' }).click();
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await axe(page);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByLabel('Code from the shop').fill(code);
  await page.getByLabel('New password', { exact: true }).fill('Papaya-2026');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByLabel('Email or phone')).toHaveValue(phone);
  await page.getByLabel('Password', { exact: true }).fill('Papaya-2026');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Add an e-mail address' })).toBeVisible();
  await axe(page);
});

test('whose number another account has shows with the shop’s code that it is hers, and signs up @phone', async ({
  page,
  shop,
  axe,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  const phone = newPhone();
  const stranger = { name: 'Stranger', phone, password: 'Crowbar-2026', noEmail: true };
  const { body } = await shop.call<{ user: User }>({
    method: 'POST',
    path: '/api/auth/signup',
    body: stranger,
  });
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Meena Bai');
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('Papaya-2026');
  const signUp = page.getByRole('main').getByRole('button', { name: 'Sign Up' });
  await expect(page.getByLabel('Code from the shop')).toHaveCount(0);
  await signUp.click();
  await expect(page.getByText(/This phone number already has an account/)).toBeVisible();
  await axe(page);
  const { body: given } = await shop.call<{ code: string }>({
    method: 'POST',
    path: `/api/auth/user/${body.user._id}/logincode`,
    body: {},
    token: shop.owner.token,
  });
  await page.getByLabel('Code from the shop').fill(given.code);
  await signUp.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByText('Meena Bai').first()).toBeVisible();
});
