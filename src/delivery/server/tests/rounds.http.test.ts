import { expect, test } from 'vitest';
import { addRoundsJob } from '#delivery/server/rounds/make-rounds.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { addRule, doJobs, EVENING, orderWith, roundsFor, roundsIn } from '#test/steps/rounds.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

test('a weekly rule gives the rounds of the next fourteen days, today’s among them while one can order for it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addRule(owner);
  const rounds = await roundsIn(owner);
  expect(rounds).toHaveLength(14);
  expect(rounds[0]).toMatchObject({
    on: '2026-11-20',
    from: '17:00',
    to: '19:00',
    orderBefore: '2026-11-20T08:30:00.000Z',
    seats: 20,
    booked: 0,
    state: 'open',
  });
  await addRule(owner, { from: '11:00', to: '12:00', orderBefore: '09:00' });
  expect((await roundsIn(owner)).filter(({ on }) => on === '2026-11-20')).toHaveLength(1);
});

test('shoppers see the rounds that go to their area, and not how many seats there are', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const area = { name: 'Bilaspur road', fee: 20 };
  const { areas } = (await owner.call('POST', '/api/delivery/areas', area)).body;
  const road: string = areas[0]._id ?? areas[0].id;
  await addRule(owner, { days: [6], everywhere: false, areas: [road] });
  await addRule(owner, { days: [7], kind: 'collect', everywhere: false });
  expect((await roundsFor(shop)).map(({ on, kind }) => `${on} ${kind}`)).toEqual([
    '2026-11-22 collect',
    '2026-11-29 collect',
  ]);
  const [first, second] = await roundsFor(shop, road);
  expect(first).toEqual({
    id: expect.any(String),
    kind: 'ride',
    on: '2026-11-21',
    from: '17:00',
    to: '19:00',
    orderBefore: '2026-11-21T08:30:00.000Z',
    state: 'open',
  });
  expect(second).toMatchObject({ on: '2026-11-22', kind: 'collect' });
});

test('however many times there are to collect at, a shopper is told of the next rounds to her house, in their order', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const hour of ['09', '10', '11', '12', '13', '14'])
    await addRule(owner, {
      kind: 'collect',
      from: `${hour}:00`,
      to: `${hour}:45`,
      orderBefore: '20:00',
      orderDay: 'before',
    });
  await addRule(owner, { orderBefore: '20:00', orderDay: 'before' });
  const told = await roundsFor(shop);
  const ofKind = (wanted: string) =>
    told.filter(({ kind }) => kind === wanted).map(({ on, from }) => [on, from]);
  expect(ofKind('ride').slice(0, 3)).toEqual([
    ['2026-11-21', '17:00'],
    ['2026-11-22', '17:00'],
    ['2026-11-23', '17:00'],
  ]);
  expect(ofKind('collect')).toHaveLength(6);
  const times = told.map(({ on, from }) => `${on} ${from}`);
  expect(times).toEqual(times.toSorted());
});

test('the list says what time it is by the shop’s clock, because that of a phone may be wrong', async () => {
  await using shop = await openShop();
  shop.clock.advance({ minutes: 5 });
  const { body } = await shop.call('GET', '/api/delivery/rounds');
  expect(body).toEqual({ rounds: [], now: '2026-11-20T04:35:00.000Z' });
});

test('a round is gone from the list at its cut-off, at midnight in India as well', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addRule(owner, { days: [6], orderBefore: '00:00' });
  // Half past six in the evening in London is midnight in India.
  shop.clock.advance({ hours: 13, minutes: 59 });
  expect((await roundsFor(shop)).map(({ on }) => on)).toEqual(['2026-11-21', '2026-11-28']);
  shop.clock.advance({ minutes: 1 });
  expect((await roundsFor(shop)).map(({ on }) => on)).toEqual(['2026-11-28']);
});

