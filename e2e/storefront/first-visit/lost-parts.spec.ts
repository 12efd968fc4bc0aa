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
    ['filter-dialog', page.getByRole('button', { name: 'Filter' }), /^The filters did not come/],
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
    await expect(page.getByRole('navigation', { name: 'Quick ways' })).toBeVisible();
    await page.unroute(`**/${file}-*.js`);
  }
});
