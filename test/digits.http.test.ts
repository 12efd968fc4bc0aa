import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, PASSWORD, regular } from '#test/people.ts';
import { orderNow, pay, payment } from '#test/steps/payments.ts';
import { EVENING, roundsIn } from '#test/steps/rounds.ts';

// Devanagari and Bengali digits stand side by side here: the shop reads both in each field.

const HINDI = '०१२३४५६७८९';
const BENGALI = '০১২৩৪৫৬৭৮৯';
const typedIn = (digits: string, text: string): string =>
  text.replaceAll(/\d/g, (digit) => digits[Number(digit)]!);
const SCRIPTS = [HINDI, BENGALI];

test('a phone, a code and a login name are taken in Hindi and Bengali digits', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const [at, digits] of SCRIPTS.entries()) {
    const phone = `982604444${at}`;
    const typed = typedIn(digits, phone);
    const meena = { name: 'Meena', phone: typed, password: 'mango-tree', noEmail: true };
    const { status, body } = await shop.call('POST', '/api/auth/signup', meena);
    expect([status, body.user?.phone]).toEqual([201, phone]);
    const logIn = (name: string, password: string) =>
      shop.call('POST', '/api/auth/login', { email: name, password });
    expect((await logIn(typed, 'mango-tree')).status).toBe(200);
    const handed = await owner.call('POST', `/api/auth/user/${body.user._id}/logincode`, {});
    const reset = { phone: typed, code: typedIn(digits, handed.body.code), password: 'Papaya-1234' };
    expect((await shop.call('POST', '/api/auth/reset-password-code', reset)).status).toBe(200);
    expect((await logIn(phone, 'Papaya-1234')).status).toBe(200);
  }
});

test('a recovery code, which mixes letters and digits, is taken with Hindi digits', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { codes } = (await owner.call('POST', '/api/auth/rescue-codes', { password: PASSWORD })).body;
  const entered = { email: owner.user.email, code: typedIn(HINDI, codes[0]), password: 'Papaya-1234' };
  expect((await shop.call('POST', '/api/auth/rescue', entered)).status).toBe(200);
});

test.each(SCRIPTS)('price, stock and barcode of goods are taken as %s', async (digits) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const typed = {
    ...goodsForm('salt'),
    price: typedIn(digits, '45.50'),
    cuttedprice: typedIn(digits, '50'),
    stock: typedIn(digits, '12'),
    barcode: typedIn(digits, '8901030865275'),
    pack: '',
    description: 'नमक १ किलो',
  };
  const { body } = await owner.call('POST', '/api/products/addproduct', typed);
  const salt = (await owner.call('GET', `/api/products/${body._id}`)).body;
  expect(salt).toMatchObject({ price: 45.5, cuttedprice: 50, stock: 12, description: 'नमक १ किलो' });
  const held = await owner.call('GET', `/api/products/barcodes/${typedIn(digits, '8901030865275')}`);
  expect(held.body.product?._id).toBe(body._id);
  const found = async (from: string) =>
    (await shop.call('GET', `/api/products?from=${encodeURIComponent(typedIn(digits, from))}`)).body.total;
  expect([await found('45'), await found('46')]).toEqual([1, 0]);
});

test.each(SCRIPTS)(
  'phone and pincode of an address, a UTR and a searched order are taken as %s',
  async (digits) => {
    await using shop = await openShop();
    const [owner, asha] = [await admin(shop), await regular(shop)];
    const { mango } = await addGoods(shop, { mango: {} });
    await fillCart(asha, [mango, 1]);
    const selectedAddress = {
      ...DELIVERY_ADDRESS,
      phone: typedIn(digits, '9826044444'),
      pincode: typedIn(digits, '411001'),
      colony: `वार्ड ${typedIn(digits, '5')}`,
    };
    const { status, body } = await send(asha, { ...(await checkoutRequest(asha)), selectedAddress });
    expect(status).toBe(201);
    const order = await orderNow(owner, body.data ?? body);
    expect(order.selectedAddress).toMatchObject({
      phone: '9826044444',
      pincode: '411001',
      colony: selectedAddress.colony,
    });
    const reference = typedIn(digits, '428100000001');
    expect((await pay(owner, order, payment(order, { method: 'upi', reference }))).status).toBe(201);
    const rows = await shop.platform.db.selectFrom('payments').select('reference').execute();
    expect(rows).toEqual([{ reference: '428100000001' }]);
    for (const words of [order.orderId, '9826044444', `Asha ${order.orderId}`]) {
      const q = encodeURIComponent(typedIn(digits, words));
      expect((await owner.call('GET', `/api/orders/all?q=${q}`)).body.totalOrders, words).toBe(1);
    }
    const known = await shop.call(
      'GET',
      `/api/shop/pincodes/${encodeURIComponent(typedIn(digits, '411001'))}`,
    );
    expect(known.body.district).toBe('Pune');
  },
);

test('a day and a time are taken in Hindi digits', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const round = {
    ...EVENING,
    on: typedIn(HINDI, '2026-11-25'),
    from: typedIn(HINDI, '17:00'),
    orderBefore: typedIn(HINDI, '14:00'),
  };
  const { days: _, ...dated } = round;
  expect((await owner.call('POST', '/api/delivery/rounds', dated)).status).toBe(201);
  expect(await roundsIn(owner)).toMatchObject([
    { on: '2026-11-25', from: '17:00', orderBefore: expect.any(String) },
  ]);
});

test('a body that is nested four thousand times is refused, and is no bug of the shop', async () => {
  await using shop = await openShop();
  const email = JSON.parse('['.repeat(4000) + ']'.repeat(4000));
  expect((await shop.call('POST', '/api/auth/login', { email, password: 'x' })).status).toBe(422);
  expect(shop.bugs).toEqual([]);
});

test.each(SCRIPTS)(
  'a password, a name and a brand that are all %s stay as they were typed',
  async (digits) => {
    await using shop = await openShop();
    const owner = await admin(shop);
    const password = typedIn(digits, '12345678');
    const ram = {
      name: `Ram ${typedIn(digits, '2')}`,
      email: 'ram@example.in',
      phone: '9826044444',
      password,
    };
    expect((await shop.call('POST', '/api/auth/signup', ram)).status).toBe(201);
    const logIn = (said: string) =>
      shop.call('POST', '/api/auth/login', { email: ram.email, password: said });
    expect([(await logIn(password)).status, (await logIn('12345678')).status]).toEqual([200, 401]);
    const q = encodeURIComponent(ram.name);
    expect((await owner.call('GET', `/api/auth/user?q=${q}`)).body.users).toMatchObject([{ name: ram.name }]);
    const [brand, title] = [typedIn(digits, '501'), typedIn(digits, '555')];
    const made = await owner.call('POST', '/api/products/addproduct', { ...goodsForm('soap'), brand, title });
    expect((await owner.call('GET', `/api/products/${made.body._id}`)).body).toMatchObject({ brand, title });
  },
);
