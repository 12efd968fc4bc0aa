import { after } from '#base/time.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { endSession, openSession, recognise } from '#identity/server/commands/open-session.ts';
import { createApi } from '#main/api.ts';
import { write } from '#platform/http/routes.ts';
import { addGoods } from '#test/goods.ts';
import { bodyOf, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { changeSettings } from '#test/steps/areas.ts';

/** All kinds of callers, from the least to the most permitted. */
export const CALLERS = [
  'guest',
  'shopper',
  'another',
  'packer',
  'counter',
  'goods',
  'accounts',
  'signing',
  'rider',
  'admin',
  'owner',
  'revoked',
  'expired',
] as const;
/** Staff have one job or right each; what a request is about is the `shopper`'s. */
export type CallerName = (typeof CALLERS)[number];

/** A shop with one caller of each kind, and goods. */
export type Stage = {
  shop: TestShop;
  people: Record<Exclude<CallerName, 'guest' | 'revoked' | 'expired'>, Person>;
  goods: Record<'mango' | 'rice', Product>;
  /** A token as a caller of this kind sends it, of a device of its own where it is let in; a guest sends none. */
  tokenOf(caller: CallerName): Promise<string | undefined>;
  /** Sends one request; a stream is left as soon as it begins. */
  send(caller: CallerName, request: Sent): Promise<Response>;
};

/** A request as it goes out. */
export type Sent = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** Fills a shop with one caller of each kind. */
export async function setStage(shop: TestShop): Promise<Stage> {
  const people = {
    shopper: onAnyDevice(shop, await signUp(shop, { name: 'Asha' })),
    another: onAnyDevice(shop, await signUp(shop, { name: 'Ravi' })),
    packer: onAnyDevice(shop, await staff(shop, ['packer'])),
    counter: onAnyDevice(shop, await staff(shop, ['counter'])),
    goods: onAnyDevice(shop, await staff(shop, ['goods'])),
    accounts: onAnyDevice(shop, await staff(shop, ['accounts'])),
    signing: onAnyDevice(shop, await staff(shop, ['signing'])),
    rider: onAnyDevice(shop, await staff(shop, ['rider'])),
    admin: onAnyDevice(shop, await adminWhoOwnsNothing(shop)),
    owner: onAnyDevice(shop, await admin(shop)),
  };
  await changeSettings(people.owner, { newcomerOrders: null, newcomerOrdersADay: null });
  const goods = await addGoods(shop, { mango: { price: 50, stock: 1_000_000 }, rice: { price: 80 } });
  const api = createApi(shop.platform);
  const revoked = await revokedToken(shop, people.owner);
  const expired = await expiredToken(shop, people.owner);
  const tokenOf = async (caller: CallerName): Promise<string | undefined> => {
    if (caller === 'guest') return undefined;
    if (caller === 'revoked') return revoked;
    if (caller === 'expired') return expired;
    return freshToken(shop, people[caller]);
  };
  return {
    shop,
    people,
    goods,
    tokenOf,
    send: async (caller, request) => {
      const answer = await api.request(request.path, await initOf(request, await tokenOf(caller)));
      if (answer.headers.get('content-type') === 'text/event-stream') await answer.body?.cancel();
      return answer;
    },
  };
}

/** A request as `fetch` takes it: bodies as JSON, but for forms and texts. */
export async function initOf({ method, body, headers = {} }: Sent, token?: string): Promise<RequestInit> {
  const sent = body === undefined ? undefined : await bodyOf(body);
  return {
    method,
    headers: {
      ...sent?.headers,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(sent && { body: sent.bytes }),
  };
}

/** An admin is not an owner: who is admin is not theirs to decide. */
async function adminWhoOwnsNothing(shop: TestShop): Promise<Person> {
  const person = await admin(shop, { name: 'Sunita' });
  await shop.platform.db.updateTable('users').set({ owner: 0 }).where('id', '=', person.user._id).execute();
  return { ...person, user: { ...person.user, owner: false } };
}

/** Someone who calls from another device each time: logging out on one of them, say, ends no other. */
const onAnyDevice = (shop: TestShop, person: Person): Person => ({
  ...person,
  call: async (...request) => shop.withToken(await freshToken(shop, person)).call(...request),
});

const freshToken = ({ platform }: TestShop, { user }: Person): Promise<string> =>
  write(platform, (tx) =>
    openSession(tx, { userId: user._id, remember: true, device: 'A phone' }, platform.clock.now()),
  );

/** A token that was the owner's until that device was logged out. */
async function revokedToken(shop: TestShop, owner: Person): Promise<string> {
  const token = await freshToken(shop, owner);
  const actor = await recognise(shop.platform, token);
  await write(shop.platform, (tx) => endSession(tx, owner.user._id, actor?.sessionId ?? ''));
  return token;
}

/** A token of the owner's whose session is still in the table, but past its end. */
async function expiredToken({ platform }: TestShop, { user }: Person): Promise<string> {
  const yesterday = after(platform.clock.now(), -24 * 60 * 60_000);
  const session = { userId: user._id, remember: false, device: 'The counter, yesterday' };
  return write(platform, (tx) => openSession(tx, session, yesterday));
}
