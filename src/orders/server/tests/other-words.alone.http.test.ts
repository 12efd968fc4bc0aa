import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { tryRules } from '#admin/server/check/check-shop.ts';
import type { Order, OrderEvent } from '#orders/order.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { lend, putOnAccount } from '#test/steps/khata.ts';
import { packOf, shopToPack } from '#test/steps/packing.ts';
import { addRule, orderWith, roundsFor } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

// In these shops every event is put into the same words, those of an event of before. What the shop does follows from kinds.
vi.mock('#orders/event-text.ts', () => ({
  eventText: (): string => 'Packed',
  cancelText: (): string => 'Packed',
}));

const timelineOf = async (who: Awaited<ReturnType<typeof signUp>>, { _id }: Pick<Order, '_id'>) =>
  (await who.call('GET', `/api/orders/${_id}`)).body.timeline as OrderEvent[];

async function brokenRules({ address, platform: { db } }: TestShop): Promise<string[]> {
  const all = async <Row>(text: string) => (await sql.raw<Row>(text).execute(db)).rows;
  return (await tryRules(all, address.kind)).broken.map(({ rule }) => rule);
}

test('packed otherwise is told of once, whatever the events are called', async () => {
  await using shop = await openShop();
  const { packer, placed, potato } = await shopToPack(shop);
  const pack = (of: Order, packed: boolean) =>
    packer.call('PUT', `/api/orders/${of._id}/packing`, { packed, updatedAt: of.updatedAt });
  const { order: changed } = (await packOf(packer, placed, potato, { quantity: 1.855 })).body;
  const done = (await pack(changed, true)).body;
  await pack((await pack(done, false)).body, true);
  expect((await timelineOf(packer, placed)).map(({ kind, note }) => [kind, note])).toEqual(
    ['status', 'line', 'packed', 'unpacked', 'packed'].map((kind) => [kind, 'Packed']),
  );
  const mails = (await sentMails(shop)).filter(({ subject }) => subject.includes('is packed'));
  expect([mails.length, await brokenRules(shop)]).toEqual([1, []]);
});

test('a reason that reads like an event is a reason: the order is cancelled, and its line stays told', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, potato } = await shopToPack(shop);
  await packOf(packer, placed, potato, { quantity: 1.855 });
  const set = (to: object) => owner.call('PATCH', `/api/orders/${placed._id}`, to);
  await set({ status: 'cancelled', reason: 'other', reasonText: 'Packed' });
  const { body: back } = await set({ status: 'pending' });
  const [cancelled] = (back as Order).timeline.filter(
    (event) => event.kind === 'status' && event.to === 'cancelled',
  );
  expect(cancelled).toMatchObject({ from: 'pending', reason: 'other', text: 'Packed' });
  // Nothing was packed since the line was changed, so it is news when it is.
  await packer.call('PUT', `/api/orders/${placed._id}/packing`, { packed: true, updatedAt: back.updatedAt });
  expect((await sentMails(shop)).filter(({ subject }) => subject.includes('is packed'))).toHaveLength(1);
  const audit = (await owner.call('GET', '/api/admin/audit?entity=order')).body.changes as {
    action: string;
    after: object;
  }[];
  expect(audit.map(({ after }) => after)).toContainEqual({ status: 'cancelled', reason: 'Packed' });
});

test('what an account has no room for is told once, and a kept copy is compared with the step that it saw', async () => {
  await using shop = await openShop();
  const { asha, owner, packer, placed, tea } = await shopToPack(shop);
  await lend(owner, asha, 1000);
  await putOnAccount(owner, placed);
  const set = (to: object) => owner.call('PATCH', `/api/orders/${placed._id}`, to);
  const cancelled: Order = (await set({ status: 'cancelled', reason: 'late' })).body;
  await lend(owner, asha, 300);
  const back: Order = (await set({ status: 'pending' })).body;
  await packOf(packer, placed, tea, { quantity: 1 });
  const kinds = (await timelineOf(owner, placed)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'partlyOnAccount')).toHaveLength(1);
  // Her copy is of when it was cancelled: that it stays so is no change, and to move it on from there is refused.
  const { updatedAt } = cancelled;
  expect((await set({ status: 'cancelled', updatedAt })).body.status).toBe('pending');
  expect((await set({ status: 'delivered', updatedAt })).status).toBe(409);
  expect((await set({ status: 'delivered', updatedAt: back.updatedAt })).status).toBe(200);
  expect(await brokenRules(shop)).toEqual([]);
});

test('figures, tabs and the rider’s news follow from kinds', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner);
  const placed: Order = (await orderWith(asha, mango)).body.data;
  const [, tomorrow] = await roundsFor(shop);
  await owner.call('PUT', `/api/orders/${placed._id}/round`, {
    round: tomorrow?.id,
    updatedAt: placed.updatedAt,
  });
  shop.clock.advance({ days: 1, hours: 7 });
  await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
  const seen: Order = (await asha.call('GET', `/api/orders/${placed._id}`)).body;
  expect(seen.stopsBefore).toMatchObject({ count: 0, at: shop.clock.now() });
  expect((await owner.call('GET', '/api/orders/queue')).body.counts).toMatchObject({ onTheWay: 1 });
  shop.clock.advance({ days: 1 });
  const { total } = (await owner.call('GET', '/api/orders/rounds/figures')).body;
  expect(total.promises).toMatchObject({ moved: 1 });
});

test('a tap at a door tells its events in order, each at its own moment', async () => {
  await using shop = await openShop();
  const { owner, placed, round } = await shopWithRide(shop, 1);
  const rider = await staff(shop, ['rider', 'packer', 'counter']);
  const [stop] = (await sheetOf(owner, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'refused', reason: 'unwanted' }));
  const again = (await sheetOf(owner, round)).stops[0]!;
  await sendTap(rider, round, tapOn(again, { cash: again.collect }));
  const told = await timelineOf(owner, placed[0]!);
  expect(told.map(({ kind }) => kind)).toEqual(['status', 'refused', 'status', 'payment']);
  const moments = told.map(({ at }) => at);
  expect([...new Set(moments)].toSorted()).toEqual(moments);
  expect(await brokenRules(shop)).toEqual([]);
});
