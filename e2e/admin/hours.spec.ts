import { atCheckout } from '../support/at-checkout.ts';
import { setShop } from '../support/counter.ts';
import { expect, test } from '../support/shop.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ ownShop: {}, serviceWorkers: 'allow' });

const CLOSED = 'दुकान आज बंद है।';

test('the owner closes today in one tap: Home, the checkout and the page without a network say so, till she opens again @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to|status of 50\d/);
  const { token } = shop.owner;
  const week = Array(7).fill([['00:00', '23:59']]);
  await shop.call({ method: 'PUT', path: '/api/shop/hours', token, body: { week, revision: 0 } });
  const hers = await otherDevice();
  const { asha } = await atCheckout(shop, hers, enterAs);
  await hers.goto('/hi');
  const banner = hers.getByRole('complementary').first();
  await expect(banner).not.toContainText(CLOSED);

  await enterAs(page, shop.owner, '/hi/settings/hours');
  await expect(page.getByRole('heading', { name: /^आज खुली है/ })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'आज के लिए बंद करें' }).tap();
  await expect(page.getByRole('heading', { name: 'आज बंद है' })).toBeVisible();
  await expect(page.getByText(`ग्राहक पढ़ते हैं: ${CLOSED}`)).toBeVisible();
  await expect(page.getByText('आज के लिए बंद किया')).toBeVisible();
  await axe(page);

  await hers.goto('/hi');
  await expect(banner).toContainText(CLOSED);
  await waitForWorker(hers, '/hi');
  await waitForWorker(hers, /^\/assets\/hi-offline-/);
  await hers.goto('/hi/contact-us');
  await expect(hers.getByText('हर दिन')).not.toHaveCount(0);
  await expect(hers.getByRole('main')).toContainText(CLOSED);
  await enterAs(hers, asha, '/hi/checkout');
  await expect(hers.getByRole('main').getByText(CLOSED)).toBeVisible();
  await expect(hers.getByText('ऑर्डर अभी भी कर सकते हैं; सामान अगली डिलीवरी में आएगा।')).toBeVisible();
  await axe(hers);
  await hers.context().setOffline(true);
  await hers.goto('/hi');
  await expect(banner).toContainText(CLOSED);
  await hers.context().setOffline(false);

  await page.getByRole('button', { name: 'दुकान फिर खोलें' }).tap();
  await expect(page.getByRole('heading', { name: /^आज खुली है/ })).toBeVisible();
  await hers.goto('/hi');
  await expect(banner).not.toContainText(CLOSED);

  // A holiday has a name, and one day of the week other hours.
  await page.getByRole('button', { name: 'छुट्टी जोड़ें' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('नाम या वजह', { exact: true }).fill('गुरु नानक जयंती');
  await dialog.getByRole('button', { name: 'सेव करें' }).tap();
  await expect(page.getByText('गुरु नानक जयंती').last()).toBeVisible();
  await page.getByRole('button', { name: /^मंगलवार/ }).tap();
  await dialog.getByLabel('इस दिन खुली').uncheck();
  await expect(dialog.getByLabel('इस दिन राउंड फिर भी जाएँगे')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'सेव करें' }).tap();
  await expect(page.getByRole('button', { name: /^मंगलवार.*बंद/ })).toBeVisible();
});

test('settings are short pages by noun, and her own language comes first @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setShop(shop, { address: '', addressHi: '', addressBn: '' });
  await enterAs(page, shop.owner, '/hi/settings');
  const main = page.getByRole('main');
  await axe(page);
  // Found by a word, the field has the cursor.
  await main.getByLabel('सेटिंग खोजें').fill('upi');
  await main.getByRole('link', { name: /^UPI ID/ }).tap();
  await expect(page).toHaveURL(/\/hi\/settings\/payments#upiId$/);
  await expect(page.getByLabel('UPI ID')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/hi\/settings$/);
  await main.getByRole('link', { name: /^संपर्क/ }).tap();
  const own = page.getByLabel('पता', { exact: true });
  await own.fill('हाट मैदान के पास');
  await expect(page.getByLabel('पता (English)')).toBeHidden();
  await expect(main.getByText('अभी खाली: English, বাংলা')).toBeVisible();
  await axe(page);
  // What is not saved is asked for on the way back.
  await page.goBack();
  const question = page.getByRole('dialog');
  await question.getByRole('button').filter({ hasText: 'और लिखना है' }).tap();
  await expect(own).toHaveValue('हाट मैदान के पास');
  await main.getByRole('button', { name: 'सेव करें' }).tap();
  await expect(page.getByText('सेटिंग सेव हो गईं').first()).toBeVisible();
  const hers = await otherDevice();
  await hers.goto(`${shop.url}/contact-us`);
  await expect(hers.getByRole('main').getByText('हाट मैदान के पास').first()).toBeVisible();
  // Two screens at most; one on the way leads to the hours.
  for (const noun of [
    'shop',
    'contact',
    'about',
    'payments',
    'shipping',
    'limits',
    'bill',
    'banners',
    'stock',
    'mail',
    'newsletter',
  ]) {
    await page.goto(`/hi/settings/${noun}`);
    await expect(page.getByRole('form')).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, noun).toBeLessThanOrEqual(2 * 740);
  }
  await page.goto('/hi/settings');
  await main.getByRole('link', { name: /^समय और छुट्टी/ }).tap();
  await main.getByLabel(/दुकान बंद हो तब भी/).uncheck();
  await expect(page.getByText('सेटिंग सेव हो गईं').first()).toBeVisible();
});
