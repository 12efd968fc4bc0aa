import type { Page } from '@playwright/test';
import { tapStop, sendOut } from '../support/at-the-door.ts';
import { hireStaff, orderNow } from '../support/back-office.ts';
import { deleteVillages, roundOrderedWith, type Village } from '../support/rounds.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

// A shop of its own: the number of an order that was refused is asked about at the next one.
test.use({ ownShop: {}, viewport: { width: 360, height: 740 } });
let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

const move = async (shop: Shop, order: { _id: string }, change: object): Promise<void> => {
  const now = await orderNow(shop, order);
  const { token } = shop.owner;
  await shop.call({ method: 'PATCH', path: `/api/orders/${order._id}`, token, body: { ...now, ...change } });
};

const stockOf = async (shop: Shop, product: string): Promise<number> =>
  (await shop.call<{ stock: number }>({ path: `/api/products/${product}` })).body.stock;

/** An order that left with its round, and whose rider tapped what happened at the door. */
async function cameBack(shop: Shop, said: { kind: 'refused' | 'away'; reason?: string }) {
  const { to, round, rounds } = await roundOrderedWith(shop, 'Rampur', { seats: [20, 5] });
  villages.push(to);
  const rider = await hireStaff(shop, ['rider']);
  const [first] = (await sendOut(shop, round.id, rider)).stops;
  await move(shop, first!, { status: 'dispatched' });
  const [stop] = (await sendOut(shop, round.id, rider)).stops.filter(({ _id }) => _id === first!._id);
  await tapStop(shop, round.id, stop!, rider, { cash: 0, ...said });
  return { ...first!, next: rounds[1]!.id };
}

/** The last line of the page stands above the bar that is fixed to the end of the screen. */
async function nothingBehindTheBar(page: Page, last: string, bar: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const below = await page.getByRole('button', { name: last }).boundingBox();
  const above = await page.getByRole('region', { name: bar }).boundingBox();
  expect(below!.y + below!.height).toBeLessThanOrEqual(above!.y);
}

test('an order refused at its door asks for its goods back, and never for money that nobody paid @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  villages = [];
  const say = saidIn('hi');
  const order = await cameBack(shop, { kind: 'refused', reason: 'late' });
  await enterAs(page, shop.owner, `/hi/admin/orders/${order._id}`);
  const bar = page.getByRole('region', { name: say('office.order.next') });
  const steps = [say('office.order.goodsBack'), say('office.move.button'), say('office.back.part')];
  await expect(bar.getByRole('button')).toHaveText(steps);
  await expect(page.getByText(say('office.stops.late'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('office.status.dispatched'), { exact: true })).toHaveCount(0);
  await nothingBehindTheBar(page, say('office.change.cancel'), say('office.order.next'));
  await axe(page);

  // What spoiled on the way is unticked: it does not go back into stock.
  const goods = page.getByRole('region', { name: say('office.back.what') });
  const { items, totalAmount: total } = await orderNow(shop, order);
  const [item] = items;
  await goods.getByRole('checkbox').first().uncheck();
  await expect(goods.getByText(say('office.back.spoiled'))).toBeVisible();
  await axe(page);
  const stock = await stockOf(shop, item!.product._id);
  await bar.getByRole('button').first().click();
  await expect.poll(async () => (await orderNow(shop, order)).status).toBe('cancelled');
  expect(await stockOf(shop, item!.product._id)).toBe(stock);
  expect(await orderNow(shop, order)).toMatchObject({ due: 0, giveBack: 0 });
  await page.getByRole('button', { name: say('office.common.undo') }).click();
  await expect.poll(async () => (await orderNow(shop, order)).status).toBe('dispatched');
  await expect(bar.getByRole('button')).toHaveText(steps);
  expect(await orderNow(shop, order)).toMatchObject({ credited: 0, totalAmount: total });
});

test('of an order that was refused in part, the rest is delivered and paid, and what was not taken is in stock @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  villages = [];
  const say = saidIn('hi');
  const order = await cameBack(shop, { kind: 'refused', reason: 'quality' });
  const [item] = (await orderNow(shop, order)).items;
  const stock = await stockOf(shop, item!.product._id);
  await enterAs(page, shop.owner, `/hi/admin/orders/${order._id}`);
  await page.getByRole('button', { name: say('office.back.part') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: say('office.credit.otherNote') })).toHaveValue(
    say('office.back.partNote'),
  );
  await dialog.getByRole('checkbox', { name: item!.product.title }).check();
  await expect(dialog.getByRole('checkbox', { name: say('office.credit.back') })).toBeChecked();
  await dialog.locator('button[type="submit"]').click();
  await expect.poll(async () => stockOf(shop, item!.product._id)).toBeGreaterThan(stock);
  const bar = page.getByRole('region', { name: say('office.order.next') });
  await expect(bar.getByRole('button', { name: say('office.order.delivered'), exact: true })).toBeVisible();
});

test('an order whose customer was away is offered another round first @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  villages = [];
  const say = saidIn('hi');
  const order = await cameBack(shop, { kind: 'away' });
  await enterAs(page, shop.owner, `/hi/admin/orders/${order._id}`);
  const bar = page.getByRole('region', { name: say('office.order.next') });
  await expect(bar.getByRole('button')).toHaveText([
    say('office.move.button'),
    say('office.order.goodsBack'),
  ]);
  await bar.getByRole('button', { name: say('office.move.button') }).click();
  await page.getByRole('dialog').getByRole('button', { name: '5 ऑर्डर और' }).click();
  await expect.poll(async () => (await orderNow(shop, order)).promise?.round).toBe(order.next);
});

test('a packed order says so on its page, and asks for no packing @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const say = saidIn('hi');
  const { to, round } = await roundOrderedWith(shop, 'Rampur');
  villages = [to];
  const rider = await hireStaff(shop, ['rider']);
  const [stop] = (await sendOut(shop, round.id, rider)).stops;
  const { updatedAt, totalItems } = await orderNow(shop, stop!);
  const { token } = shop.owner;
  const body = { updatedAt, packed: true };
  await shop.call({ method: 'PUT', path: `/api/orders/${stop!._id}/packing`, token, body });
  await enterAs(page, shop.owner, `/hi/admin/orders/${stop!._id}`);
  await expect(page.getByText(say('office.queue.packed'), { exact: true }).first()).toBeVisible();
  const head = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(head.getByText(say('office.status.pending'), { exact: true })).toHaveCount(0);
  await expect(page.getByText(say('office.order.toPack', { count: totalItems }))).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('office.packing.pack'), exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('office.packing.change') })).toBeVisible();
});
