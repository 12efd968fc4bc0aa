import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { Caller } from '#test/open-shop.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, staff } from '#test/people.ts';
import { cashDay, cashSheet, handIn, noteMove, sign, wrongCash } from '#test/steps/cash.ts';
import { orderNow, pay, payment } from '#test/steps/payments.ts';
import { PAST_THE_CUT_OFF } from '#test/steps/rounds.ts';
import { sheetOf, shopWithRide } from '#test/steps/stops.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India. An order is ₹50 and ₹40 to
// bring; the later ones of a person are ₹50 and ₹20.

const TODAY = '2026-11-20';

const deliver = (person: Caller, { _id }: { _id: string }) =>
  person.call('PATCH', `/api/orders/${_id}`, { status: 'delivered', paymentStatus: 'received' });

test('a round’s cash: change at the start, what was taken and spent, counted by who rode, signed by another', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 2);
  shop.clock.advance(PAST_THE_CUT_OFF);
  for (const order of placed) await deliver(owner, order);
  const cash = placed.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  await noteMove(owner, round, { kind: 'opening', amount: 500, note: '' });
  expect((await noteMove(rider, round, { amount: 60.5, note: 'Diesel' })).status).toBe(201);
  const before = await cashSheet(rider, round);
  expect(before).toMatchObject({
    state: 'open',
    on: TODAY,
    round: { kind: 'ride', from: '17:00', to: '19:00' },
    who: ['Ravi'],
    opening: 500,
    taken: cash,
    payments: 2,
    spent: 60.5,
    expected: 500 + cash - 60.5,
    moves: [
      { kind: 'opening', amount: 500, by: 'Owner' },
      { kind: 'spent', amount: 60.5, note: 'Diesel', by: 'Ravi' },
    ],
    may: { open: false, count: true, sign: 'no' },
  });
  const pieces = { 500: 1, 100: 1, 20: 2, coins: 9 };
  const counted = await handIn(rider, round, 0, { pieces });
  expect(counted.body).toMatchObject({ state: 'toSign', count: { counted: 649, by: 'Ravi' } });
  expect(counted.body.signers).toEqual(['Owner']);
  const unsaid = await sign(owner, round);
  expect([unsaid.status, unsaid.body.fields]).toEqual([422, { reason: ['Write why the amounts differ'] }]);
  const { status, body } = await sign(owner, round, { reason: 'wrong change', cost: 60.5 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'closed',
    closings: [
      {
        opening: 500,
        taken: cash,
        returned: 0,
        spent: 60.5,
        expected: 500 + cash - 60.5,
        counted: 649,
        reason: 'wrong change',
        cost: 60.5,
        handedBy: 'Ravi',
        by: 'Owner',
        alone: false,
      },
    ],
    late: [],
  });
  const log = await shop.platform.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('entity', '=', 'cash')
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['change given', 'money spent', 'handed in', 'closed']);
  expect(JSON.parse(log.at(-1)?.after ?? '')).toMatchObject({ counted: 649, handedBy: 'Ravi' });
  expect(await wrongCash(shop)).toEqual([]);
});

test('who counted does not sign while another has the right; an owner alone signs, and it says so', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 1);
  shop.clock.advance(PAST_THE_CUT_OFF);
  await deliver(owner, placed[0]!);
  const { totalAmount } = placed[0]!;
  const bina = await staff(shop, ['packer', 'counter', 'signing']);
  await handIn(owner, round, totalAmount);
  expect((await cashSheet(owner, round)).may.sign).toBe('no');
  const own = await sign(owner, round);
  expect([own.status, own.body.message]).toEqual([
    409,
    'You counted this cash, so another person must sign: Ravi',
  ]);
  expect((await sign(rider, round)).status).toBe(403);
  expect((await sign(bina, round)).body.closings).toMatchObject([{ handedBy: 'Owner', by: 'Ravi' }]);

  await using lonely = await openShop();
  const meena = await admin(lonely, { name: 'Meena' });
  await handIn(meena, TODAY, 0);
  expect(await cashSheet(meena, TODAY)).toMatchObject({ may: { sign: 'alone' }, signers: [] });
  expect((await sign(meena, TODAY)).body.closings).toMatchObject([
    { handedBy: 'Meena', by: 'Meena', alone: true },
  ]);
});

