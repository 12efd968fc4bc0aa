import type { User } from '#identity/identity.ts';
import { putIntoCart, addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('delivery addresses are added, changed and deleted, the newest first @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  test.slow();
  const asha = await shop.signUp();
  await enterAs(page, asha, '/profile');
  const dialog = page.getByRole('dialog');
  const cards = page.getByRole('region', { name: 'Delivery addresses' }).getByRole('listitem');

  await test.step('each field of the form says that it is required', async () => {
    await page.getByRole('button', { name: 'Add Delivery Address' }).click();
    for (const label of ['Name', 'Phone', 'Email']) await dialog.getByLabel(label).fill('');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    for (const field of ['name', 'email', 'phone', 'street', 'city', 'state', 'pinCode'])
      await expect(dialog.getByText(`${field} is required`)).toBeVisible();
    await axe(page);
  });

  await test.step('a pincode fills in city and state, and what is written by hand stays', async () => {
    await dialog.getByLabel('Name').fill('Asha Rao');
    await dialog.getByLabel('Phone').fill('9876543210');
    await dialog.getByLabel('Email').fill('asha@example.com');
    await dialog.getByLabel('Street').fill('Fancy Bazar 4');
    await dialog.getByLabel('Pincode').fill('781001');
    await expect(dialog.getByLabel('City')).toHaveValue('Kamrup Metro');
    await expect(dialog.getByLabel('State')).toHaveValue('Assam');
    await expect(dialog.getByText('city is required')).toBeHidden();
    await dialog.getByLabel('City').fill('Guwahati');
    await dialog.getByLabel('Pincode').fill('781002');
    await expect(dialog.getByText('Kamrup Metro, Assam')).toBeVisible();
    await expect(dialog.getByLabel('City')).toHaveValue('Guwahati');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(cards).toHaveCount(1);
    await expect(dialog).toBeHidden();
  });

  await test.step('a second address comes before the first', async () => {
    await page.getByRole('button', { name: 'Add Delivery Address' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao');
    await dialog.getByLabel('Street').fill('Hill Road 7');
    await dialog.getByLabel('Pincode').fill('793001');
    await expect(dialog.getByLabel('State')).toHaveValue('Meghalaya');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Hill Road 7');
    await axe(page);
  });

  await test.step('an address is changed in its place', async () => {
    await page.getByRole('button', { name: /Edit the address of Asha Rao, Fancy Bazar 4/ }).click();
    await dialog.getByLabel('Street').fill('Fancy Bazar 5');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(cards.nth(1)).toContainText('Fancy Bazar 5');
  });

  await test.step('a deleted address is gone from the shop, too, and one tap brings it back', async () => {
    const remove = page.getByRole('button', { name: /Delete the address of Asha Rao, Hill Road 7/ });
    await remove.click();
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(2);
    await remove.click();
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Fancy Bazar 5');
  });
});

test('checkout begins with a saved address, and another is one choice away @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const { user } = (await shop.call<{ user: User }>({ path: '/api/users/user', token: asha.token })).body;
  const address = (street: string) => ({
    name: 'Asha Devi Rao',
    email: asha.email,
    phone: '9876500000',
    street,
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411001',
  });
  for (const street of ['Older Lane 1', 'Newer Lane 2']) {
    const { body } = await shop.call<{ user: User }>({ path: '/api/users/user', token: asha.token });
    const addresses = [address(street), ...body.user.addresses];
    const path = `/api/auth/${user._id}`;
    const answer = await shop.call({
      method: 'PATCH',
      path,
      token: asha.token,
      body: { ...user, addresses },
    });
    expect(answer.status).toBe(200);
  }
  await putIntoCart(shop, asha, await addProduct(shop));
  await enterAs(page, asha, '/checkout');
  await expect(page.getByLabel('First Name')).toHaveValue('Asha Devi');
  await expect(page.getByLabel('Last Name')).toHaveValue('Rao');
  await expect(page.getByLabel('Phone number')).toHaveValue('9876500000');
  await expect(page.getByLabel('Colony')).toHaveValue('Newer Lane 2');
  await expect(page.getByLabel('Pincode')).toHaveValue('411001');
  await page.getByLabel('Use a saved address').selectOption({ label: 'Asha Devi Rao, Older Lane 1, Pune' });
  await expect(page.getByLabel('Colony')).toHaveValue('Older Lane 1');
});

test('what was typed at checkout outlives a reload @phone', async ({ page, shop, enterAs }) => {
  const asha = await shop.signUp();
  await putIntoCart(shop, asha, await addProduct(shop));
  await enterAs(page, asha, '/checkout');
  await page.getByLabel('Colony').fill('Behind the temple');
  await page.getByLabel('Card on delivery').check();
  await page.reload();
  await expect(page.getByLabel('Colony')).toHaveValue('Behind the temple');
  await expect(page.getByLabel('Card on delivery')).toBeChecked();
});
