import { addProduct } from '../support/goods.ts';
import { addRounds, addVillage, deleteVillages, orderWithRound, type Village } from '../support/rounds.ts';
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
  const to = await addVillage(shop, 'Rampur');
  villages = [to];
  const [round] = await addRounds(shop, to, [20]);
  const goods = await addProduct(shop, { price: 90 });
  for (const name of ['Asha Rao', 'Bina Das'])
    await orderWithRound(shop, await shop.signUp({ name }), { goods, to, round: round!.id });
  await page.route(/api.rounds.[^/]+.taps/, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'invalid', message: 'Not like this', error: 'Not like this' },
    }),
  );
  await enterAs(page, shop.owner, `/admin/rides/${round!.id}`);
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
