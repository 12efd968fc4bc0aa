import { newId } from '#base/ids.ts';
import { sendOut, tapStop } from '../support/at-the-door.ts';
import { hireStaff, orderNow } from '../support/back-office.ts';
import { deleteVillages, roundOrderedWith, takeNoMore, type Village } from '../support/rounds.ts';
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
  const { to, round } = await roundOrderedWith(shop, 'Rampur', { names: ['Asha Rao'] });
  villages = [to];
  const { id, on } = round;
  const { token } = shop.owner;
  const carrier = await hireStaff(shop, ['rider']);
  const call = (path: string, sent: object, as = token) =>
    shop.call({ method: 'POST', path, token: as, body: { id: newId(), ...sent } });
  const [stop] = (await sendOut(shop, id, carrier)).stops;
  await tapStop(shop, id, stop!, shop.owner, { cash: stop!.collect });
  await call(`/api/cash/${id}/moves`, { kind: 'opening', amount: 200 });
  await test.step('with a keyboard there are no keys on the screen: what is typed counts', async () => {
    await enterAs(page, carrier, `/admin/cash/${id}`);
    await page.getByLabel('₹100', { exact: true }).click();
    await page.keyboard.type('1');
    await expect(page.getByRole('main')).toContainText('₹100');
  });
  await call(`/api/cash/${id}/counts`, { pieces: { coins: 300 }, reason: 'tea' }, carrier.token);
  const wrong = { reason: 'price', note: '', lines: [{ line: 0, amount: 20 }], seen: { credited: 0 } };
  await call(`/api/orders/${stop!._id}/credits`, wrong);

  await takeNoMore(shop, id);
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
