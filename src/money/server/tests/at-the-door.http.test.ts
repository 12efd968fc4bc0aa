import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { khataOf, khataPayment, lend, payKhata, wrongLedgers } from '#test/steps/khata.ts';
import { orderNow, wrongMoney } from '#test/steps/payments.ts';
import { addRule, orderWith, roundsIn } from '#test/steps/rounds.ts';
import { sendTap, sheetOf, tapOn } from '#test/steps/stops.ts';

/** A round with one order, its customer's account, and a rider who may put it there. */
async function shopWithDoor(limit: number, rights: ('rider' | 'accounts')[] = ['rider', 'accounts']) {
  const shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, rider, fatima] = [await admin(shop), await staff(shop, rights), await signUp(shop)];
  await addRule(owner);
  const placed = (await orderWith(fatima, mango)).body.data;
  const [round] = await roundsIn(owner);
  const id = round?.id ?? '';
  await owner.call('PUT', `/api/rounds/${id}/riders`, { riders: [rider.user._id] });
  await lend(owner, fatima, limit);
  const expectRight = async (): Promise<void> =>
    expect([...(await wrongLedgers(shop)), ...(await wrongMoney(shop))]).toEqual([]);
  return {
    owner,
    rider,
    fatima,
    placed,
    round: id,
    expectRight,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

const stopOn = async (rider: Person, round: string) => (await sheetOf(rider, round)).stops[0]!;
const bagOf = async (owner: Person) => {
  const { body } = await owner.call('GET', '/api/orders/rounds');
  return body.rounds[0].cash?.expected ?? body.rounds[0].expected;
};

test('at the door it goes on the account: the order is paid, and nothing is in the rider’s bag', async () => {
  await using at = await shopWithDoor(1000);
  const { owner, rider, fatima, placed, round, expectRight } = at;
  const stop = await stopOn(rider, round);
  expect([stop.collect, stop.credit]).toEqual([600, 600]);
  const tap = tapOn(stop, { onAccount: true });
  await Promise.all([sendTap(rider, round, tap), sendTap(rider, round, tap)]);
  await sendTap(rider, round, tap);
  expect(await orderNow(owner, placed)).toMatchObject({ status: 'delivered', due: 0 });
  expect((await khataOf(owner, fatima)).owed).toBe(600);
  expect(await bagOf(owner)).toBe(0);
  await expectRight();
});

test('a part in cash, the rest on the account; a tap that corrects it puts both right', async () => {
  await using at = await shopWithDoor(600);
  const { owner, rider, fatima, placed, round, expectRight } = at;
  await sendTap(rider, round, tapOn(await stopOn(rider, round), { cash: 250, onAccount: true }));
  expect([(await khataOf(owner, fatima)).owed, await bagOf(owner)]).toEqual([350, 250]);
  const again = await stopOn(rider, round);
  expect([again.collect, again.credit, again.taps[0]?.onAccount]).toEqual([600, 600, true]);
  await sendTap(rider, round, tapOn(again, { cash: 0, onAccount: true }));
  expect([(await khataOf(owner, fatima)).owed, await bagOf(owner)]).toEqual([600, 0]);
  await sendTap(rider, round, tapOn(await stopOn(rider, round), { cash: 600 }));
  expect([(await khataOf(owner, fatima)).owed, await bagOf(owner)]).toEqual([0, 600]);
  expect((await orderNow(owner, placed)).due).toBe(0);
  await expectRight();
});

test('a tap from a door without network is never lost: without room for all of it the order is delivered, and the rest is due', async () => {
  await using at = await shopWithDoor(1000);
  const { owner, rider, fatima, placed, round, expectRight } = at;
  const stop = await stopOn(rider, round);
  await lend(owner, fatima, 100);
  const { status } = await sendTap(rider, round, tapOn(stop, { onAccount: true }));
  const now = await orderNow(owner, placed);
  expect([status, now.status, now.due, (await khataOf(owner, fatima)).owed]).toEqual([
    200,
    'delivered',
    500,
    100,
  ]);
  expect(now.timeline.at(-1)?.note).toBe('Not all of it put on khata');
  await expectRight();
});

test('a rider without the right is offered no account, and puts nothing on one', async () => {
  await using at = await shopWithDoor(1000, ['rider']);
  const { owner, rider, fatima, placed, round } = at;
  const stop = await stopOn(rider, round);
  expect(stop.credit).toBe(0);
  await sendTap(rider, round, tapOn(stop, { onAccount: true }));
  expect([(await orderNow(owner, placed)).due, (await khataOf(owner, fatima)).owed]).toEqual([600, 0]);
});

/** What the bag of a round should hold. */
const inBag = async (owner: Person, round: string): Promise<number> =>
  (await owner.call('GET', `/api/cash/${round}`)).body.expected;
const takeOld = (rider: Person, round: string, order: string, sent: object) =>
  rider.call('POST', `/api/rounds/${round}/stops/${order}/account-payments`, sent);

test('what she owes from before is paid at the door: it is in the bag, once, and the account owes less', async () => {
  await using at = await shopWithDoor(1000);
  const { owner, rider, fatima, placed, round, expectRight } = at;
  await owner.call('POST', `/api/khatas/${fatima.user._id}/lines`, {
    id: newId(),
    kind: 'opening',
    amount: 866.5,
    seen: { owed: 0 },
  });
  expect((await stopOn(rider, round)).account).toEqual({ owed: 866.5, taken: 0 });
  const sent = { id: newId(), amount: 500, waited: 60_000 };
  const answers = await Promise.all([1, 2, 3].map(() => takeOld(rider, round, placed._id, sent)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await stopOn(rider, round)).account).toEqual({ owed: 366.5, taken: 500 });
  expect([(await khataOf(owner, fatima)).owed, await inBag(owner, round)]).toEqual([366.5, 500]);
  expect((await takeOld(rider, round, placed._id, { id: newId(), amount: 10.5 })).status).toBe(422);
  // Noted by mistake: it leaves the bag that it was in.
  await owner.call('POST', `/api/khatas/${fatima.user._id}/payments/${sent.id}/correction`, {});
  expect([(await khataOf(owner, fatima)).owed, await inBag(owner, round)]).toEqual([866.5, 0]);
  await expectRight();
});

test('money that was taken without network while somebody paid at the shop is never lost: the shop owes it, and gives it back', async () => {
  await using at = await shopWithDoor(1000);
  const { owner, rider, fatima, placed, round, expectRight } = at;
  await owner.call('POST', `/api/khatas/${fatima.user._id}/lines`, {
    id: newId(),
    kind: 'opening',
    amount: 300,
    seen: { owed: 0 },
  });
  await payKhata(owner, fatima, khataPayment(300));
  await takeOld(rider, round, placed._id, { id: newId(), amount: 300 });
  expect((await khataOf(owner, fatima)).owed).toBe(-300);
  const back = khataPayment(-300, { kind: 'returned', amount: 300 });
  expect((await payKhata(owner, fatima, back)).status).toBe(201);
  expect((await khataOf(owner, fatima)).owed).toBe(0);
  await expectRight();
});

test('a rider without the right sees no debts, and takes no money for accounts', async () => {
  await using at = await shopWithDoor(1000, ['rider']);
  const { rider, placed, round } = at;
  expect((await stopOn(rider, round)).account).toBeUndefined();
  expect((await takeOld(rider, round, placed._id, { id: newId(), amount: 10 })).status).toBe(403);
});
