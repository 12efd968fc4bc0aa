import { expect, test } from '../../support/shop.ts';

const NO_ANSWER = 'The shop did not answer. Check your connection.';

test('a tap whose code has still to come shows at once; where it does not come, the page says so @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to fetch/);
  await page.goto('/shop');
  for (const [file, control, said] of [
    ['cart-drawer', page.getByRole('button', { name: /^Cart/ }).last(), /^The cart could not be opened/],
    ['filter-dialog', page.getByRole('button', { name: 'Filter' }), /^The filters did not open/],
  ] as const) {
    let lose = (): void => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await page.route(`**/${file}-*.js`, async (route) => {
      await lost;
      await route.abort('connectionfailed');
    });
    await control.tap();
    await expect(page.locator('html')).toHaveAttribute('data-held', '');
    lose();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-held');
    await page.unroute(`**/${file}-*.js`);
    await control.tap();
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('who taps while the network is away stays on the page, is told why, and gets there afterwards @phone', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to|Service Worker registration blocked/);
  // A first visit: no worker answers yet, and none ever does in this journey.
  const settled = page.waitForEvent('console', (said) => said.text().includes('registration blocked'));
  await page.goto('/hi');
  await settled;
  const goods = page.getByRole('article').first();
  const title = await goods.getByRole('heading').innerText();
  const told = page.getByText('दुकान से जवाब नहीं आया। इंटरनेट देखें।').filter({ visible: true }).first();
  await context.setOffline(true);
  await goods.getByRole('link').first().tap();
  await expect(told).toBeVisible();
  await expect(page).toHaveURL('/hi');
  await expect(page.locator('html')).not.toHaveAttribute('data-held');
  // Whoever does something else meanwhile stays, whatever comes back.
  await page.getByRole('main').press('Shift');
  await context.setOffline(false);
  await expect(told).toBeHidden({ timeout: 10_000 });
  await expect(goods.getByRole('heading')).toHaveText(title);
  await goods.getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Whoever waits gets there without a further tap.
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'वापस, खोज और कार्ट' }).getByRole('link').nth(1).tap();
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/hi\/shop\?category=/);
});

test('a part whose code does not come leaves the page as it is, or says that it is missing @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to|status of 404|Minified React error/);
  for (const [address, file, shown] of [
    ['/', 'place-line', page.getByRole('region', { name: 'Daily needs' })],
    ['/shop?q=atta', 'search-answer', page.getByRole('article').first()],
    ['/shop?q=zzqqzz', 'search-answer', page.getByText(NO_ANSWER)],
    ['/shop/nothing', 'not-found', page.getByText(NO_ANSWER)],
    ['/nowhere', 'offered-goods', page.getByRole('heading', { level: 1 })],
  ] as const) {
    await page.route(`**/${file}-*.js`, (route) => route.abort('connectionfailed'));
    await page.goto(address);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
    await page.unroute(`**/${file}-*.js`);
  }
});

test('where a part did not come, Try again keeps the page until the shop answers @phone', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to|status of 404|Minified React error/);
  await page.route('**/not-found-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/shop/nothing');
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/not-found-*.js');
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await again.tap();
  await asked;
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await context.setOffline(false);
  await again.tap();
  await expect(page.getByText(NO_ANSWER)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Daily needs' }).getByRole('article')).toHaveCount(6);
});
