import { expect, test } from '../support/shop.ts';

// The owner counts what waits: no other journey complains here.
test.use({ ownShop: {} });

test('a guest complains in Hindi and gets a number; the owner types in a caller’s of days ago, which is late, and answers it @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const guest = await otherDevice();
  await guest.goto(`${shop.url}/hi/contact-us`);
  await guest.getByRole('button', { name: 'दुकान से शिकायत करें' }).click();
  await guest.getByLabel('नाम').fill('सीता');
  await guest.getByLabel('मोबाइल नंबर').fill('9876512345');
  await guest.getByLabel('आपकी शिकायत').fill('दूध खट्टा था');
  await guest.getByRole('button', { name: 'शिकायत भेजें' }).click();
  await expect(guest.getByText('शिकायत नंबर 1', { exact: true })).toBeVisible();
  await axe(guest, { all: true });
  await guest.getByRole('link', { name: 'देखें, क्या हुआ' }).click();
  await expect(guest.getByRole('heading', { name: 'शिकायत नंबर 1' })).toBeVisible();
  await expect(guest.getByText('दुकान का जवाब यहीं आएगा')).toBeVisible();

  await enterAs(page, shop.owner, '/hi/admin/complaints');
  await expect(page.getByText('दूध खट्टा था')).toBeVisible();
  await page.getByRole('button', { name: 'फ़ोन पर आई शिकायत लिखें' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('नाम').fill('रामू');
  await form.getByLabel('मोबाइल नंबर').fill('9876500002');
  await form.getByLabel('फ़ोन करने वाले की बात').fill('बिल नहीं मिला');
  const days = 3 * 24 * 60 * 60_000;
  await form.getByLabel('कब आई').fill(new Date(Date.now() - days).toISOString().slice(0, 16));
  await form.getByRole('button', { name: 'सेव करें' }).click();
  await expect(page.getByRole('dialog', { name: 'शिकायत नंबर 2' })).toBeVisible();
  await page.getByRole('button', { name: 'हो गया' }).click();

  // The late one stands on top, with a word and no alarm.
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('शिकायत 2: रामू');
  await expect(first).toContainText('बताना था: अभी बता दें');
  await axe(page, { all: true });
  await first.getByRole('button', { name: 'जवाब दें' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('बिल WhatsApp पर भेजा है');
  await page.getByRole('button', { name: 'जवाब भेजें' }).click();
  await expect(page.getByRole('heading', { name: 'जवाब लिखा गया; बताना बाकी है' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'जवाब बताएँ' })).toHaveAttribute('href', /wa\.me\/919876500002/);
  await page.goto('/hi/dashboard');
  await expect(page.getByRole('link', { name: /गड़बड़ बताई गई/ })).toBeVisible();
});
