import { instantOf } from '#base/calendar.ts';
import { formatMoment, formatTime } from '#base/time.ts';
import { wordsIn } from '#platform/words.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import type { CashDay } from '#till/till.ts';
import { sendOut, tapStop } from '../support/at-the-door.ts';
import { hireStaff } from '../support/back-office.ts';
import { deleteVillages, roundOrderedWith, takeNoMore, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d/));
let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('a round’s cash, in Hindi: counted without a network, sent once, signed by another; a UPI payment is seen in the bank @phone', async ({
  page: rider,
  context,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const say = saidIn('hi');
  const signs = say('office.cash.signs', { name: shop.owner.user.name, amount: '₹110' });
  const size = { width: 360, height: 740 };
  const { to, round } = await roundOrderedWith(shop, 'रामपुर');
  villages = [to];
  const { id, on } = round;
  const { token } = shop.owner;
  const carrier = await hireStaff(shop, ['rider']);
  const { stops } = await sendOut(shop, id, carrier);
  const [paidInCash, paidByUpi] = stops;
  await tapStop(shop, id, paidInCash!, shop.owner, { cash: 120 });
  await tapStop(shop, id, paidByUpi!, shop.owner, { upi: 120 });
  const sheet = async () => (await shop.call<CashSheet>({ path: `/api/cash/${id}`, token })).body;

  await test.step('the rider counts; what was typed stays when the page is loaded anew', async () => {
    await rider.setViewportSize(size);
    await enterAs(rider, carrier, `/hi/admin/cash?on=${on}`);
    await rider
      .getByRole('main')
      .getByRole('link', { name: formatTime(wordsIn('hi'), '17:00') })
      .click();
    await expect(rider.getByRole('region', { name: say('office.cash.shouldBe') })).toContainText('₹120');
    await rider.getByRole('button', { name: say('office.cash.handIn', { amount: '₹0' }) }).click();
    await expect(rider.getByRole('alert')).toHaveText(say('office.cash.countFirst'));
    await rider.getByLabel('₹100', { exact: true }).click();
    const keys = rider.getByRole('region', { name: say('office.cash.keys') });
    await keys.getByRole('button', { name: '1', exact: true }).click();
    await expect(keys).toContainText('₹100');
    await axe(rider, { night: true });
    await rider.reload();
    await expect(rider.getByLabel('₹100', { exact: true })).toHaveValue('1');
  });

  await test.step('without a network it waits on the phone, with its reason', async () => {
    await context.setOffline(true);
    await rider.getByLabel('₹10', { exact: true }).fill('1');
    for (const box of ['₹10', say('office.cash.coins')])
      await rider.getByLabel(box, { exact: true }).press('Enter');
    await expect(rider.getByText(say('office.cash.short', { amount: '₹10' }))).toBeVisible();
    await rider.getByRole('button', { name: say('office.cash.wrongChange') }).click();
    await rider.getByRole('button', { name: say('office.cash.handIn', { amount: '₹110' }) }).click();
    await expect(rider.getByText(say('office.cash.handedIn', { amount: '₹110' }))).toBeVisible();
    await expect(rider.getByRole('region', { name: say('office.cash.counted'), exact: true })).toContainText(
      '₹100 × 1 · ₹10 × 1',
    );
    expect((await sheet()).count).toBeNull();
    await context.setOffline(false);
    await expect.poll(async () => (await sheet()).count?.counted, { timeout: 20_000 }).toBe(110);
  });

  const owner = await otherDevice();
  await owner.setViewportSize(size);
  await test.step('the owner signs for it, and it is closed for good', async () => {
    await enterAs(owner, shop.owner, `/hi/admin/cash/${id}`);
    // As long as people can order for the round, it is not signed.
    const until = formatMoment(wordsIn('hi'), instantOf(on, '14:00'));
    await expect(owner.getByText(say('office.cash.ordersUntil', { at: until }))).toBeVisible();
    await expect(owner.getByRole('button', { name: signs })).toHaveCount(0);
    await takeNoMore(shop, id);
    await owner.reload();
    await owner.getByRole('button', { name: signs }).click();
    const dialog = owner.getByRole('dialog');
    await expect(dialog.getByLabel(say('office.cash.why'))).toHaveValue(say('office.cash.wrongChange'));
    await axe(owner);
    await dialog.getByRole('button', { name: signs }).click();
    await expect(owner.getByRole('heading', { name: say('office.cash.closed'), exact: true })).toBeVisible();
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(await sheet()).toMatchObject({
      state: 'closed',
      closings: [{ expected: 120, counted: 110, handedBy: carrier.user.name, alone: false }],
    });
  });

  await test.step('the closed sheet is printed on A4 and on a roll, with its reason and who signed', async () => {
    await owner.getByRole('link', { name: say('office.print') }).click();
    const paper = owner.getByRole('article');
    await expect(paper).toContainText('₹110');
    await expect(paper).toContainText(say('office.cash.wrongChange'));
    await expect(paper).toContainText(carrier.user.name);
    await axe(owner);
    for (const [size, millimetres] of [
      ['80mm', 80],
      ['58mm', 58],
    ] as const) {
      await owner.getByLabel(say('office.print.paper'), { exact: true }).selectOption(size);
      await owner.emulateMedia({ media: 'print' });
      const width = async () => Math.round((((await paper.boundingBox())?.width ?? 0) * 25.4) / 96);
      await expect.poll(width).toBe(millimetres);
      expect(await paper.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
      await expect(paper.getByRole('button')).toHaveCount(0);
      await owner.emulateMedia({ media: 'screen' });
    }
    await owner.getByRole('link', { name: say('office.cash.backToSheet') }).click();
    await expect(owner.getByRole('heading', { name: say('office.cash.closed'), exact: true })).toBeVisible();
  });

  const utr = '4281 0077 1234';
  await test.step('in the queue and on its page nobody takes that for cash: it is looked for, noted with its UTR, and taken back', async () => {
    await owner.goto('/hi/admin/orders/queue?tab=toCollect');
    const order = owner.getByRole('main').locator(`[data-order="${paidByUpi?.orderId}"]`);
    await expect(order).toContainText(say('office.queue.saidUpi'));
    const look = order.getByRole('button', { name: new RegExp(`^${say('office.queue.look')}`) });
    const gotIt = order.getByRole('button', { name: new RegExp(`^${say('office.queue.gotIt')}`) });
    await expect(gotIt).toHaveCount(0);
    await look.click();
    const dialog = owner.getByRole('dialog');
    await expect(dialog.getByLabel(say('office.money.amount'))).toHaveValue('120');
    await dialog.getByLabel('UTR').fill(utr);
    await dialog.getByRole('button', { name: say('office.money.taken'), exact: true }).click();
    await expect(order).toBeHidden();
    const bar = owner.getByRole('region', { name: say('office.common.undo') });
    await bar.getByRole('button', { name: say('office.common.undo') }).click();
    await expect(order).toContainText(say('office.queue.saidUpi'));
    await order.getByRole('link').first().click();
    const seen = owner.getByRole('button', { name: say('office.cash.seen'), exact: true });
    await expect(seen).toBeVisible();
    await expect(owner.getByText(say('office.desk.saidUpi', { amount: '₹120' })).first()).toBeVisible();
    const received = say('office.order.received', { amount: '₹120' });
    await expect(owner.getByRole('button', { name: received, exact: true })).toHaveCount(0);
  });

  await test.step('what is said to be paid by UPI waits to be seen in the bank, with its UTR', async () => {
    await owner.goto(`/hi/admin/cash?on=${on}`);
    const claims = owner.getByRole('region', { name: say('office.cash.upiToLookFor') });
    const row = claims.getByRole('listitem').filter({ hasText: `#${paidByUpi?.orderId}` });
    await axe(owner);
    await row.getByRole('button', { name: say('office.cash.seen') }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('UTR').fill(utr);
    await dialog.getByRole('button', { name: say('office.money.taken'), exact: true }).click();
    await expect(row).toBeHidden();
    const day = (await shop.call<CashDay>({ path: `/api/cash?on=${on}`, token })).body;
    expect(day.claims.map(({ order }) => order._id)).not.toContain(paidByUpi?._id);
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  });
});
