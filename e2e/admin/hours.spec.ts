import { atCheckout } from '../support/at-checkout.ts';
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
  await dialog.getByLabel('नाम या वजह').fill('गुरु नानक जयंती');
  await dialog.getByRole('button', { name: 'सेव करें' }).tap();
  await expect(page.getByText('गुरु नानक जयंती').last()).toBeVisible();
  await page.getByRole('button', { name: /^मंगलवार/ }).tap();
  await dialog.getByLabel('इस दिन खुली').uncheck();
  await dialog.getByRole('button', { name: 'सेव करें' }).tap();
  await expect(page.getByRole('button', { name: /^मंगलवार.*बंद/ })).toBeVisible();
});
