import type { RoundSheet } from '#dispatch/stops.ts';
import type { Order } from '#orders/order.ts';
import { hireStaff } from '../support/back-office.ts';
import { deleteVillages, roundOrderedWith, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

test.use({ viewport: { width: 360, height: 740 } });
let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('in Hindi the rider is named, and the open sheet follows each order that is moved; what was tapped meanwhile is not lost @phone', async ({
  page: owner,
  shop,
  enterAs,
  otherDevice,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to|status of 404/);
  const { to, rounds } = await roundOrderedWith(shop, 'रामपुर', { seats: [20, 5] });
  villages = [to];
  const [round, next] = rounds;
  const { token } = shop.owner;
  const path = `/api/rounds/${round!.id}/sheet`;
  const [first, second] = (await shop.call<RoundSheet>({ path, token })).body.stops;
  const move = async (order: string, round: string) => {
    const { updatedAt } = (await shop.call<Order>({ path: `/api/orders/${order}`, token })).body;
    const body = { round, updatedAt };
    const answer = await shop.call({ method: 'PUT', path: `/api/orders/${order}/round`, token, body });
    expect(answer.status).toBe(200);
  };
  const carrier = await hireStaff(shop, ['rider']);
  const rider = await otherDevice();
  await enterAs(rider, carrier, '/hi/admin/rides');
  await expect(rider.getByText('इन दिनों आपका कोई राउंड नहीं है', { exact: false })).toBeVisible();

  await test.step('the owner names who carries it out, and is asked before that is forgotten', async () => {
    await enterAs(owner, shop.owner, `/hi/admin/rides/${round!.id}`);
    await owner.getByRole('button', { name: 'इस राउंड के और काम' }).click();
    await owner.getByRole('button', { name: 'कौन ले जाएगा' }).click();
    const dialog = owner.getByRole('dialog', { name: 'कौन ले जाएगा' });
    // Several people of this worker's shop have the same name.
    await dialog.locator(`input[value="${carrier.user._id}"]`).check();
    await axe(owner);
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: 'और लिखना है' }).click();
    await dialog.getByRole('button', { name: 'सेव करें' }).click();
    await expect(dialog).toBeHidden();
    await expect(owner.getByText(`ले जाने वाले: ${carrier.user.name}`)).toBeVisible();
  });

  const stops = rider.getByRole('list', { name: 'घर' }).getByRole('listitem');
  await test.step('her list has the round by itself, and the sheet each order that is moved', async () => {
    await rider.getByRole('link', { name: '2 में से 2 घर बाकी' }).click();
    await expect(stops).toHaveCount(2);
    await move(first!._id, next!.id);
    await expect(stops).toHaveCount(1);
    await expect(stops).toContainText(second!.name);
    await move(first!._id, round!.id);
    await expect(stops).toHaveCount(2);
    await expect(stops.first()).toContainText(first!.name);
  });

  await test.step('what she tapped without a network, while it was moved, stays with whose it was', async () => {
    await rider.context().setOffline(true);
    const bar = rider.getByRole('region', { name: /^घर 1/ });
    await bar.getByRole('button', { name: 'दे दिया, ₹120 नकद' }).click();
    await expect(rider.getByRole('region', { name: /^घर 2/ })).toBeVisible();
    await move(first!._id, next!.id);
    await rider.context().setOffline(false);
    const waiting = rider.getByRole('listitem').filter({ hasText: new RegExp(`^\\s*#${first!.orderId}\\b`) });
    // It happened, so it is written down: the order stands where she tapped it, and its cash is in her bag.
    await expect(stops.first()).toContainText('अब दूसरे राउंड में है · दे दिया, ₹120 नकद');
    await expect(waiting).toHaveCount(0);
    const { money } = (await shop.call<Order>({ path: `/api/orders/${first!._id}`, token })).body;
    expect(money?.payments).toMatchObject([{ method: 'cash', amount: 120 }]);
    await axe(rider);
  });
});
