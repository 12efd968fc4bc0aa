import { isAllowed } from '#identity/identity.ts';
import type { RoundSheet } from '#orders/stops.ts';
import { hireStaff } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { addRounds, addVillage, deleteVillages, orderWithRound, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d/));
let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('a round in Hindi: the network goes after the first house, the taps wait, and each arrives at its own stop @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const to = await addVillage(shop, 'रामपुर');
  villages = [to];
  const [round] = await addRounds(shop, to, [20]);
  const goods = await addProduct(shop, { price: 90 });
  for (const name of ['Asha Rao', 'Bina Das', 'Chand Roy'])
    await orderWithRound(shop, await shop.signUp({ name }), { goods, to, round: round!.id });
  const rider = await hireStaff(shop, ['rounds']);
  expect(isAllowed(rider.user, 'orders')).toBe(false);
  const path = `/api/rounds/${round!.id}`;
  const { token } = shop.owner;
  await shop.call({ method: 'PUT', path: `${path}/riders`, token, body: { riders: [rider.user._id] } });
  const sheet = async () => (await shop.call<RoundSheet>({ path: `${path}/sheet`, token })).body;

  await enterAs(page, rider, '/hi/admin/rides');
  await page.getByRole('main').getByRole('link', { name: '3 में से 3 घर बाकी' }).click();
  await expect(page.getByRole('list', { name: 'घर' }).getByRole('listitem')).toHaveCount(3);
  await waitForWorker(page, '/hi/admin/rides');
  const bar = page.getByRole('region', { name: /^घर \d/ });
  await bar.getByRole('button', { name: 'दे दिया, ₹120 नकद' }).click();
  await expect(bar).toContainText('2 ·');
  await axe(page);

  await context.setOffline(true);
  await bar.getByRole('button', { name: 'घर पर नहीं' }).click();
  await expect(bar).toContainText('3 ·');
  await bar.getByRole('button', { name: 'नहीं लिया' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'देर से पहुँचा' }).click();
  await expect(page.getByText('नहीं लिया: देर से पहुँचा').first()).toBeVisible();
  await expect(bar).toBeHidden();
  expect((await sheet()).stops.map(({ taps }) => taps.length)).toEqual([1, 0, 0]);

  await context.setOffline(false);
  await expect
    .poll(
      async () => (await sheet()).stops.map(({ taps }) => taps.map(({ kind, stands }) => [kind, stands])),
      {
        timeout: 20_000,
      },
    )
    .toEqual([[['delivered', true]], [['away', true]], [['refused', true]]]);
});
