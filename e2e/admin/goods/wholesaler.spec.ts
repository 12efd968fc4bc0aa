import { randomUUID } from 'node:crypto';
import { goodsNow } from '../../support/back-office.ts';
import { expect, test } from '../../support/shop.ts';

test('a wholesaler’s list of purchase rates goes from the file to the shelf, and a row is mended on the phone @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/422/);
  const mark = randomUUID().replaceAll(/[^a-f]/g, '');
  const list = [
    'सामान,इकाई,थोक भाव',
    `${mark} चावल,क्विंटल,4650`,
    `${mark} सरसों तेल,पेटी (12×1 ली),1980`,
    `${mark} हल्दी पाउडर,250 ग्राम,62`,
    `${mark} अगरबत्ती,पैकेट,NA`,
  ].join('\n');
  await enterAs(page, shop.owner, '/hi/admin/import');
  let taps = 0;
  const tap = async (name: string | RegExp): Promise<void> => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  taps += 1;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'थोक-लिस्ट.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByText('लिस्ट में सिर्फ़ खरीद दाम हैं: अपना मुनाफ़ा चुनें')).toBeVisible();
  await tap('8 %');
  const prices = page.getByRole('list', { name: 'आपके मुनाफ़े से दाम' });
  await expect(prices.getByText('₹178')).toBeVisible();
  await axe(page, { all: true });
  await tap(/दुकान में डालें$/);
  await expect(page.getByText(/NA/).last()).toBeVisible();
  await tap('ठीक करें');
  const rate = page.getByRole('textbox', { name: 'खरीद दाम' });
  // As the file has it the row is refused again, and its field says so.
  await page.getByRole('button', { name: 'लाएँ', exact: true }).click();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(rate).toHaveAccessibleDescription(/.+/);
  await axe(page);
  await rate.fill('१३.५०');
  // A tab that is closed meanwhile loses nothing.
  await page.reload();
  await expect(rate).toHaveValue('13.50');
  await tap('लाएँ');
  await expect(rate).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'ठीक करें' })).toHaveCount(0);
  expect(await goodsNow(shop, { title: `${mark} अगरबत्ती` })).toMatchObject({ price: 15 });
  // The file, the margin, the start, the row, and its end.
  expect(taps).toBe(5);
  const oil = await goodsNow(shop, { title: `${mark} सरसों तेल` });
  await page.goto(`/hi/shop/${oil?._id}`);
  await expect(page.getByText('₹178').first()).toBeVisible();
});
