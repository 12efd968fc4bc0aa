import { readFile } from 'node:fs/promises';
import { putIntoCart, addProduct } from '../support/goods.ts';
import { tokenFor } from '../support/people.ts';
import { expect, test } from '../support/shop.ts';

test('the profile shows who somebody is, who can change name and phone, and takes it all home as a file; only an admin has a role line @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop);
  await putIntoCart(shop, asha, mango);
  await enterAs(page, asha, '/profile');
  const main = page.getByRole('main');
  for (const text of [asha.name, asha.email, asha.phone])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByText(/^Role/)).toHaveCount(0);
  await axe(page);

  await test.step('name and phone can be changed, and every screen knows', async () => {
    const details = page.getByRole('region', { name: 'Your details' });
    await details.getByLabel('Name').fill('');
    await details.getByLabel('Phone').fill('12');
    await details.getByRole('button', { name: 'Save details' }).click();
    await expect(details.getByText('Name is required')).toBeVisible();
    await expect(details.getByText('Phone number must be at least 10 digits')).toBeVisible();
    await details.getByLabel('Name').fill('Asha Devi');
    await details.getByLabel('Phone').fill('9000000001');
    await details.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Asha Devi').first()).toBeVisible();
    await expect(main.getByText('9000000001').first()).toBeVisible();
  });

  await test.step('everything that the shop keeps about her is one file away', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(asha.email);
    expect(text).toContain(mango._id);
  });

  await enterAs(page, shop.owner, '/profile');
  await expect(main.getByText('Role: admin')).toBeVisible();
});

test('changing the password ends the other devices and keeps this one @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  const asha = await shop.signUp();
  const elsewhere = await tokenFor(shop.url, asha);
  await enterAs(page, asha, '/profile');
  const devices = page.getByRole('region', { name: 'Your devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  const form = page.getByRole('region', { name: 'Change password' });
  const change = form.getByRole('button', { name: 'Change password' });
  const type = async (current: string, chosen: string, again: string) => {
    await form.getByLabel('Current password', { exact: true }).fill(current);
    await form.getByLabel('New password', { exact: true }).fill(chosen);
    await form.getByLabel('Confirm password', { exact: true }).fill(again);
    await change.click();
  };
  await type('Wrong-1234', 'Papaya-2026', 'Papaya-2025');
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await type('Wrong-1234', 'Papaya-2026', 'Papaya-2026');
  await expect(form.getByText('This is not your current password')).toBeVisible();
  await axe(page);
  await type(asha.password, 'Papaya-2026', 'Papaya-2026');
  await expect(page.getByText('Password Changed Successfully!')).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect((await shop.call({ path: '/api/users/user', token: elsewhere.token })).status).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
});

test('a device can be signed out from another @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  expectErrors,
}) => {
  expectErrors(/401 \(Unauthorized\)/);
  const asha = await shop.signUp();
  const lost = await otherDevice();
  await enterAs(lost, { ...asha, ...(await tokenFor(shop.url, asha)) }, `${shop.url}/profile`);
  await enterAs(page, asha, '/profile');
  const devices = page.getByRole('region', { name: 'Your devices' }).getByRole('listitem');
  await devices.filter({ hasNotText: 'this device' }).getByRole('button').click();
  await expect(devices).toHaveCount(1);
  await lost.reload();
  await expect(lost).toHaveURL(/\/login\?returnTo=%2Fprofile/);
});

test('one tap in the profile stops the letters, and one lets them come again @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  await enterAs(page, asha, '/profile');
  const letters = page.getByRole('checkbox', { name: `Send me news and offers to ${asha.email}` });
  await expect(letters).not.toBeChecked();
  await letters.click();
  await expect(page.getByText('please open the link in the mail')).toBeVisible();
  await expect(letters).toBeChecked();
  await axe(page);
  await letters.click();
  await expect(page.getByText('You get no letters from us')).toBeVisible();
  await page.reload();
  await expect(letters).not.toBeChecked();
});

test('an account is deleted with its password, and nobody can log in to it again @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/status of 4(01|22)/);
  const asha = await shop.signUp();
  await enterAs(page, asha, '/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  for (const stays of ['your orders with their amounts', 'your bills, for six years'])
    await expect(dialog.getByText(stays)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(dialog.getByText('Password is required').first()).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-1234');
  await dialog.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(dialog.getByText('This is not your password').first()).toBeVisible();
  await axe(page);
  await dialog.getByLabel('Password', { exact: true }).fill(asha.password);
  await dialog.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => 'userData' in localStorage)).toBe(false);
  const { email, password } = asha;
  const again = await shop.call({ method: 'POST', path: '/api/auth/login', body: { email, password } });
  expect(again.status).toBe(401);
});

test('without a connection the profile says so, and comes when it is back @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await enterAs(page, await shop.signUp());
  await page.route('**/api/auth/sessions', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your profile could not be fetched' })).toBeVisible();
  await expect(page.getByText('No answer from the shop. Check your connection and try again.')).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await context.setOffline(false);
});

test('in Hindi, she buys for a business: a wrong number is said at its field, and the shop sees the right one with her @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  await enterAs(page, asha, '/hi/profile');
  const business = page.getByRole('region', { name: 'दुकान या फ़र्म के नाम बिल' });
  const gstin = business.getByLabel('GST नंबर');
  await gstin.fill('29AAGCB7383J1Z5');
  await business.getByRole('button', { name: 'बिल के लिए सेव करें' }).click();
  await expect(business.getByText('आखिरी अक्षर मेल नहीं खाता')).toBeVisible();
  await expect(business.getByText('दुकान या फ़र्म का नाम लिखें')).toBeVisible();
  await axe(page);
  await gstin.fill('29 aagcb 7383j 1z4');
  await business.getByLabel('दुकान या फ़र्म का नाम').fill('आशा टी स्टॉल');
  await business.getByRole('button', { name: 'बिल के लिए सेव करें' }).click();
  await expect(page.getByText('सेव हो गया। आगे के बिलों पर यही लिखा जाएगा।')).toBeVisible();
  await page.reload();
  await expect(gstin).toHaveValue('29AAGCB7383J1Z4');

  await test.step('staff see it on her page, and take it away', async () => {
    await enterAs(page, shop.owner, `/hi/customer-details?id=${asha.user._id}`);
    await expect(page.getByLabel('GST नंबर')).toHaveValue('29AAGCB7383J1Z4');
    await axe(page, { all: true });
    await page.getByLabel('GST नंबर').fill('');
    await page.getByLabel('दुकान या फ़र्म का नाम').fill('');
    await page.getByRole('button', { name: 'बिल के लिए सेव करें' }).click();
    await expect(page.getByText('सेव हो गया। आगे के बिलों पर यही लिखा जाएगा।')).toBeVisible();
    await page.reload();
    await page.getByText('दुकान या फ़र्म के नाम बिल').click();
    await expect(page.getByLabel('GST नंबर')).toHaveValue('');
  });
});
