import { expect, test } from 'vitest';
import { type BoardRound, stageOf } from '#dispatch/round-board.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { signUp, staff } from '#test/people.ts';
import { orderWith, roundsFor } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India. An order is ₹50 and ₹40 to bring.

const roundsOn = async (person: Caller, day = ''): Promise<BoardRound[]> =>
  (await person.call('GET', `/api/orders/rounds${day && `?on=${day}`}`)).body.rounds;

const deliver = (person: Caller, { _id }: { _id: string }, said: object = {}) =>
  person.call('PATCH', `/api/orders/${_id}`, { status: 'delivered', paymentStatus: 'received', ...said });

test('the board groups orders by round: to pack, packed, on the way, came back, delivered', async () => {
  await using shop = await openShop();
  const { owner, rider, mango, placed, round } = await shopWithRide(shop, 6);
  const [first, second, third, fourth, fifth, sixth] = placed;
  const pack = (of: typeof first, packed: boolean, updatedAt = of?.updatedAt) =>
    owner.call('PUT', `/api/orders/${of?._id}/packing`, { packed, updatedAt });
  expect((await pack(second, true)).body).toMatchObject({ status: 'pending', packedAt: expect.any(String) });
  await owner.call('PATCH', `/api/orders/${third?._id}`, { status: 'dispatched' });
  const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === fourth?._id);
  await sendTap(rider, round, tapOn(stop!, { kind: 'refused', reason: 'late' }));
  await deliver(owner, fifth!);
  await owner.call('PATCH', `/api/orders/${sixth?._id}`, { status: 'cancelled' });
  const [today, ...more] = await roundsOn(await staff(shop, ['packer', 'counter']));
  expect(more).toEqual([]);
  expect(today?.orders.map((one) => [one.order.orderId, stageOf(one), one.back?.reason])).toEqual([
    [first?.orderId, 'toPack', undefined],
    [second?.orderId, 'packed', undefined],
    [third?.orderId, 'onTheWay', undefined],
    [fourth?.orderId, 'cameBack', 'late'],
    [fifth?.orderId, 'delivered', undefined],
  ]);
  const [tomorrow] = (await roundsFor(shop)).slice(1);
  const other = (await orderWith(await signUp(shop, { name: 'Meena' }), mango, { round: tomorrow?.id })).body
    .data;
  expect(await roundsOn(owner, '2026-11-21')).toMatchObject([{ orders: [{ order: { _id: other._id } }] }]);
});

test('an order is packed once, not when it has left, and no longer when it is cancelled', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithRide(shop, 1);
  const path = `/api/orders/${placed[0]?._id}`;
  const updatedAt = placed[0]?.updatedAt;
  const packed = await owner.call('PUT', `${path}/packing`, { packed: true, updatedAt });
  expect(packed.body.timeline.at(-1)).toMatchObject({ note: 'Packed' });
  const again = await owner.call('PUT', `${path}/packing`, { packed: true, updatedAt });
  expect([again.status, again.body.updatedAt]).toEqual([200, packed.body.updatedAt]);
  const stale = await owner.call('PUT', `${path}/packing`, { packed: false, updatedAt });
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
  await owner.call('PATCH', path, { status: 'cancelled' });
  const back = await owner.call('PATCH', path, { status: 'pending' });
  expect(back.body.packedAt).toBeUndefined();
  const left = (await owner.call('PATCH', path, { status: 'dispatched' })).body;
  const late = await owner.call('PUT', `${path}/packing`, { packed: true, updatedAt: left.updatedAt });
  expect([late.status, late.body.message]).toEqual([
    409,
    'Only an order that has not left yet can be packed.',
  ]);
});
