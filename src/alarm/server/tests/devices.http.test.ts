import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPushAddress } from '#alarm/alarm.ts';
import { openPushService, type PushService } from '#test/fakes/push-service.ts';
import { newBrowserKeys } from '#test/fakes/read-push.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp, staff } from '#test/people.ts';
import { alarmOf, devicesRungBy, ringOn, setRules, work } from '#test/steps/alarm.ts';

let service: PushService;
beforeEach(async () => void (service = await openPushService()));
afterEach(() => service.close());

const ringingDevices = (shop: TestShop): Promise<string[]> => devicesRungBy(shop, service);

const keys = () => {
  const { p256dh, auth } = newBrowserKeys();
  return { p256dh, auth };
};

test('a device rings as long as its login: after logging out, on it or from elsewhere, it rings no more', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  await ringOn(ravi, service, 'ravi');
  expect(await ringingDevices(shop)).toEqual(['ravi']);
  await ravi.call('POST', '/api/auth/logout');
  await ringOn(owner, service, 'owner');
  expect(await ringingDevices(shop)).toEqual(['owner']);
  expect(await shop.platform.db.selectFrom('push_devices').select('user_id').execute()).toEqual([
    { user_id: owner.user._id },
  ]);
});

test('a login that has run out ends the ringing, although nobody logged out', async () => {
  await using shop = await openShop();
  await admin(shop);
  const ravi = await staff(shop, ['packer', 'counter']);
  await ringOn(ravi, service, 'ravi');
  shop.clock.advance({ days: 31 });
  expect(await ringingDevices(shop)).toEqual([]);
});

test('who no longer looks after orders, has left the team or closed the account is not rung', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const [ravi, meena, tara] = await Promise.all([1, 2, 3].map(() => staff(shop, ['packer', 'counter'])));
  for (const [person, name] of [
    [ravi!, 'ravi'],
    [meena!, 'meena'],
    [tara!, 'tara'],
    [owner, 'owner'],
  ] as const)
    await ringOn(person, service, name);
  const answers = [
    await owner.call('PATCH', `/api/auth/staff/${ravi!.user._id}`, {
      name: 'Ravi',
      email: ravi!.user.email,
      phone: '9876543210',
      role: 'staff',
      permissions: ['goods'],
    }),
    await owner.call('DELETE', `/api/auth/staff/${meena!.user._id}`),
    await tara!.call('DELETE', '/api/users/user', { password: PASSWORD }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ringingDevices(shop)).toEqual(['owner']);
  expect((await alarmOf(owner)).people.map(({ name }) => name)).toEqual(['Owner']);
});

test('one browser rings for whoever is logged in on it now, and for nobody else', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  const tablet = await ringOn(owner, service, 'tablet');
  await ravi.call('PUT', '/api/alarm/device', { ...tablet, language: 'en' });
  expect(await ringingDevices(shop)).toEqual(['tablet']);
  expect((await alarmOf(owner)).people.flatMap(({ name, devices }) => devices.map(() => name))).toEqual([
    'Ravi',
  ]);
});

test('a device that asks again, as it does at each start, keeps what is known of it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const phone = await ringOn(owner, service, 'phone');
  await ringingDevices(shop);
  const before = (await alarmOf(owner)).people[0]!.devices;
  shop.clock.advance({ minutes: 1 });
  await owner.call('PUT', '/api/alarm/device', { ...phone, language: 'hi' });
  expect((await alarmOf(owner)).people[0]!.devices).toEqual(before);
  shop.clock.advance({ minutes: 4 });
  await work(shop);
  expect(service.taken.map(({ page }) => page)).toEqual(['/hi/admin/orders']);
});

test('who only knows the address of somebody’s device cannot end its ringing', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  const { endpoint } = await ringOn(owner, service, 'owner');
  await ravi.call('PUT', '/api/alarm/device', { endpoint, keys: keys(), language: 'en' });
  const { people } = await alarmOf(owner);
  expect(people.find(({ name }) => name === 'Owner')?.devices).toHaveLength(1);
});

test('staff see, test and switch off their own devices only; the owner everybody’s, and nobody sees where they are', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  await ringOn(owner, service, 'owner');
  await ringOn(ravi, service, 'ravi');
  const deviceOf = async (name: string) =>
    (await alarmOf(owner)).people.find((person) => person.name === name)!.devices[0]!;
  const [his, hers] = [await deviceOf('Ravi'), await deviceOf('Owner')];
  const seen = await alarmOf(ravi);
  expect(seen.people.map(({ name }) => name)).toEqual(['Ravi']);
  expect([seen.rules.people, seen.mail.to]).toEqual([[ravi.user._id], []]);
  expect(seen.people[0]!.devices[0]).toMatchObject({
    isThis: true,
    device: 'Chrome on Android',
    trouble: '',
  });
  expect(JSON.stringify([seen, await alarmOf(owner)])).not.toMatch(/push\.example|p256dh|"auth"|private/);
  const tried = [
    await ravi.call('DELETE', `/api/alarm/devices/${hers.id}`),
    await ravi.call('POST', '/api/alarm/tests', { channel: 'push', device: hers.id }),
    await ravi.call('PUT', '/api/alarm/rules', { ...seen.rules, people: [] }),
    await owner.call('POST', '/api/alarm/tests', { channel: 'push', device: his.id }),
    await owner.call('DELETE', `/api/alarm/devices/${his.id}`),
    await owner.call('DELETE', `/api/alarm/devices/${his.id}`),
  ];
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 403, 201, 200, 404]);
  expect((await alarmOf(ravi)).people[0]!.devices).toEqual([]);
});