test('the job makes a day more each day, once, however often it is done, by two servers, and by a clock set back', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addRule(owner);
  for (const days of [1, 1, -2, 2, -1, 1]) {
    shop.clock.advance({ days });
    await Promise.all([addRoundsJob(shop.platform), addRoundsJob(shop.platform)]);
    await Promise.all([doJobs(shop), doJobs(shop)]);
  }
  const days = await shop.platform.db.selectFrom('rounds').select('on_day').orderBy('on_day').execute();
  expect(days).toHaveLength(16);
  expect(new Set(days.map(({ on_day }) => on_day)).size).toBe(16);
  expect(days.at(-1)?.on_day).toBe('2026-12-05');
  expect(shop.bugs).toEqual([]);
});

test('a shop without rounds has no job for them', async () => {
  await using shop = await openShop();
  await addRoundsJob(shop.platform);
  expect(await shop.platform.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
});

test('an edited rule changes the coming rounds that nobody was promised, and keeps the promises made', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { rules } = await addRule(owner);
  const { _id, updatedAt } = (await orderWith(asha, mango)).body.data;
  // Even a promise that was cancelled since: its order may come back.
  await asha.call('POST', `/api/orders/${_id}/cancellation`);
  const later = { ...EVENING, from: '18:00', to: '20:00', days: [1, 2, 3, 4, 5, 6], revision: 1 };
  const { body } = await owner.call('PUT', `/api/delivery/rules/${rules[0]?.id}`, later);
  expect(body.rounds).toHaveLength(12);
  expect(body.rounds.map(({ from }: { from: string }) => from)).toEqual([
    '17:00',
    ...Array.from({ length: 11 }, () => '18:00'),
  ]);
  expect(updatedAt).toBeTruthy();
  expect((await asha.call('GET', `/api/orders/${_id}`)).body.promise).toMatchObject({
    on: '2026-11-20',
    from: '17:00',
    to: '19:00',
  });
  const stale = await owner.call('PUT', `/api/delivery/rules/${rules[0]?.id}`, later);
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
});

test('a round that the owner closed by hand stays closed, and with its rider, when its rule is edited', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, ['rider'])];
  const { rules, rounds } = await addRule(owner);
  const [today, tomorrow] = rounds;
  await owner.call('PATCH', `/api/delivery/rounds/${tomorrow?.id}`, { closed: true });
  await owner.call('PUT', `/api/rounds/${today?.id}/riders`, { riders: [ravi.user._id] });
  const later = { ...EVENING, from: '18:00', to: '20:00', revision: 1 };
  const { body } = await owner.call('PUT', `/api/delivery/rules/${rules[0]?.id}`, later);
  expect(body.rounds).toHaveLength(14);
  expect(body.rounds.slice(0, 3)).toMatchObject([
    { on: '2026-11-20', from: '18:00', closed: false },
    { on: '2026-11-21', from: '18:00', closed: true },
    { on: '2026-11-22', from: '18:00', closed: false },
  ]);
  expect((await roundsFor(shop)).map(({ on }) => on)).not.toContain('2026-11-21');
  expect((await ravi.call('GET', '/api/rounds')).body.rounds).toMatchObject([{ id: body.rounds[0].id }]);
  const { body: shorter } = await owner.call('PUT', `/api/delivery/rules/${rules[0]?.id}`, {
    ...later,
    days: [1, 2, 3, 4, 5],
    revision: 2,
  });
  expect(shorter.rounds.map(({ on }: { on: string }) => on)).not.toContain('2026-11-21');
});

test('who edits or ends a rule that was changed meanwhile is shown how it is now, and nothing is overwritten', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { rules } = await addRule(owner);
  const path = `/api/delivery/rules/${rules[0]?.id}`;
  await owner.call('PUT', path, { ...EVENING, seats: 25, revision: 1 });
  const stale = [
    await owner.call('PUT', path, { ...EVENING, seats: 5, revision: 1 }),
    await owner.call('DELETE', `${path}?revision=1`),
  ];
  for (const { status, body } of stale) {
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.detail.rules).toMatchObject([{ seats: 25, revision: 2 }]);
    expect(body.detail.rounds).toHaveLength(14);
  }
});

