import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPushService, type PushService } from '#test/fakes/push-service.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, staff } from '#test/people.ts';
import { alarmOf, devicesRungBy, ringOn } from '#test/steps/alarm.ts';

let service: PushService;
beforeEach(async () => void (service = await openPushService()));
afterEach(() => service.close());

type Device = ReturnType<PushService['subscribe']>;

/** What the worker on a device says, without a login: where it rang, and where it rings now. */
const renew = (shop: TestShop, { endpoint, keys: { auth } }: Device, now: Device) =>
  shop.call('POST', '/api/alarm/renewals', { old: { endpoint, auth }, ...now });

const ringingDevices = (shop: TestShop): Promise<string[]> => devicesRungBy(shop, service);

test('a browser that gives its device another address goes on ringing, in its language, while no page is open', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const old = await ringOn(owner, service, 'old address', 'hi');
  const { publicKey, people } = await alarmOf(owner);
  const { status } = await renew(shop, old, service.subscribe('new address', publicKey));
  expect(status).toBe(200);
  expect(await ringingDevices(shop)).toEqual(['new address']);
  const [before] = people[0]!.devices;
  const [device] = (await alarmOf(owner)).people[0]!.devices;
  expect([device?.id, device?.isThis]).toEqual([before?.id, true]);
  expect(shop.bugs).toEqual([]);
});

test('who does not know the secret is answered alike, and moves nobody’s ringing; nor does the secret of an address that is gone', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  const phone = await ringOn(owner, service, 'owner');
  const { publicKey } = await alarmOf(owner);
  const elsewhere = service.subscribe('elsewhere', publicKey);
  const his = await ringOn(ravi, service, 'ravi');
  const nobodys = service.subscribe('nobody', publicKey);
  const wrong = [
    await renew(shop, { ...phone, keys: nobodys.keys }, elsewhere),
    await renew(shop, { ...nobodys, keys: his.keys }, elsewhere),
  ];
  const right = await renew(shop, phone, service.subscribe('owner again', publicKey));
  wrong.push(await renew(shop, phone, elsewhere));
  for (const { status, body } of wrong) expect([status, body]).toEqual([right.status, right.body]);
  const at = await shop.platform.db
    .selectFrom('push_devices')
    .select('endpoint')
    .where('user_id', '=', ravi.user._id)
    .execute();
  expect(at).toEqual([{ endpoint: his.endpoint }]);
  expect(await ringingDevices(shop)).toEqual(['owner again']);
});

test('a browser that somebody else has logged in on meanwhile rings for that one alone', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  const old = await ringOn(owner, service, 'tablet');
  const renewed = await ringOn(ravi, service, 'renewed tablet');
  expect((await renew(shop, old, renewed)).status).toBe(200);
  const at = await shop.platform.db
    .selectFrom('push_devices')
    .select('user_id')
    .where('endpoint', '=', renewed.endpoint)
    .execute();
  expect(at).toEqual([{ user_id: ravi.user._id }]);
});

test('two tellings at once, as of a worker and its repetition, leave one device that rings once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const old = await ringOn(owner, service, 'old address');
  const now = service.subscribe('new address', (await alarmOf(owner)).publicKey);
  const answers = await Promise.all([renew(shop, old, now), renew(shop, old, now)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ringingDevices(shop)).toEqual(['new address']);
});

test('an address inside, or keys that are none, are refused', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const old = await ringOn(owner, service, 'owner');
  const now = service.subscribe('new address', (await alarmOf(owner)).publicKey);
  for (const wrong of [
    { ...now, endpoint: 'https://127.0.0.1/x' },
    { ...now, keys: { ...now.keys, p256dh: `BAAA${now.keys.p256dh.slice(4)}` } },
    { ...now, keys: { ...now.keys, auth: 'short' } },
  ])
    expect((await renew(shop, old, wrong)).status).toBe(422);
  expect(await ringingDevices(shop)).toEqual(['owner']);
});