test.each([404, 410])(
  'a device that the push service answers %i for is gone, and is not asked again',
  async (status) => {
    await using shop = await openShop();
    const owner = await admin(shop);
    await ringOn(owner, service, 'owner');
    service.become(status);
    await ringingDevices(shop);
    expect((await alarmOf(owner)).people[0]!.devices).toEqual([]);
    const asked = service.asked();
    shop.clock.advance({ minutes: 5 });
    await work(shop);
    expect(service.asked()).toBe(asked);
    expect(shop.bugs).toEqual([]);
  },
);

test.each([
  [400, 'the push service answers 400'],
  [403, 'the push service answers 403'],
  [302, 'the push service answers 302'],
])('a push that is answered with %i is not sent on or again, and the owner sees why', async (status, why) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await ringOn(owner, service, 'owner');
  service.become(status);
  await ringingDevices(shop);
  expect((await alarmOf(owner)).people[0]!.devices[0]).toMatchObject({ trouble: why, sentAt: null });
  expect(service.asked()).toBe(1);
  service.become(201);
  shop.clock.advance({ minutes: 5 });
  await work(shop);
  expect((await alarmOf(owner)).people[0]!.devices[0]).toMatchObject({
    trouble: '',
    sentAt: shop.clock.now(),
  });
});

const INSIDE = [
  'http://push.services.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://10.0.0.1/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest/meta-data/',
  'https://8.8.8.8/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://0177.0.0.1/x',
  'https://127.1/x',
  'https://localhost/x',
  'https://shop.localhost/x',
  'https://printer.local/x',
  'https://db.internal/x',
  'https://router.lan/x',
  'https://nas.home/x',
  'https://me:secret@push.services.example.com/x',
  'https://intranet/x',
  'https://push.services.example.com./x',
  'ftp://push.services.example.com/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  '//push.services.example.com/x',
];

test.each(INSIDE)('%s is never where a device rings', async (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(false);
});

test('a device must be on the open internet and have the keys of a browser', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const put = (device: unknown) => owner.call('PUT', '/api/alarm/device', device);
  const good = { endpoint: 'https://push.services.example.com/x', keys: keys(), language: 'en' };
  for (const endpoint of INSIDE)
    expect([endpoint, (await put({ ...good, endpoint })).status]).toEqual([endpoint, 422]);
  const offCurve = `BAAA${good.keys.p256dh.slice(4)}`;
  for (const wrong of [
    { ...good, keys: { ...good.keys, p256dh: offCurve } },
    { ...good, keys: { ...good.keys, auth: 'short' } },
    { ...good, language: 'xx' },
    { ...good, more: 1 },
    { ...good, endpoint: `https://push.services.example.com/${'x'.repeat(2000)}` },
  ])
    expect((await put(wrong)).status).toBe(422);
  expect((await put(good)).status).toBe(200);
});

test('a name that leads inside is found out when the push is sent: nothing is connected to', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await alarmOf(owner);
  // A name that is given to this machine by its own hosts file passes the first look.
  await owner.call('PUT', '/api/alarm/device', {
    endpoint: 'https://push.services.example.com/x',
    keys: keys(),
    language: 'en',
  });
  await shop.platform.db
    .updateTable('push_devices')
    .set({ endpoint: `https://localhost:${service.port}/x` })
    .execute();
  await ringingDevices(shop);
  expect((await alarmOf(owner)).people[0]!.devices[0]!.trouble).toBe(
    'the address is not on the open internet',
  );
  expect(service.asked()).toBe(0);
});

test('the key of the shop is made once and stays, however many ask for it at once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const asked = await Promise.all(Array.from({ length: 5 }, () => alarmOf(owner)));
  const { private_key } = await shop.platform.db
    .selectFrom('push_keys')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(new Set(asked.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(JSON.stringify(asked)).not.toContain(private_key);
});

test('only people who look after orders stand in the order, each once, and two owners do not overwrite each other', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const [asha, buyer] = [await signUp(shop), await staff(shop, ['goods'])];
  const { rules } = await alarmOf(owner);
  const put = async (change: object) =>
    (await owner.call('PUT', '/api/alarm/rules', { ...rules, ...change })).status;
  expect(await put({ people: [asha.user._id] })).toBe(404);
  expect(await put({ people: [buyer.user._id] })).toBe(404);
  expect(await put({ people: [owner.user._id, owner.user._id] })).toBe(422);
  expect(await put({ quiet: { from: '22:00', to: '22:00' } })).toBe(422);
  expect(await put({ quiet: { from: '24:00', to: '06:00' } })).toBe(422);
  await setRules(owner, { people: [owner.user._id], quiet: { from: '22:00', to: '06:00' } });
  expect(await put({ people: [] })).toBe(409);
  expect((await alarmOf(owner)).rules).toMatchObject({
    people: [owner.user._id],
    quiet: { from: '22:00', to: '06:00' },
  });
  const { entity_id, actor_name } = await shop.platform.db
    .selectFrom('audit_log')
    .select(['entity_id', 'actor_name'])
    .where('entity_id', '=', 'alarm')
    .executeTakeFirstOrThrow();
  expect([entity_id, actor_name]).toEqual(['alarm', 'Owner']);
});
