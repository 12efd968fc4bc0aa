import { newId } from '#base/ids.ts';
import type { RoundBoard } from '#dispatch/round-board.ts';
import type { Order } from '#orders/order.ts';
import { hireStaff } from '../support/back-office.ts';
import { deleteVillages, roundOrderedWith, takeNoMore, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

test.use({ viewport: { width: 360, height: 740 } });
let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('the board in Hindi: one order is packed, one goes to the next round, and the round is closed with its cash @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const { to, rounds } = await roundOrderedWith(shop, 'रामपुर', { seats: [20, 5] });
  villages = [to];
  const [round, next] = rounds;
  const { token } = shop.owner;
  const board = async (on: string) =>
    (await shop.call<RoundBoard>({ path: `/api/orders/rounds?on=${on}`, token })).body.rounds;
  const ordersOn = async ({ id, on }: { id: string; on: string }): Promise<Order[]> =>
    (await board(on)).find((one) => one.id === id)?.orders.map(({ order }) => order) ?? [];
  const [first, second] = await ordersOn(round!);

  await enterAs(page, shop.owner, `/hi/admin/orders/rounds?on=${round!.on}`);
  // Other journeys of this shop may have rounds on this day; each row is found by the number of its order.
  const section = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('listitem').filter({ hasText: `#${first!.orderId}` }) });
  const row = (order: Order | undefined) =>
    section.getByRole('listitem').filter({ hasText: `#${order?.orderId}` });
  await expect(section.getByRole('heading', { name: 'पैक करने हैं 2' })).toBeVisible();
  await axe(page, { night: true });

  // The second half of a double tap meets the order that moves up, and does nothing to it.
  await row(first).getByRole('button', { name: 'पैक हो गया' }).dblclick({ delay: 60 });
  await expect(section.getByRole('heading', { name: 'पैक हो गए 1' })).toBeVisible();
  await expect(section.getByRole('heading', { name: 'पैक करने हैं 1' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'वापस लें' });
  await undo.click();
  await expect(section.getByRole('heading', { name: 'पैक करने हैं 2' })).toBeVisible();
  await row(first).getByRole('button', { name: 'पैक हो गया' }).click();
  await expect(section.getByRole('heading', { name: 'पैक हो गए 1' })).toBeVisible();

  // With more room than a phone has, it goes to another round on the board itself; that is taken back, too.
  await page.setViewportSize({ width: 768, height: 1024 });
  await row(second)
    .getByRole('button', { name: /दूसरे राउंड/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '5 ऑर्डर और' }).click();
  await expect(row(second)).toHaveCount(0);
  await undo.click();
  await expect(row(second)).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });

  await row(second).getByRole('link').first().click();
  await page.getByRole('button', { name: 'दूसरे राउंड में डालें' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '5 ऑर्डर और' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(row(second)).toHaveCount(0);
  expect((await ordersOn(next!)).map(({ orderId }) => orderId)).toEqual([second!.orderId]);

  await row(first).getByRole('button', { name: 'रवाना करें' }).click();
  await expect(section.getByRole('heading', { name: 'रास्ते में 1' })).toBeVisible();
  await row(first).getByRole('button', { name: 'डिलीवर हुआ, ₹120 मिले' }).click();

  // Somebody else counts than who signs.
  const clerk = await hireStaff(shop, ['packer', 'counter']);
  const path = `/api/cash/${round!.id}/counts`;
  const count = { id: newId(), pieces: { 100: 1, coins: 10 } };
  await shop.call({ method: 'POST', path, token: clerk.token, body: count });
  // There are seats still, and people order them until tomorrow: it is not to be closed yet.
  const close = section.getByRole('link', { name: 'राउंड का हिसाब बंद करें' });
  await expect(section).toContainText(/ऑर्डर .+ दोपहर\s2\sबजे तक लिए जाएँगे/);
  await expect(close).toHaveCount(0);
  await takeNoMore(shop, round!.id);
  await page.reload();
  await close.click();
  await page.getByRole('button', { name: /₹110 सही है$/ }).click();
  await dialog.getByLabel('रकम अलग क्यों है').fill('खुले पैसे कम थे');
  await dialog.getByLabel('राउंड का खर्च, ₹').fill('40');
  await dialog.getByRole('button', { name: /₹110 सही है$/ }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(section).toContainText('खुले पैसे कम थे');
  const [closed] = (await board(round!.on)).filter(({ id }) => id === round!.id);
  expect(closed?.closings).toMatchObject([{ expected: 120, came: 110, cost: 40 }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