test('a rule that ends keeps what was promised, and takes no more orders', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { rules } = await addRule(owner);
  const placed = (await orderWith(asha, mango)).body.data;
  const { body } = await owner.call('DELETE', `/api/delivery/rules/${rules[0]?.id}?revision=1`);
  expect(body.rules).toEqual([]);
  expect(body.rounds).toMatchObject([{ id: placed.promise.round, booked: 1, closed: true }]);
  expect(await roundsFor(shop)).toEqual([]);
});

test('a shop whose rules have all ended takes orders as one without rounds, whatever was promised before', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { rules } = await addRule(owner);
  await orderWith(asha, mango);
  await owner.call('DELETE', `/api/delivery/rules/${rules[0]?.id}?revision=1`);
  const { status, body } = await orderWith(asha, mango);
  expect([status, body.data.promise]).toEqual([201, undefined]);
});

test('an extra round is taken away while nobody was promised it, and stays when somebody was', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { days: _, ...evening } = EVENING;
  for (const on of ['2026-11-22', '2026-11-23'])
    await owner.call('POST', '/api/delivery/rounds', { ...evening, on });
  const [first, second] = await roundsIn(owner);
  await orderWith(asha, mango, { round: second?.id });
  const removed = await owner.call('DELETE', `/api/delivery/rounds/${first?.id}`);
  expect([removed.status, removed.body.rounds]).toMatchObject([200, [{ id: second?.id }]]);
  const kept = await owner.call('DELETE', `/api/delivery/rounds/${second?.id}`);
  expect([kept.status, kept.body.code]).toEqual([409, 'conflict']);
});

test('an extra round stands beside those of the week, and one that is over cannot be added', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { days: _, ...evening } = EVENING;
  const extra = await owner.call('POST', '/api/delivery/rounds', { ...evening, on: '2026-11-22' });
  expect([extra.status, extra.body.rounds[0].rule]).toEqual([201, null]);
  const over = await owner.call('POST', '/api/delivery/rounds', { ...evening, on: '2026-11-19' });
  expect([over.status, over.body.fields]).toEqual([422, { on: ['It is too late to order for this round'] }]);
  const far = await owner.call('POST', '/api/delivery/rounds', { ...evening, on: '2027-11-19' });
  expect(far.status).toBe(422);
});

test('a round never gets fewer seats than are booked; staff who look after orders may close it', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, ravi, asha] = [
    await admin(shop),
    await staff(shop, ['packer', 'counter']),
    await signUp(shop),
  ];
  await addRule(owner);
  for (let count = 0; count < 2; count += 1) await orderWith(asha, mango);
  const [first] = await roundsIn(ravi);
  const path = `/api/delivery/rounds/${first?.id}`;
  const few = await ravi.call('PATCH', path, { seats: 1 });
  expect([few.status, few.body.fields]).toEqual([422, { seats: ['This round already has 2 orders'] }]);
  const full = await ravi.call('PATCH', path, { seats: 2 });
  expect(full.body.rounds[0]).toMatchObject({ seats: 2, booked: 2, state: 'full' });
  expect((await roundsFor(shop))[0]?.state).toBe('full');
  await ravi.call('PATCH', path, { seats: 9, closed: true });
  expect((await roundsFor(shop)).map(({ on }) => on)).not.toContain('2026-11-20');
});

test('what changed about the rounds is written down', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  const { rules } = await addRule(owner);
  const edited = { ...EVENING, seats: 25, revision: 1 };
  await owner.call('PUT', `/api/delivery/rules/${rules[0]?.id}`, edited);
  const log = await shop.platform.db
    .selectFrom('audit_log')
    .select(['actor_name', 'action', 'before', 'after'])
    .where('entity', '=', 'round')
    .where('action', '=', 'edited')
    .execute();
  expect(log).toEqual([
    { actor_name: 'Meera', action: 'edited', before: '{"seats":20}', after: '{"seats":25}' },
  ]);
});
