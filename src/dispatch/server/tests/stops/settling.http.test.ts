import { expect, test } from 'vitest';
import { contradictions, type Stop } from '#dispatch/stops.ts';
import { openShop } from '#test/open-shop.ts';
import { roundsIn } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, shopWithRide, tapOn } from '#test/steps/stops.ts';

test('the page of an order shows staff what two phones said of it, and a tap that has seen both settles it', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop);
  const path = `/api/orders/${placed[0]!._id}`;
  expect((await owner.call('GET', `${path}/stop`)).body).toEqual({ stop: null });
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { cash: stop!.collect }));
  await sendTap(owner, round, tapOn(stop!, { kind: 'away' }));
  const both: Stop = (await owner.call('GET', `${path}/stop`)).body.stop;
  expect([both.round, both.taps.map(({ kind, stands }) => [kind, stands])]).toEqual([
    round,
    [
      ['delivered', true],
      ['away', false],
    ],
  ]);
  expect(contradictions(both.taps)).toHaveLength(1);
  await sendTap(owner, both.round, tapOn(both, { kind: 'away' }));
  const settled: Stop = (await owner.call('GET', `${path}/stop`)).body.stop;
  expect(contradictions(settled.taps)).toEqual([]);
  expect((await owner.call('GET', path)).body).toMatchObject({
    status: 'dispatched',
    paymentStatus: 'pending',
  });
});

test('what was tapped on another round than the order goes with now can be settled as well', async () => {
  await using shop = await openShop();
  const { rider, owner, round, placed } = await shopWithRide(shop, 1);
  const [stop] = (await sheetOf(rider, round)).stops;
  await sendTap(rider, round, tapOn(stop!, { kind: 'away' }));
  const [, tomorrow] = await roundsIn(owner);
  const path = `/api/orders/${placed[0]!._id}`;
  const { updatedAt } = (await owner.call('GET', path)).body;
  await owner.call('PUT', `${path}/round`, { round: tomorrow?.id, updatedAt });
  await sendTap(rider, round, tapOn(stop!, { cash: stop!.collect }));
  const both: Stop = (await owner.call('GET', `${path}/stop`)).body.stop;
  expect([both.round, both.elsewhere, contradictions(both.taps).length]).toEqual([round, true, 1]);
  await sendTap(owner, both.round, tapOn(both, { cash: both.collect }));
  expect((await owner.call('GET', path)).body).toMatchObject({ status: 'delivered' });
});

test('nobody but staff who look after orders reads it', async () => {
  await using shop = await openShop();
  const { rider, owner, placed } = await shopWithRide(shop, 1);
  expect((await rider.call('GET', `/api/orders/${placed[0]!._id}/stop`)).status).toBe(403);
  expect((await owner.call('GET', '/api/orders/no-such-order/stop')).status).toBe(404);
});
