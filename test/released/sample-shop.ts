import { newId } from '#base/ids.ts';
import { shopDay } from '#base/time.ts';
import type { Schedule } from '#delivery/rounds.ts';
import { write } from '#platform/http/routes.ts';
import { order, fillCart } from '#test/carts.ts';
import { newBrowserKeys } from '#test/fakes/read-push.ts';
import { addGoods } from '#test/goods.ts';
import type { TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, type Person, signUp, staff } from '#test/people.ts';
import { cashSheet, handIn, noteMove, sign } from '#test/steps/cash.ts';
import { creditOf, giveCredit, moveTo } from '#test/steps/credits.ts';
import { addTo } from '#test/steps/packing.ts';
import { pay, payment } from '#test/steps/payments.ts';
import { tapOn } from '#test/steps/stops.ts';
import { atCounter, byPhone, take } from '#test/steps/taking.ts';
import { addTheRest } from './sample-rows.ts';

/** The sample's shopper; the password is that of all people in tests. */
export const SHOPPER = 'asha@example.in';

/** Who owns it. */
export const OWNER = 'owner@example.in';

/** Simulates a day in an empty shop, so that every table has rows, some with Hindi, some deleted. */
export async function fillSample(shop: TestShop): Promise<void> {
  const owner = await admin(shop, { email: OWNER });
  const clerk = await staff(shop, ['packer', 'counter', 'goods']);
  const asha = await signUp(shop, { name: 'आशा देवी', email: SHOPPER, language: 'hi' });
  const ravi = await signUp(shop, { name: 'Ravi' });
  const { mango, rice, potato } = await addGoods(shop, {
    mango: { price: 120.5, stock: 40, title: 'Mango आम' },
    rice: { price: 61, stock: 100, category: 'grocery', unit: 'kg' },
    potato: { price: 24.9, stock: 30, category: 'vegetables', soldBy: 'weight', least: 0.25, step: 0.05 },
  });
  const done = async (answer: Promise<{ status: number; body: unknown }>): Promise<void> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`the sample was refused: ${status} ${JSON.stringify(body)}`);
  };
  const meena = { name: 'Meena', phone: '9826044444', password: PASSWORD, noEmail: true };
  await done(shop.call('POST', '/api/auth/signup', meena));
  const { users } = (await owner.call('GET', '/api/auth/user?q=9826044444')).body;
  await done(owner.call('POST', `/api/auth/user/${users[0]._id}/logincode`, {}));
  const gst = { mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'हाट', prefix: 'A' };
  await done(owner.call('POST', '/api/tax/registrations', { ...gst, from: shopDay(shop.clock.now()) }));
  const business = { gstin: gst.gstin, name: 'रवि जनरल स्टोर' };
  await done(ravi.call('PUT', '/api/users/user/business', business));
  const first = await order(asha, [mango, 2], [rice, 1], [potato, 0.75]);
  shop.clock.advance({ hours: 1 });
  const second = await order(asha, [rice, 5]);
  const third = await order(ravi, [mango, 1], [potato, 0.5]);
  const packed = { quantity: 0.45, reason: 'poor', revision: 1 };
  await done(owner.call('PUT', `/api/orders/${third._id}/lines/1/packing`, packed));
  await done(addTo(owner, third, rice, { quantity: 1, give: true }));
  await done(take(owner, atCounter([[mango, 1]], mango.price)));
  await done(take(owner, byPhone([[mango, 1]], mango.price + 20)));
  // Ravi is asked for another mango, and has not answered yet.
  const now = (await owner.call('GET', `/api/orders/${third._id}`)).body;
  const asked = { quantity: 2, revision: 1, ask: now.totalAmount + now.items[0].product.price };
  await done(owner.call('PUT', `/api/orders/${third._id}/lines/0/packing`, asked));
  await fillCart(asha, [mango, 3], [potato, 1.25]);
  await done(asha.call('POST', `/api/orders/${second._id}/cancellation`, {}));
  await done(owner.call('POST', '/api/admin/events/seen', { asOf: shop.clock.now() }));
  await done(shop.call('POST', '/api/auth/reset-password-request', { email: SHOPPER }));
  await done(shop.call('POST', '/api/shop/newsletter', { email: 'reader@example.in', consent: true }));
  await done(shop.call('GET', '/api/products?q=zzz'));
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await done(
    owner.call('PUT', '/api/shop/settings', {
      settings: { ...settings, name: 'Sample हाट', doorCodeFrom: 1000 },
    }),
  );
  const dearer = { chosen: { ids: [rice._id] }, percent: 10, of: 'both', round: 'rupee' };
  const { preview } = (await owner.call('POST', '/api/products/pricechange', dearer)).body;
  await done(owner.call('POST', '/api/products/pricechange', { ...dearer, preview }));
  await done(owner.call('GET', `/api/orders/${first._id}`));
  await done(alarmOf(owner, first));
  const label = { maker: 'Amber Mills, Patna', hsn: '1006', taxRate: 5, title_hi: 'चावल' };
  await done(owner.call('PUT', `/api/products/admin/${rice._id}/details`, label));
  const { areas } = (await owner.call('POST', '/api/delivery/areas', { name: 'Upper valley', fee: 40 })).body;
  const lines = { text: '263601 रामपुर\n263602' };
  await done(owner.call('POST', `/api/delivery/areas/${areas[0].id}/villages`, lines));
  const evening = { from: '17:00', to: '19:00', orderBefore: '14:00', seats: 20, areas: [areas[0].id] };
  await done(owner.call('POST', '/api/delivery/rules', { ...evening, days: [1, 2, 3, 4, 5, 6] }));
  await done(
    owner.call('POST', '/api/delivery/rules', { ...evening, days: [7], kind: 'collect', areas: [] }),
  );
  const wedding = { from: '2026-11-24', to: '2026-11-25', text: 'शादी की छुट्टी' };
  await done(owner.call('POST', '/api/delivery/pauses', wedding));
  const day = [
    ['07:00', '13:00'],
    ['16:00', '20:00'],
  ];
  await done(
    owner.call('PUT', '/api/shop/hours', { week: [day, day, day, [], day, day, [day[0]]], revision: 0 }),
  );
  const registration = { from: '2027-04-01', mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'हाट' };
  await done(owner.call('POST', '/api/tax/registrations', registration));
  const ownRate = { goods: 'rice', condition: 'packed', from: '2027-04-01', rate: 300, source: 'मुनीम जी' };
  await done(owner.call('POST', '/api/tax/rates', ownRate));
  const holiday = { from: '2026-12-25', textHi: 'बड़ा दिन', textBn: 'বড়দিন', keepsRounds: true };
  await done(owner.call('POST', '/api/shop/closures', holiday));
  await done(pay(owner, first, payment(first, { amount: 50 })));
  await done(pay(owner, first, payment({ due: first.due - 50, giveBack: 0 })));
  await done(owner.call('PUT', `/api/khatas/${asha.user._id}/limit`, { limit: 500, seen: { limit: 0 } }));
  const book = { id: newId(), kind: 'opening', amount: 120.5, note: 'पुरानी कॉपी', seen: { owed: 0 } };
  await done(owner.call('POST', `/api/khatas/${asha.user._id}/lines`, book));
  const mark = { kind: 'careful', reason: 'Second gate', until: shopDay(shop.clock.now()) };
  await done(owner.call('PUT', `/api/orders/${first._id}/trust`, mark));
  await done(owner.call('PUT', `/api/orders/${first._id}/trust/newcomer`, {}));
  await done(rideWith(owner, first));
  const away = await moveTo(owner, first, 'dispatched');
  await done(
    giveCredit(owner, first, creditOf(away, away.items[0]!.product, { amount: 1 }, { note: 'गीला था' })),
  );
  await moveTo(owner, first, 'pending');
  await done(endRide(owner, clerk));
  const today = shopDay(shop.clock.now());
  const { expected } = await cashSheet(owner, today);
  await done(handIn(clerk, today, Math.floor(expected), { reason: 'खुले पैसे' }));
  await done(sign(owner, today));
  await done(owner.call('POST', `/api/auth/staff/${clerk.user._id}/card`, {}));
  await write(shop.platform, (tx) =>
    addTheRest(tx, { userId: asha.user._id, email: SHOPPER, order: first._id, now: shop.clock.now() }),
  );
}

