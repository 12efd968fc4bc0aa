import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/shop.ts';

/** Somebody's line in the list of accounts. */
const lineOf = (page: Page, name: string, list = 'Accounts of the team') =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const aName = (): string => `Ravi ${randomUUID().replaceAll(/[^a-f]/g, '')}`;

test('the sample team is shown with name, job, picture and place, and what is to come is listed @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await enterAs(page, shop.owner, '/team');
  await expect(page.getByRole('heading', { level: 1, name: /^TeamPage/ })).toBeVisible();
  const team = page.getByRole('region', { name: 'The team' });
  const rider = team.getByRole('listitem').filter({ hasText: 'Sample rider' });
  await expect(rider).toContainText('Delivery');
  await expect(rider).toContainText('Village round');
  await expect(rider.locator('img')).toHaveAttribute('src', /^\/media\//);
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await axe(page, { all: true });
});

test('a rider joins by name and phone, logs in on another phone by the card, and is let go @phone', async ({
  page,
  browser,
  shop,
  enterAs,
  axe,
}) => {
  const name = aName();
  const phone = `98${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;
  await enterAs(page, shop.owner, '/hi/team');
  await page.getByRole('link', { name: 'स्टाफ़ में जोड़ें' }).click();
  await page.getByLabel('नाम').fill(name);
  await page.getByLabel('मोबाइल नंबर').fill(phone);
  await page.getByRole('checkbox', { name: 'डिलीवरी' }).check();
  await axe(page, { all: true });
  await page.getByRole('button', { name: 'जोड़ें और लॉगिन कार्ड बनाएँ' }).click();
  await expect(page.getByRole('img', { name: 'लॉगिन कार्ड का QR कोड' })).toBeVisible();
  const code = (await page.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';
  await axe(page, { all: true });

  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const hers = await other.newPage();
  await hers.goto(`${shop.url}/hi/in`);
  await hers.getByLabel('कार्ड का कोड').fill(code);
  await hers.getByRole('button', { name: 'इस फ़ोन को लॉगिन करें' }).click();
  await expect(hers).toHaveURL(/\/hi\/admin\/rides$/);

  await page.getByRole('button', { name: 'पूरा हुआ' }).click();
  await expect(lineOf(page, name, 'स्टाफ़ के अकाउंट')).toContainText('डिलीवरी');
  await lineOf(page, name, 'स्टाफ़ के अकाउंट')
    .getByRole('link', { name: `${name} का लॉगिन कार्ड` })
    .click();
  await expect(page.getByText(/^यह कार्ड चल चुका है/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: new RegExp(`${name}.*हटाएँ`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'हटाएँ', exact: true }).click();
  await expect(lineOf(page, name, 'स्टाफ़ के अकाउंट')).toHaveCount(0);
  await hers.goto(`${shop.url}/hi/admin/rides`);
  await expect(hers).toHaveURL(/\/hi\/login/);
  await other.close();
});

test('the last owner cannot be removed, and the screen says why @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  await enterAs(page, shop.owner, '/team');
  const me = page
    .getByRole('list', { name: 'Accounts of the team' })
    .getByRole('listitem')
    .filter({ hasText: '(you)' });
  await me.getByRole('button', { name: /^Remove / }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove from the team' });
  await expect(dialog.getByText('This is you: you will be logged out, too.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The shop needs an owner. Make another person an owner first.',
  );
  await axe(page, { all: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(me).toContainText('Owner · Everything');
});

test('a customer is taken into the team from their own page @phone', async ({ page, shop, enterAs }) => {
  const asha = await shop.signUp({ name: aName() });
  await enterAs(page, shop.owner, `/customer-details?id=${(asha.user as { _id: string })._id}`);
  await page.getByRole('button', { name: 'Add to the team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Packing' }).check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'On the team' }).click();
  await expect(lineOf(page, asha.name)).toContainText('Staff · Packing');
});

test('a card is added, changed and removed @phone', async ({ page, shop, enterAs, axe }) => {
  const name = aName();
  await enterAs(page, shop.owner, '/team');
  await page.getByRole('button', { name: 'Add a card' }).click();
  const add = page.getByRole('dialog', { name: 'Add a card' });
  await add.getByLabel('Name').fill(name);
  await add.getByLabel('Job').fill('Rides');
  await axe(page, { all: true });
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  const card = page.getByRole('region', { name: 'The team' }).getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Rides');
  await page.getByRole('button', { name: `Edit the card of ${name}` }).click();
  const edit = page.getByRole('dialog');
  await edit.getByLabel('Place').fill('Upper village');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Upper village');
  await page.getByRole('button', { name: `Remove the card of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card).toHaveCount(0);
});

test('a card gets a photo, which is shown on the page, is kept by other edits, and is removed again @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const name = aName();
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  await enterAs(page, shop.owner, '/team');
  await page.getByRole('button', { name: 'Add a card' }).click();
  const add = page.getByRole('dialog', { name: 'Add a card' });
  await add.getByLabel('Name').fill(name);
  await expect(add.getByText('PNG, JPG, GIF up to 2MB')).toBeVisible();
  await add
    .getByLabel(/^Choose photo/)
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(add.getByText(/^This is not a photo that the shop takes/)).toBeVisible();
  await add
    .getByLabel(/^Choose photo/)
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await axe(page, { all: true });
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  const card = page.getByRole('region', { name: 'The team' }).getByRole('listitem').filter({ hasText: name });
  await expect(card.locator('img')).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}\/240\.webp$/);
  const edit = async (change: () => Promise<void>): Promise<void> => {
    await page.getByRole('button', { name: `Edit the card of ${name}` }).click();
    await change();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await edit(() => page.getByRole('dialog').getByLabel('Place').fill('Upper village'));
  await expect(card).toContainText('Upper village');
  await expect(card.locator('img')).toHaveCount(1);
  await edit(() => page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click());
  await expect(card.locator('img')).toHaveCount(0);
});
