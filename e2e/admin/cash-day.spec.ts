import { newId } from '#base/ids.ts';
import type { RoundSheet } from '#orders/stops.ts';
import { hireStaff, orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { addRounds, addVillage, deleteVillages, orderWithRound, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

test.use({ viewport: { width: 1280, height: 800 } });
let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('the money of a day on a laptop: a key signs what another one counted, what is to be given back is, and the day is printed @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const to = await addVillage(shop);
  villages = [to];
  const [round] = await addRounds(shop, to, [20]);
  const { id, on } = round!;
  const goods = await addProduct(shop, { price: 90 });
  const asha = await shop.signUp({ name: 'Asha Rao' });
  await orderWithRound(shop, asha, { goods, to, round: id });
  const { token } = shop.owner;
  const carrier = await hireStaff(shop, ['rounds']);
  const call = (path: string, sent: object, as = token) =>
    shop.call({ method: 'POST', path, token: as, body: { id: newId(), ...sent } });
  const riders = { riders: [carrier.user._id] };
  const path = `/api/rounds/${id}`;
  const { body } = await shop.call<RoundSheet>({
    method: 'PUT',
    path: `${path}/riders`,
    token,
    body: riders,
  });
  const [stop] = body.stops;
  const seen = { status: stop!.status, collect: stop!.collect, taps: [] };
  await call(`${path}/taps`, { order: stop!._id, kind: 'delivered', cash: stop!.collect, seen });
  await call(`/api/cash/${id}/moves`, { kind: 'opening', amount: 200 });
  await call(`/api/cash/${id}/counts`, { pieces: { coins: 300 }, reason: 'tea' }, carrier.token);
  const wrong = { reason: 'price', note: '', lines: [{ line: 0, amount: 20 }], seen: { credited: 0 } };
  await call(`/api/orders/${stop!._id}/credits`, wrong);

  await enterAs(page, shop.owner, `/admin/cash?on=${on}`);
  const row = page.getByRole('row').filter({ hasText: carrier.user.name });
  await expect(row).toContainText('₹320');
  await expect(row).toContainText('− ₹20');
  await expect(row.getByRole('button', { name: /^Sign/ })).toBeVisible();
  await axe(page);
  await page.keyboard.press('s');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /signs for ₹300$/ })
    .click();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row).toContainText(shop.owner.user.name);

  const number = `#${stop!.orderId}`;
  const back = page.getByRole('region', { name: 'To give back' });
  await back.getByRole('button', { name: `Given back: ${number}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Given back' }).click();
  await expect(back).not.toContainText(number);
  expect(await orderNow(shop, stop!)).toMatchObject({ giveBack: 0, credited: 20 });

  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('article', { name: 'Cash of the day' })).toContainText('₹320');
  await axe(page);
});