/** The owner's phone rings for new orders, and she has looked at one. */
async function alarmOf(owner: Person, { _id }: { _id: string }) {
  const { rules } = (await owner.call('GET', '/api/alarm')).body;
  const { p256dh, auth } = newBrowserKeys();
  const device = { endpoint: 'https://push.services.example.com/sample', keys: { p256dh, auth } };
  const { people } = (await owner.call('PUT', '/api/alarm/device', { ...device, language: 'hi' })).body;
  const quiet = { from: '22:00', to: '06:00' };
  await owner.call('PUT', '/api/alarm/rules', { ...rules, people: [owner.user._id], quiet });
  const test = { channel: 'push', device: people[0].devices[0].id };
  await owner.call('POST', '/api/alarm/tests', test);
  return owner.call('POST', '/api/alarm/looked', { order: _id });
}

/** Sends an order with the next round, after another one was promised: somebody carries it out, and nobody is at home. */
async function rideWith(owner: Person, { _id }: { _id: string }) {
  const { rounds }: Schedule = (await owner.call('GET', '/api/delivery/schedule')).body;
  const rides = rounds.filter(({ kind, state }) => kind === 'ride' && state !== 'paused');
  const { id: round, rule } = rides[0]!;
  for (const promised of [rides[1]!.id, round]) {
    const { updatedAt } = (await owner.call('GET', `/api/orders/${_id}`)).body;
    await owner.call('PUT', `/api/orders/${_id}/round`, { round: promised, updatedAt });
  }
  const path = `/api/rounds/${round}`;
  await owner.call('PUT', `${path}/riders`, { riders: [owner.user._id], always: rule !== null });
  await owner.call('PUT', `${path}/riders`, { riders: [owner.user._id] });
  const place = { place: '29.5971, 79.6591' };
  const { stops } = (await owner.call('PUT', `${path}/stops/${_id}/place`, place)).body;
  return owner.call('POST', `${path}/taps`, tapOn(stops[0], { kind: 'away' }));
}

/** Says that the next round is late, and closes the last one, on which nobody ordered. */
async function endRide(owner: Person, ravi: Person) {
  const { rounds }: Schedule = (await owner.call('GET', '/api/delivery/schedule')).body;
  const rides = rounds.filter(({ kind, state }) => kind === 'ride' && state !== 'paused');
  await owner.call('PUT', `/api/delivery/rounds/${rides[0]?.id}/lateness`, { to: '20:30' });
  const last = rides.at(-1)?.id ?? '';
  await noteMove(owner, last, { kind: 'opening', amount: 500 });
  await noteMove(ravi, last, { amount: 100, note: 'डीज़ल' });
  await handIn(ravi, last, 0, { pieces: { 200: 2 } });
  await owner.call('PATCH', `/api/delivery/rounds/${last}`, { closed: true });
  return sign(owner, last, { cost: 40 });
}
