import { expect, test } from 'vitest';
import { LOST, openDevice } from '#test/fakes/worker-device.ts';
import { renewPush } from './push.ts';
import { keepRingAddress, keptRingAddress } from './ring-address.ts';

const OLD = { endpoint: 'https://one.push.example/old', auth: 'old secret', publicKey: 'the shop’s key' };
const at = (endpoint: string, auth: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'new key', auth } }),
});
const NEW = at('https://one.push.example/new', 'new secret');
const NOTED = { endpoint: 'https://one.push.example/new', auth: 'new secret', publicKey: OLD.publicKey };

/** A device that rings at the old address, and whose browser has another one now, or gives one when it is asked. */
async function openPhone({ has, gives }: { has?: typeof NEW; gives?: typeof NEW } = {}) {
  const { caches } = openDevice();
  await keepRingAddress(caches, OLD);
  const told: unknown[] = [];
  const phone = {
    caches,
    told,
    asked: [] as unknown[],
    waited: [] as number[],
    network: (): Response | Error => Response.json({}),
    kept: () => keptRingAddress(caches),
    renew: () => renewPush(ports),
  };
  const ports = {
    caches,
    pushManager: {
      getSubscription: async () => has ?? null,
      subscribe: async (options: unknown) => {
        phone.asked.push(options);
        if (!gives) throw new DOMException('denied', 'NotAllowedError');
        return gives;
      },
    } as unknown as PushManager,
    fetch: async (path: string, { body }: RequestInit) => {
      told.push([path, JSON.parse(body as string)]);
      const answer = phone.network();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (milliseconds: number) => void phone.waited.push(milliseconds),
  };
  return phone;
}

const MOVED = [
  '/api/alarm/renewals',
  {
    old: { endpoint: OLD.endpoint, auth: OLD.auth },
    endpoint: NOTED.endpoint,
    keys: { p256dh: 'new key', auth: NOTED.auth },
  },
];

test.each([
  ['has given the device another address', { has: NEW }],
  ['has taken the address away, and gives a new one when it is asked', { gives: NEW }],
])(
  'a browser that %s: the shop is told where it rings now, by the secret of the old address',
  async (_, browser) => {
    const phone = await openPhone(browser);
    await phone.renew();
    expect(phone.told).toEqual([MOVED]);
    expect(phone.asked).toEqual(
      'gives' in browser ? [{ userVisibleOnly: true, applicationServerKey: OLD.publicKey }] : [],
    );
    expect(await phone.kept()).toEqual(NOTED);
  },
);

test('a shop that is not reached at once is told again, and a little later once more', async () => {
  const phone = await openPhone({ has: NEW });
  const answers = [LOST, new Response('', { status: 502 }), Response.json({})];
  phone.network = () => answers.shift() ?? LOST;
  await phone.renew();
  expect([phone.told.length, phone.waited]).toEqual([3, [2000, 8000]]);
  expect(await phone.kept()).toEqual(NOTED);
});

test('a shop that is not reached at all hears of it the next time, still by the old secret', async () => {
  const phone = await openPhone({ has: NEW });
  phone.network = () => LOST;
  await phone.renew();
  expect(await phone.kept()).toEqual(OLD);
  phone.network = () => Response.json({});
  await phone.renew();
  expect(phone.told.at(-1)).toEqual(MOVED);
});

test('nothing is told where messages are not allowed any more, nothing has changed, or the alarm was never on', async () => {
  const [denied, same, off] = [
    await openPhone(),
    await openPhone({ has: at(OLD.endpoint, OLD.auth) }),
    await openPhone({ has: NEW }),
  ];
  await keepRingAddress(off.caches, undefined);
  for (const phone of [denied, same, off]) {
    await phone.renew();
    expect(phone.told).toEqual([]);
  }
});
