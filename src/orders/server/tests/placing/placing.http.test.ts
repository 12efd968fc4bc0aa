import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, ordersIn, send, DELIVERY_ADDRESS } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

test('a cart becomes an order: numbered, priced, pending, to be paid in cash at the door', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, {
    mango: { price: 49.9, stock: 10 },
    rice: { price: 60, stock: 5 },
  });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 3]);
  shop.clock.advance({ minutes: 1 });
  await fillCart(asha, [rice, 1]);

  const placed = await send(asha, await checkoutRequest(asha), 'first-try-1');
  expect(placed.status).toBe(201);
  expect(placed.headers.get('cache-control')).toBe('no-store');
  expect(placed.body).toEqual({
    data: {
      _id: expect.any(String),
      orderId: '1',
      createdAt: '2026-11-20T04:31:00.000Z',
      createdDatetime: '20 Nov 2026, 10:01 am',
      createdDate: '20 Nov 2026',
      updatedAt: '2026-11-20T04:31:00.000Z',
      deliveredAt: null,
      status: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'cash',
      subtotal: 209.7,
      shipping: 20,
      totalAmount: 229.7,
      due: 229.7,
      giveBack: 0,
      phoneToConfirm: false,
      ifMissing: 'call',
      totalItems: 4,
      items: [
        {
          line: 0,
          revision: 1,
          quantity: 3,
          product: {
            _id: mango._id,
            title: 'mango',
            thumbnail: '',
            description: 'Fresh mango',
            price: 49.9,
            unit: 'kg',
            soldBy: 'piece',
            pack: '',
            color: '',
          },
        },
        {
          line: 1,
          revision: 1,
          quantity: 1,
          product: expect.objectContaining({ _id: rice._id, price: 60 }),
        },
      ],
      selectedAddress: DELIVERY_ADDRESS,
      timeline: [
        { kind: 'status', from: null, to: 'pending', at: '2026-11-20T04:31:00.000Z', by: 'Asha', note: '' },
      ],
      may: { cancel: true },
      user: asha.user._id,
    },
  });
});

test('an order takes its goods off the shelf and empties the cart', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 10 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 4]);
  await send(asha, await checkoutRequest(asha));
  expect(await stockOf(shop, mango)).toBe(6);
  expect((await asha.call('GET', '/api/cart')).body.data).toEqual([]);
});

test('card at the door, and everything the checkout knows of the address, are kept on the order', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const selectedAddress = {
    ...DELIVERY_ADDRESS,
    email: 'asha@example.in',
    address: 'House 4',
    district: 'Kullu',
    state: 'Himachal Pradesh',
    pincode: '175101',
  };
  const checkout = { ...(await checkoutRequest(asha)), selectedAddress, paymentMethod: 'card' };
  const placed = await send(asha, checkout);
  expect(placed.body.data).toMatchObject({ paymentMethod: 'card', selectedAddress });
});

test.each([
  ['firstName', 'First Name is required'],
  ['lastName', 'Last Name is required'],
  ['phone', 'Phone number is required'],
  ['colony', 'colony  is required'],
  ['landmark', 'landmark  is required'],
])('without %s nothing is placed, and the field says why', async (field, message) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const checkout = await checkoutRequest(asha);
  const { status, body } = await send(asha, {
    ...checkout,
    selectedAddress: { ...DELIVERY_ADDRESS, [field]: '  ' },
  });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ [`selectedAddress.${field}`]: [message] });
  expect(await ordersIn(shop)).toBe(0);
});

test('whose order it is, what it costs and where it stands is never taken from the shopper', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const asha = await signUp(shop);
  const ravi = await signUp(shop, { name: 'Ravi' });
  await fillCart(ravi, [mango, 1]);
  const placed = await send(ravi, {
    ...(await checkoutRequest(ravi)),
    user: asha.user._id,
    status: 'delivered',
  });
  expect(placed.body.data).toMatchObject({ user: ravi.user._id, status: 'pending', totalAmount: 120 });
  const paid = await send(ravi, { ...(await checkoutRequest(ravi)), paymentStatus: 'received' });
  expect(paid.status).toBe(422);
});

test('a guest cannot order', async () => {
  await using shop = await openShop();
  expect((await send(shop, {})).status).toBe(401);
});

test('an empty cart cannot be ordered', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const { status, body } = await send(asha, { ...(await checkoutRequest(asha)), totalItems: 1 });
  expect(status).toBe(422);
  expect(body.message).toBe('Your cart is Empty Please add items to your cart.');
});

test('the shopper gets a mail that confirms the order to the paisa', async () => {
  await using shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  const { mango } = await addGoods(shop, { mango: { price: 49.9 } });
  const asha = await signUp(shop, { email: 'asha@example.in' });
  await fillCart(asha, [mango, 3]);
  await send(asha, await checkoutRequest(asha));
  const mails = await sentMails(shop);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: 'asha@example.in', subject: 'Your order 1 from Haat' });
  expect(mails[0]?.text).toContain('3 x mango at ₹49.90: ₹149.70');
  expect(mails[0]?.text).toContain('Shipping: ₹20');
  expect(mails[0]?.text).toContain('Total: ₹169.70');
  expect(mails[0]?.text).toContain('You pay in cash at the door.');
  expect(mails[0]?.text).toContain('https://shop.example/my-order');
});

test('a refused order sends no mail', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 1 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2]);
  await send(asha, await checkoutRequest(asha));
  expect(await sentMails(shop)).toEqual([]);
});

test.each([
  ['a number that is no number', { totalAmount: 'free' }],
  ['an amount beyond all money', { totalAmount: 1e300 }],
  ['a negative total', { totalAmount: -1 }],
  ['half an item', { totalItems: 0.5 }],
  ['an unknown way to pay', { paymentMethod: 'crypto' }],
  ['a field nobody knows', { discount: 100 }],
  ['no items', { items: undefined }],
  ['a hidden character in the name', { selectedAddress: { ...DELIVERY_ADDRESS, firstName: 'A\u0000sha' } }],
])('%s is refused and never breaks the shop', async (_, wrong) => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const { status } = await send(asha, { ...(await checkoutRequest(asha)), ...wrong });
  expect(status).toBe(422);
  expect(shop.bugs).toEqual([]);
});

test('what a shopper asks for with her order is kept with it, and whoever packs and rides reads it', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  await fillCart(asha, [mango, 1]);
  const checkout = { ...(await checkoutRequest(asha)), note: '  Ring the bell twice  ' };
  expect((await send(asha, { ...checkout, note: 'x'.repeat(501) })).status).toBe(422);
  const placed = (await send(asha, checkout)).body.data;
  expect(placed.note).toBe('Ring the bell twice');
  expect((await owner.call('GET', `/api/orders/${placed._id}`)).body.note).toBe('Ring the bell twice');
});
