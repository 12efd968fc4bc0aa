import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp, staff } from '#test/people.ts';
import { byPhone, take } from '#test/steps/taking.ts';

const GITA = '98260 33333';
const callers = async (who: Awaited<ReturnType<typeof admin>>, phone: string) =>
  (await who.call('GET', `/api/orders/taken/callers?phone=${encodeURIComponent(phone)}`)).body.callers;

/** A shop that took an order by phone for somebody new. */
async function shopWithCaller(shop: TestShop) {
  const { mango, rice } = await addGoods(shop, { mango: { price: 50 }, rice: { price: 40 } });
  const owner = await admin(shop);
  const to = { place: 'near the temple', village: 'Khairi', pincode: '482001' };
  const taken = await take(owner, byPhone([[mango, 2]], 120, { to }));
  return { mango, rice, owner, placed: taken.body.data };
}

test('who ordered by phone is found again by any form of the number while it is typed, with where it went', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithCaller(shop);
  const forms = ['9826', '+91 98260 3', '098260-33333', '9826033333', '91 9826033333'];
  for (const form of forms)
    expect(await callers(owner, form)).toEqual([
      {
        id: placed.user,
        name: 'गीता बाई',
        phone: GITA,
        orders: 1,
        lastAt: placed.createdAt,
        isKnown: true,
        to: { place: 'near the temple', village: 'Khairi', pincode: '482001' },
      },
    ]);
  expect(await callers(owner, '982')).toEqual([]);
  expect(await callers(owner, '98261')).toEqual([]);
});

test('the second call of somebody new is the same customer, without anybody choosing', async () => {
  await using shop = await openShop();
  const { owner, mango, placed } = await shopWithCaller(shop);
  const again = byPhone([[mango, 1]], 70, { customer: { phone: '+919826033333', name: 'Gita' } });
  expect((await take(owner, again)).body.data.user).toBe(placed.user);
});

test('nobody can log in as somebody whom the shop noted by phone, or sign up with the number, until the shop hands out a code', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopWithCaller(shop);
  const login = (password: string) => shop.call('POST', '/api/auth/login', { email: '9826033333', password });
  expect((await login('')).status).toBe(422);
  expect((await login(PASSWORD)).status).toBe(401);
  const signup = { name: 'Eve', email: '', phone: '9826033333', noEmail: true, password: PASSWORD };
  expect((await shop.call('POST', '/api/auth/signup', signup)).status).toBe(409);
  const { code } = (await owner.call('POST', `/api/auth/user/${placed.user}/logincode`, {})).body;
  const reset = { phone: '9826033333', code, password: PASSWORD };
  expect((await shop.call('POST', '/api/auth/reset-password-code', reset)).status).toBe(200);
  const { token } = (await login(PASSWORD)).body;
  const hers = await shop.withToken(token).call('GET', '/api/orders');
  expect(hers.body.orders.map(({ _id }: { _id: string }) => _id)).toEqual([placed._id]);
});

test('a stranger who signed up with her number does not get her orders: the shop is told, and her order is nobody’s', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const owner = await admin(shop);
  const signup = { name: 'Eve', email: '', phone: '9826033333', noEmail: true, password: PASSWORD };
  await shop.call('POST', '/api/auth/signup', signup);
  const { token } = (await shop.call('POST', '/api/auth/login', { email: GITA, password: PASSWORD })).body;
  expect(await callers(owner, GITA)).toMatchObject([{ name: 'Eve', orders: 0, isKnown: false }]);
  const to = { village: 'Khairi' };
  const { status, body } = await take(owner, byPhone([[mango, 1]], 70, { to }));
  expect(status).toBe(201);
  expect((await shop.withToken(token).call('GET', '/api/orders')).body.orders).toEqual([]);
  expect((await shop.withToken(token).call('GET', `/api/orders/${body.data._id}`)).status).toBe(404);
  // She is found again all the same, by what was written on her order.
  expect(await callers(owner, GITA)).toMatchObject([
    { id: '', name: 'गीता बाई', orders: 1, isKnown: true, to },
    { name: 'Eve', isKnown: false },
  ]);
  expect((await owner.call('GET', '/api/auth/user')).body.totalUsers).toBe(2);
});

test('an order is noted only for an account that is known by the number', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const customer = { id: asha.user._id, phone: GITA, name: 'Gita' };
  const refused = await take(owner, byPhone([[mango, 1]], 70, { customer }));
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['customer.id']]);
  const own = { ...customer, phone: asha.user.phone };
  expect((await take(owner, byPhone([[mango, 1]], 70, { customer: own }))).status).toBe(201);
});

test('what she usually buys comes with the amount of the last time, the most often bought first', async () => {
  await using shop = await openShop();
  const { owner, mango, rice, placed } = await shopWithCaller(shop);
  shop.clock.advance({ days: 1 });
  await take(
    owner,
    byPhone(
      [
        [mango, 3],
        [rice, 1],
      ],
      210,
    ),
  );
  const { body } = await owner.call('GET', `/api/orders/taken/usual?customer=${placed.user}`);
  expect(
    body.goods.map(({ product, quantity }: { product: { title: string }; quantity: number }) => [
      product.title,
      quantity,
    ]),
  ).toEqual([
    ['mango', 3],
    ['rice', 1],
  ]);
});

test('staff with orders take them; other staff and shoppers do not, and learn nobody’s number', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const asha = await signUp(shop);
  await order(asha, [mango, 1]);
  const who = [asha, await staff(shop, ['goods']), await staff(shop, ['rider'])];
  for (const person of who) {
    expect((await take(person, byPhone([[mango, 1]], 70))).status).toBe(403);
    expect((await person.call('GET', '/api/orders/taken/callers?phone=9876')).status).toBe(403);
    expect((await person.call('GET', '/api/orders/taken/usual?phone=9876543210')).status).toBe(403);
  }
  expect((await take(shop, byPhone([[mango, 1]], 70))).status).toBe(401);
});
