import { newId } from '#base/ids.ts';
import type { CashDay } from '#orders/cash/cash-day.ts';
import type { CashSheet } from '#orders/cash/cash-sheet.ts';
import type { RoundSheet } from '#orders/stops.ts';
import { hireStaff } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { addRounds, addVillage, deleteVillages, orderWithRound, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d/));
let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('a round’s cash in Hindi: counted without a network, sent once, signed by another; a UPI payment is seen in the bank @phone', async ({
  page: rider,
  context,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const to = await addVillage(shop, 'रामपुर');
  villages = [to];
  const [round] = await addRounds(shop, to, [20]);
  const { id, on } = round!;
  const goods = await addProduct(shop, { price: 90 });
  for (const name of ['Asha Rao', 'Bina Das'])
    await orderWithRound(shop, await shop.signUp({ name }), { goods, to, round: id });
  const { token } = shop.owner;
  const carrier = await hireStaff(shop, ['rounds']);
  const riders = { riders: [carrier.user._id] };
  const path = `/api/rounds/${id}`;
  const { body } = await shop.call<RoundSheet>({
    method: 'PUT',
    path: `${path}/riders`,
    token,
    body: riders,
  });
  for (const [at, { _id, status, collect }] of body.stops.entries()) {
    const seen = { status, collect, taps: [] };
    const tap = { id: newId(), order: _id, kind: 'delivered', [at === 0 ? 'cash' : 'upi']: 120, seen };
    await shop.call({ method: 'POST', path: `${path}/taps`, token, body: tap });
  }
  const sheet = async () => (await shop.call<CashSheet>({ path: `/api/cash/${id}`, token })).body;

  await test.step('the rider counts; what was typed stays when the page is loaded anew', async () => {
    await enterAs(rider, carrier, `/hi/admin/cash?on=${on}`);
    await rider.getByRole('main').getByRole('link', { name: /शाम 5/ }).click();
    await expect(rider.getByRole('region', { name: 'होना चाहिए' })).toContainText('₹120');
    await rider.getByRole('button', { name: '₹0 जमा करें' }).click();
    await expect(rider.getByRole('alert')).toHaveText('पहले नोट गिनिए। एक भी न हो तो 0 लिखिए।');
    await rider.getByLabel('₹100', { exact: true }).click();
    const keys = rider.getByRole('region', { name: 'अंकों के बटन' });
    await keys.getByRole('button', { name: '1', exact: true }).click();
    await expect(keys).toContainText('₹100');
    await axe(rider);
    await rider.reload();
    await expect(rider.getByLabel('₹100', { exact: true })).toHaveValue('1');
  });

  await test.step('without a network it waits on the phone, with its reason', async () => {
    await context.setOffline(true);
    await rider.getByLabel('₹10', { exact: true }).fill('1');
    for (const box of ['₹10', 'सिक्के']) await rider.getByLabel(box, { exact: true }).press('Enter');
    await expect(rider.getByText('₹10 कम')).toBeVisible();
    await rider.getByRole('button', { name: 'खुले पैसे गलत दिए' }).click();
    await rider.getByRole('button', { name: '₹110 जमा करें' }).click();
    await expect(rider.getByText('₹110 गिने')).toBeVisible();
    await expect(rider.getByRole('region', { name: 'गिने', exact: true })).toContainText('₹100 × 1 · ₹10 × 1');
    expect((await sheet()).count).toBeNull();
    await context.setOffline(false);
    await expect.poll(async () => (await sheet()).count?.counted, { timeout: 20_000 }).toBe(110);
  });

  const owner = await otherDevice();
  await owner.setViewportSize({ width: 360, height: 740 });
  await test.step('the owner signs for it, and it is closed for good', async () => {
    await enterAs(owner, shop.owner, `/hi/admin/cash/${id}`);
    await owner.getByRole('button', { name: /₹110 सही है$/ }).click();
    const dialog = owner.getByRole('dialog');
    await expect(dialog.getByLabel('रकम अलग क्यों है')).toHaveValue('खुले पैसे गलत दिए');
    await axe(owner);
    await dialog.getByRole('button', { name: /₹110 सही है$/ }).click();
    await expect(owner.getByRole('heading', { name: 'हिसाब बंद' })).toBeVisible();
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await sheet()).toMatchObject({
      state: 'closed',
      closings: [{ expected: 120, counted: 110, handedBy: carrier.user.name, alone: false }],
    });
  });

  await test.step('the closed sheet is printed on A4 and on a roll, with its reason and who signed', async () => {
    await owner.getByRole('link', { name: 'प्रिंट करें' }).click();
    const paper = owner.getByRole('article');
    await expect(paper).toContainText('₹110');
    await expect(paper).toContainText('खुले पैसे गलत दिए');
    await expect(paper).toContainText(carrier.user.name);
    await axe(owner);
    for (const [size, millimetres] of [
      ['80mm', 80],
      ['58mm', 58],
    ] as const) {
      await owner.getByRole('combobox').nth(1).selectOption(size);
      await owner.emulateMedia({ media: 'print' });
      const width = async () => Math.round((((await paper.boundingBox())?.width ?? 0) * 25.4) / 96);
      await expect.poll(width).toBe(millimetres);
      expect(await paper.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
      await expect(paper.getByRole('button')).toHaveCount(0);
      await owner.emulateMedia({ media: 'screen' });
    }
    await owner.getByRole('link', { name: 'कैश के हिसाब पर वापस' }).click();
    await expect(owner.getByRole('heading', { name: 'हिसाब बंद' })).toBeVisible();
  });

  await test.step('what is said to be paid by UPI waits to be seen in the bank, with its UTR', async () => {
    await owner.goto(`/hi/admin/cash?on=${on}`);
    const claims = owner.getByRole('region', { name: 'बैंक में देखने वाले UPI' });
    const row = claims.getByRole('listitem').filter({ hasText: `#${body.stops[1]?.orderId}` });
    await axe(owner);
    await row.getByRole('button', { name: 'दिख गया, UTR …' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('UTR').fill('4281 0077 1234');
    await dialog.getByRole('button', { name: 'पैसे मिल गए' }).click();
    await expect(row).toBeHidden();
    const day = (await shop.call<CashDay>({ path: `/api/cash?on=${on}`, token })).body;
    expect(day.claims.map(({ order }) => order._id)).not.toContain(body.stops[1]?._id);
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
