import { newId } from '#base/ids.ts';
import type { Order } from '#orders/order.ts';
import { sendOut } from '../support/at-the-door.ts';
import { hireStaff } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import {
  addRounds,
  addVillage,
  deleteVillages,
  orderWithRound,
  takeNoMore,
  type Village,
} from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

const villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages.splice(0)));

test('a round is closed with what came; a sum that changed meanwhile is shown before it is signed @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/409/);
  const to = await addVillage(shop);
  villages.push(to);
  const [round] = await addRounds(shop, to, [20]);
  const goods = await addProduct(shop, { price: 90 });
  const change = ({ _id }: Order, body: object) =>
    shop.call({ method: 'PATCH', path: `/api/orders/${_id}`, token: shop.owner.token, body });
  const placed: Order[] = [];
  for (const name of ['Asha Rao', 'Bina Das']) {
    const answer = await orderWithRound(shop, await shop.signUp({ name }), { goods, to, round: round!.id });
    const { data } = answer.body as { data: Order };
    await change(data, { status: 'delivered', paymentStatus: 'received' });
    placed.push(data);
  }
  await enterAs(page, shop.owner, `/admin/orders/rounds?on=${round!.on}`);
  // Who rode hands in what is in the bag.
  const carrier = await hireStaff(shop, ['rider']);
  await sendOut(shop, round!.id, carrier);
  const count = { id: newId(), pieces: { 200: 1, 20: 2 } };
  await shop.call({
    method: 'POST',
    path: `/api/cash/${round!.id}/counts`,
    token: carrier.token,
    body: count,
  });

  await takeNoMore(shop, round!.id);
  const section = page.getByRole('region').filter({ hasText: 'Asha Rao' });
  await section.getByRole('link', { name: 'Close the round' }).click();
  await page.getByRole('button', { name: /signs for ₹240$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('₹240');
  await axe(page);

  // Meanwhile somebody finds that one of them has not paid.
  // The news of it has not reached this phone yet.
  const refused = page.waitForResponse(`**/api/cash/${round!.id}/closings`);
  await page.route(`**/api/cash/${round!.id}`, async (route) => {
    await refused;
    await route.continue();
  });
  await change(placed[1]!, { paymentStatus: 'pending' });
  const sign = dialog.getByRole('button', { name: /signs for ₹240$/ });
  await sign.click();
  await expect(dialog.getByRole('alert')).toHaveText('The sum has changed. Please check it again.');
  await expect(dialog).toContainText('₹120');
  await dialog.getByLabel('Why it is not the same').fill('wrong change');
  await sign.click();
  await expect(dialog).toBeHidden();
  await page.goto(`/admin/orders/rounds?on=${round!.on}`);
  await expect(section).toContainText('wrong change');
});
