import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { fillCart } from '#test/carts.ts';
import { addGoods, goodsForm, stockOf } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, type Person, signUp, staff } from '#test/people.ts';

let shop: TestShop;
let owner: Person;
beforeEach(async () => {
  shop = await openShop();
  owner = await admin(shop);
});
afterEach(async () => {
  expect(shop.bugs).toEqual([]);
  await shop[Symbol.asyncDispose]();
});

const withId = (id: string) => ({ 'Idempotency-Key': id });
const came = (person: Person, product: { _id: string }, quantity: number, id?: string) =>
  person.call(
    'POST',
    `/api/products/admin/${product._id}/receipts`,
    { quantity },
    id === undefined ? {} : withId(id),
  );
const noted = () => shop.platform.db.selectFrom('requests').selectAll().execute();

test('goods that came in are counted once, however often the tap is repeated', async () => {
  const { rice } = await addGoods(shop, { rice: { stock: 10 } });
  const id = randomUUID();
  const first = await came(owner, rice, 50, id);
  const again = await came(owner, rice, 50, id);
  expect([first.body.stock, again.body.stock, await stockOf(shop, rice)]).toEqual([60, 60, 60]);
  expect(again.body).toEqual(first.body);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
});

test('a product is added once, and ten taps at once get the same one', async () => {
  const id = randomUUID();
  const add = () => owner.call('POST', '/api/products/addproduct', goodsForm('papad'), withId(id));
  const answers = await Promise.all(Array.from({ length: 10 }, add));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
});

test('what is sent without an id is done each time, as clients that know of none expect', async () => {
  const { rice } = await addGoods(shop, { rice: { stock: 10 } });
  await came(owner, rice, 50);
  await came(owner, rice, 50);
  expect(await stockOf(shop, rice)).toBe(110);
  expect(await noted()).toEqual([]);
});

test('the same id with anything else is refused, and nothing of it is done', async () => {
  const { rice, dal } = await addGoods(shop, { rice: { stock: 10 }, dal: { stock: 10 } });
  const id = randomUUID();
  await came(owner, rice, 50, id);
  const others = [await came(owner, rice, 51, id), await came(owner, dal, 50, id)];
  for (const { status, body } of others) expect([status, body.code]).toEqual([409, 'key_reused']);
  expect([await stockOf(shop, rice), await stockOf(shop, dal)]).toEqual([60, 10]);
});

test('how a request is written, how long it waited and the language of its answer make no other request of it', async () => {
  const asha = await signUp(shop);
  const { rice } = await addGoods(shop, { rice: {} });
  const send = (path: string, body: string) => asha.call('POST', path, body, withId('one-and-the-same'));
  await send('/api/cart?lang=hi', `{"product":"${rice._id}","quantity":2}`);
  const again = await send('/api/cart', `{ "quantity": 2, "product": "${rice._id}" }`);
  expect([again.status, again.body.data.quantity]).toEqual([201, 2]);
});

test('an id is its sender’s own: nobody else learns of it, and nobody else is kept from using it', async () => {
  const { rice } = await addGoods(shop, { rice: { stock: 10 } });
  const clerk = await staff(shop, ['goods']);
  await came(owner, rice, 50, 'the-same-id');
  const other = await came(clerk, rice, 5, 'the-same-id');
  expect([other.status, other.body.stock]).toEqual([200, 65]);
});

test('who lost a right meanwhile gets no answer again', async () => {
  const { rice } = await addGoods(shop, { rice: { stock: 10 } });
  const clerk = await staff(shop, ['goods']);
  await came(clerk, rice, 50, 'the-same-id');
  await owner.call('DELETE', `/api/auth/staff/${clerk.user._id}`);
  expect((await came(clerk, rice, 50, 'the-same-id')).status).toBeGreaterThanOrEqual(401);
  expect(await stockOf(shop, rice)).toBe(60);
});

test('a refused try leaves its id free for what was put right', async () => {
  const { rice } = await addGoods(shop, { rice: { stock: 10 } });
  expect((await came(owner, rice, -5, 'the-same-id')).status).toBe(422);
  expect((await came(owner, rice, 5, 'the-same-id')).status).toBe(200);
});

test.each(['short', 'x'.repeat(201)])('an id of the wrong length (%s) is refused at its name', async (id) => {
  const { rice } = await addGoods(shop, { rice: { stock: 10 } });
  const { status, body } = await came(owner, rice, 5, id);
  expect([status, Object.keys(body.fields)]).toEqual([422, ['idempotency-key']]);
  expect(await stockOf(shop, rice)).toBe(10);
});

test('after 30 days what was asked is forgotten, and not a second before', async () => {
  const { rice } = await addGoods(shop, { rice: { stock: 10 } });
  await came(owner, rice, 5, 'the-same-id');
  const sweep = async () => {
    const worker = startWorker(shop.platform, jobHandlers(shop.platform));
    await worker.runDue();
    await worker.stop();
  };
  shop.clock.advance({ days: 30 });
  await sweep();
  expect(await noted()).toHaveLength(1);
  shop.clock.advance({ seconds: 1 });
  await sweep();
  expect(await noted()).toEqual([]);
});

test('no id, no password and no code can be read or guessed from what is noted', async () => {
  const id = randomUUID();
  const asha = await signUp(shop);
  const body = { currentPassword: PASSWORD, password: 'Papaya-5678' };
  await asha.call('POST', '/api/auth/change-password', body, withId(id));
  const again = await asha.call('POST', '/api/auth/change-password', body, withId(id));
  expect([again.status, again.body.message]).toEqual([200, 'Password Changed Successfully!']);
  const wrong = { ...body, currentPassword: 'Guava-9999' };
  expect((await asha.call('POST', '/api/auth/change-password', wrong, withId(id))).status).toBe(422);
  const phone = { name: 'Meena', phone: '9876500001', noEmail: true };
  const { _id } = (await owner.call('POST', '/api/auth/user', phone)).body;
  const path = `/api/auth/user/${_id}/logincode`;
  const code = (await owner.call('POST', path, {}, withId('for-this-code'))).body;
  const login = { email: asha.user.email, password: 'Papaya-5678' };
  const { token } = (await owner.call('POST', '/api/auth/login', login, withId('for-this-login'))).body;
  const all = JSON.stringify(await noted());
  for (const secret of [id, PASSWORD, 'Papaya-5678', code.code, code.link, token])
    expect(all).not.toContain(secret);
});

test('what was asked by somebody goes with the account', async () => {
  const asha = await signUp(shop);
  const { rice } = await addGoods(shop, { rice: {} });
  await fillCart(asha, [rice, 1]);
  await asha.call('POST', '/api/cart', { product: rice._id }, withId('one-of-asha'));
  expect(await noted()).toHaveLength(1);
  await asha.call('DELETE', '/api/users/user', { password: PASSWORD }, withId('the-last-of-asha'));
  expect((await noted()).filter(({ user_id }) => user_id === asha.user._id)).toEqual([]);
});
