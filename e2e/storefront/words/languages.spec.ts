import { expect, test } from '../../support/shop.ts';

test('a first visit whose browser asks for Hindi is offered it once @phone', async ({ browser, shop }) => {
  const context = await browser.newContext({ locale: 'hi-IN', baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/shop');
  const offer = page.getByRole('region', { name: 'हिन्दी' });
  await expect(offer.getByText('यह दुकान हिन्दी में भी है।')).toBeVisible();
  await offer.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/shop$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(offer).toHaveCount(0);

  // The choice is kept on the device: an English address goes on to Hindi.
  await page.goto('/contact-us');
  await expect(page).toHaveURL(/\/hi\/contact-us$/);
  await context.close();
});

test('who declines the offer stays in English and is not asked again @phone', async ({ browser, shop }) => {
  const context = await browser.newContext({ locale: 'bn-IN', baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/shop');
  const offer = page.getByRole('region', { name: 'বাংলা' });
  await offer.getByRole('button', { name: 'English' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(offer).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await context.close();
});

test('a page in Hindi that somebody was sent offers nothing, whatever the browser asks for @phone', async ({
  page,
}) => {
  await page.goto('/hi/shop');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'English' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/hi\/shop$/);
});
