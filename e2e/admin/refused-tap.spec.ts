import { deleteVillages, roundOrderedWith, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('a tap at a door that the shop refused stays in sight with whose it was, also at the next door @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  const { to, round } = await roundOrderedWith(shop, 'Rampur');
  villages = [to];
  await page.route(/api.rounds.[^/]+.taps/, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'invalid', message: 'Not like this', error: 'Not like this' },
    }),
  );
  await enterAs(page, shop.owner, `/admin/rides/${round.id}`);
  const bar = page.getByRole('region', { name: /^Stop 1, / });
  await bar.getByRole('button', { name: /^Delivered/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Not like this');
  await page
    .getByRole('list', { name: 'Stops' })
    .getByRole('listitem')
    .nth(1)
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Stop 2, / })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^1 · .+: Not like this$/);
});
