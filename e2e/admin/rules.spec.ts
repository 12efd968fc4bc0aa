import { expect, test } from '../support/shop.ts';

// What the rules say follows from the settings, which other journeys count on.
test.use({ ownShop: { SEED: 'village' } });

test('the owner names her grievance officer and changes the rules in her words, in Hindi, and shoppers read them @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const shopper = await otherDevice();
  await shopper.goto(`${shop.url}/hi`);
  await shopper.getByRole('link', { name: 'हमारे नियम' }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: 'हमारे नियम' })).toBeVisible();
  await expect(shopper.getByText('अभी यहाँ शिकायत अधिकारी का नाम नहीं लिखा है', { exact: false })).toBeVisible();
  await expect(shopper.getByText('डिलीवरी के सात दिन के अंदर', { exact: false })).toBeVisible();
  await axe(shopper, { all: true });

  await enterAs(page, shop.owner, '/hi/settings/rules');
  await axe(page, { all: true });
  const form = page.getByRole('form', { name: 'हमारे नियम' });
  await form.getByLabel('शिकायत अधिकारी: नाम').fill('मीना गुप्ता');
  await form.getByLabel('शिकायत अधिकारी: पद').fill('मालिक');
  await form.getByLabel('शिकायत अधिकारी: फ़ोन').fill('9876500000');
  await form
    .getByRole('textbox', { name: /^वापसी और पैसे वापस$/ })
    .fill('दूध वापस नहीं होता।\n\nबाकी सब सात दिन में।');
  await form.getByRole('button', { name: 'सेव करें' }).click();
  await expect(form.getByRole('button', { name: 'सेव करें' })).toBeHidden();

  // A slow answer shows the page as it was seen last.
  await expect(async () => {
    await shopper.reload();
    await expect(shopper.getByText('दूध वापस नहीं होता।')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(shopper.getByText('बाकी सब सात दिन में।')).toBeVisible();
  await expect(shopper.getByText('डिलीवरी के सात दिन के अंदर', { exact: false })).toBeHidden();
  await expect(shopper.getByText('मीना गुप्ता')).toBeVisible();
  await expect(shopper.getByRole('link', { name: '9876500000' })).toBeVisible();
});
