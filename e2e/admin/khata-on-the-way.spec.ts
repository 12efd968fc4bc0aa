import { newId } from '#base/ids.ts';
import type { Khata } from '#money/khata.ts';
import { sendOut } from '../support/at-the-door.ts';
import { hireStaff, newName, orderAs, orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import type { Person } from '../support/people.ts';
import { addRounds, addVillage, deleteVillages, orderWithRound, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';
import type { Shop } from '../support/shops.ts';

let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

const khataOf = async (shop: Shop, { user }: Person): Promise<Khata> =>
  (await shop.call<Khata>({ path: `/api/khatas/${user._id}`, token: shop.owner.token })).body;

/** The owner lends somebody so much, and brings a debt over from the paper book. */
async function lend(shop: Shop, { user }: Person, limit: number, owed: number): Promise<void> {
  const { token } = shop.owner;
  const path = `/api/khatas/${user._id}`;
  await shop.call({ method: 'PUT', path: `${path}/limit`, token, body: { limit, seen: { limit: 0 } } });
  const body = { id: newId(), kind: 'opening', amount: owed, seen: { owed: 0 } };
  await shop.call({ method: 'POST', path: `${path}/lines`, token, body });
}

test('what she owes from before is taken at the door without a network, and arrives once, in Hindi @phone', async ({
  page: rider,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_|Failed to|status of 50\d/);
  await rider.setViewportSize({ width: 360, height: 740 });
  const to = await addVillage(shop, 'सोनपुर');
  villages = [to];
  const [round] = await addRounds(shop, to, [20]);
  const fatima = await shop.signUp({ name: 'Fatima Bi' });
  await lend(shop, fatima, 1000, 866.5);
  const goods = await addProduct(shop, { price: 90 });
  await orderWithRound(shop, fatima, { goods, to, round: round!.id });
  const carrier = await hireStaff(shop, ['rider', 'accounts']);
  await sendOut(shop, round!.id, carrier);
  await enterAs(rider, carrier, `/hi/admin/rides/${round!.id}`);
  const main = rider.getByRole('main');
  const dialog = rider.getByRole('dialog');
  await expect(main).toContainText('पहले का खाता: ₹866.50 बाकी');
  await rider.getByRole('button', { name: 'खाते के पैसे लें' }).click();
  await dialog.getByLabel('पूरे रुपये, ज़्यादा से ज़्यादा ₹866').fill('500');
  await axe(rider);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: '₹500 लिए' }).click();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('पहले का खाता: ₹366.50 बाकी');
  await expect(main).toContainText('खाते के ₹500 लिए');
  expect((await khataOf(shop, fatima)).owed).toBe(866.5);
  expect(await rider.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await axe(rider);
  await context.setOffline(false);
  await expect.poll(async () => (await khataOf(shop, fatima)).owed, { timeout: 20_000 }).toBe(366.5);
  await expect(main).toContainText('पहले का खाता: ₹366.50 बाकी');
  expect((await khataOf(shop, fatima)).lines.map(({ kind }) => kind)).toEqual(['paid', 'opening']);
});

test('part cash, the rest on the account above its limit with the owner’s reason; what the shop owes goes back @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [fatima, goods] = [await shop.signUp({ name: 'Fatima Bi' }), await addProduct(shop, { price: 600 })];
  await lend(shop, fatima, 500, 100);
  const placed = await orderAs(shop, fatima, { goods, lastName: newName() });
  const dialog = page.getByRole('dialog');

  await test.step('₹100 in cash; the rest is more than has room, so the owner says why', async () => {
    await enterAs(page, shop.owner, `/admin/orders/${placed._id}`);
    await page.getByRole('button', { name: 'Take money' }).click();
    await dialog.getByLabel('Amount').fill('100');
    await dialog.getByRole('checkbox', { name: /The rest, ₹/ }).check();
    await dialog.getByLabel('Why above the limit?').fill('Her son pays on Friday');
    await axe(page);
    await dialog.getByRole('button', { name: 'Taken', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  const { due, totalAmount, paymentStatus } = await orderNow(shop, placed);
  expect([due, paymentStatus]).toEqual([0, 'received']);
  const khata = await khataOf(shop, fatima);
  expect([khata.owed, khata.lines[0]?.beyond]).toEqual([totalAmount, 'Her son pays on Friday']);

  await test.step('she paid too much; the shop owes it, and gives it back', async () => {
    const { token } = shop.owner;
    const body = {
      id: newId(),
      kind: 'corrected',
      amount: 0 - totalAmount - 40,
      note: 'paid twice',
      seen: { owed: khata.owed },
    };
    await shop.call({ method: 'POST', path: `/api/khatas/${fatima.user._id}/lines`, token, body });
    await page.goto(`/admin/accounts/${fatima.user._id}`);
    await page.getByRole('button', { name: 'Give back ₹40' }).click();
    await dialog.getByRole('button', { name: /₹40/ }).first().click();
    await axe(page);
    await dialog.getByRole('button', { name: 'Gave back ₹40: Cash' }).click();
    await expect(dialog).toBeHidden();
    expect((await khataOf(shop, fatima)).owed).toBe(0);
  });
});