test('a round is not signed while an order is still to come, nor with a sum or a count that changed meanwhile', async () => {
  await using shop = await openShop();
  const { owner, rider, placed, round } = await shopWithRide(shop, 2);
  shop.clock.advance(PAST_THE_CUT_OFF);
  const [first, second] = placed;
  await deliver(owner, first!);
  await handIn(rider, round, 90);
  const open = await sign(owner, round);
  expect([open.status, open.body.code, open.body.detail.open]).toEqual([409, 'conflict', 1]);
  const seen = await cashSheet(owner, round);
  await deliver(owner, second!);
  const sum = await sign(owner, round, { seen: { expected: seen.expected } });
  expect([sum.status, sum.body.detail.expected]).toEqual([409, (await cashSheet(owner, round)).expected]);
  await handIn(rider, round, (await cashSheet(owner, round)).expected);
  const count = await sign(owner, round, { count: seen.count?._id });
  expect([count.status, count.body.message]).toEqual([
    409,
    'This cash was counted again. Please check it again.',
  ]);
  expect((await cashSheet(owner, round)).closings).toEqual([]);
  expect((await sign(owner, round)).status).toBe(201);
});

test('the counter has a sheet a day, in India’s time: cash over it, given back, spent; card and UPI are not in it', async () => {
  await using shop = await openShop();
  const { owner, rider, placed } = await shopWithRide(shop, 3);
  const [first, second, third] = placed;
  await pay(owner, first!, payment(first!));
  await pay(owner, second!, payment(second!, { method: 'card' }));
  await pay(owner, third!, payment(third!, { amount: third!.due + 30 }));
  const back = payment(await orderNow(owner, third!), { kind: 'returned', amount: 30 });
  expect((await pay(owner, third!, back)).status).toBe(201);
  await noteMove(owner, TODAY, { amount: 40, note: 'Tea' });
  const taken = first!.due + third!.due + 30;
  expect(await cashSheet(owner, TODAY)).toMatchObject({
    round: null,
    who: [],
    taken,
    payments: 2,
    returned: 30,
    spent: 40,
    expected: taken - 70,
  });
  // Half past seven in the evening in UTC is the next day in India.
  shop.clock.advance({ hours: 15 });
  expect(await cashSheet(owner, '2026-11-21')).toMatchObject({ taken: 0, expected: 0 });
  expect((await cashDay(owner)).unclosed).toMatchObject([{ _id: TODAY, round: null }]);
  const bina = await staff(shop, ['packer', 'counter', 'signing']);
  await handIn(bina, TODAY, taken - 70);
  expect((await sign(owner, TODAY)).status).toBe(201);
  expect((await cashDay(owner)).unclosed).toEqual([]);
  expect((await cashSheet(rider, TODAY)) as object).toMatchObject({ code: 'not_found' });
  expect((await owner.call('GET', '/api/cash/2026-11-22')).status).toBe(404);
  expect(await wrongCash(shop)).toEqual([]);
});

test('what was noted by mistake is taken back by a further row, once; change is given by who looks after orders', async () => {
  await using shop = await openShop();
  const { owner, rider, round } = await shopWithRide(shop, 1);
  expect((await noteMove(rider, round, { kind: 'opening', amount: 500 })).status).toBe(403);
  expect((await noteMove(rider, round, { amount: 5, note: '' })).body.fields).toEqual({
    note: ['Write what it is for'],
  });
  const [move] = (await noteMove(rider, round, { amount: 600 })).body.moves;
  const path = `/api/cash/${round}/moves/${move._id}`;
  for (const status of [200, 200]) expect((await rider.call('DELETE', path)).status).toBe(status);
  expect(await cashSheet(owner, round)).toMatchObject({
    spent: 0,
    expected: 0,
    moves: [{ amount: 600, isUndone: true }],
  });
  const rows = await shop.platform.db.selectFrom('cash_moves').select('amount_paise').execute();
  expect(rows.map(({ amount_paise }) => amount_paise)).toEqual([-60_000, 60_000]);
});

test('what is sent twice is written once: what was spent, counted and signed; under another sheet it is refused', async () => {
  await using shop = await openShop();
  const { owner, rider, round } = await shopWithRide(shop, 1);
  shop.clock.advance(PAST_THE_CUT_OFF);
  await owner.call('PATCH', `/api/orders/${(await sheetOf(rider, round)).stops[0]?._id}`, {
    status: 'cancelled',
  });
  const id = newId();
  const move = { id: newId(), amount: 5 };
  const spent = [await noteMove(rider, round, move), await noteMove(rider, round, move)];
  const counts = await Promise.all([handIn(rider, round, 0, { id }), handIn(rider, round, 0, { id })]);
  const { count, expected } = await cashSheet(owner, round);
  const said = { id: newId(), count: count!._id, seen: { expected }, reason: 'diesel from his own pocket' };
  const signed = await Promise.all([sign(owner, round, said), sign(owner, round, said)]);
  const statuses = [...spent, ...counts, ...signed].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201]);
  expect(await cashSheet(owner, round)).toMatchObject({ spent: 5, closings: [{ counted: 0 }] });
  expect((await handIn(owner, TODAY, 0, { id })).status).toBe(409);
  expect((await cashSheet(owner, TODAY)).count).toBeNull();
  expect(shop.bugs).toEqual([]);
});
