import { expect, test } from 'vitest';
import { deactivateProduct, editProduct } from '#catalogue/server/commands.ts';
import { productsByIds } from '#catalogue/server/queries.ts';
import { write } from '#platform/http/routes.ts';
import { saveSettings } from '#settings/server/commands/save-settings.ts';
import { readSettings } from '#settings/server/queries.ts';
import { checkoutRequest, fillCart, send, DELIVERY_ADDRESS } from '#test/carts.ts';
import { addGoods, stockOf } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

const owner = { userId: null, name: 'Owner' };

const ordersIn = async ({ platform }: TestShop) =>
  Number(
    (
      await platform.db
        .selectFrom('orders')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

async function changePrice({ platform, clock }: TestShop, product: { _id: string }, price: number) {
  const current = (await productsByIds(platform.db, [product._id])).get(product._id);
  if (!current) throw new Error('no such product');
  const { _id, id: _, ...fields } = current;
  await write(platform, (tx) =>
    editProduct(tx, _id, { ...fields, price, cuttedprice: price }, { actor: owner, now: clock.now() }),
  );
}

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
      totalItems: 4,
      items: [
        {
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
        { quantity: 1, product: expect.objectContaining({ _id: rice._id, price: 60 }) },
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

test('when another screen changed the cart, nothing is placed and the cart as it is comes back', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: {}, rice: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  await fillCart(asha, [rice, 2]);
  const now = (await asha.call('GET', '/api/cart')).body.data;

  const { status, body } = await send(asha, seen);
  expect(status).toBe(409);
  expect(body.code).toBe('cart_changed');
  expect(body.detail).toEqual({ cart: now });
  expect((await asha.call('GET', '/api/cart')).body.data).toEqual(now);
  expect(await ordersIn(shop)).toBe(0);
  expect(await stockOf(shop, mango)).toBe(100);
});

test('a changed quantity is a changed cart too', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  await fillCart(asha, [mango, 1]);
  const { body } = await send(asha, seen);
  expect(body).toMatchObject({ code: 'cart_changed', detail: { cart: [{ quantity: 2 }] } });
});

test('a cart that another device ordered cannot be ordered a second time', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  await send(asha, seen, 'phone-key-1');
  const { status, body } = await send(asha, seen, 'laptop-key-1');
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'cart_changed', detail: { cart: [] } });
  expect(body.message).toBe('Your cart is empty: it was ordered or emptied on another screen.');
  expect(await ordersIn(shop)).toBe(1);
});

test('two tabs that order the same cart at the same moment make one order', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { stock: 100 }, rice: { stock: 100 } });
  const asha = await signUp(shop);
  for (let round = 1; round <= 10; round += 1) {
    await fillCart(asha, [mango, 1], [rice, 2]);
    const seen = await checkoutRequest(asha);
    const answers = await Promise.all([
      send(asha, seen, `tab-one-${round}`),
      send(asha, seen, `tab-two-${round}`),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  }
  expect(await ordersIn(shop)).toBe(10);
  expect([await stockOf(shop, mango), await stockOf(shop, rice)]).toEqual([90, 80]);
  expect(shop.bugs).toEqual([]);
});

test('the server compares goods, not the order or the form in which they are listed', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 10 }, rice: { price: 20 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2], [rice, 1]);
  const checkout = await checkoutRequest(asha);
  const items = [
    { product: rice._id, quantity: 1, user: asha.user._id },
    { product: mango._id, quantity: 1 },
    { product: mango._id, quantity: 1 },
  ];
  expect((await send(asha, { ...checkout, items })).status).toBe(201);
});

test('a price that moved since the shopper looked: nothing is placed, each line that moved is named', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 50 }, rice: { price: 100 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2], [rice, 1]);
  const seen = await checkoutRequest(asha);
  await changePrice(shop, mango, 55.5);

  const { status, body } = await send(asha, seen);
  expect(status).toBe(409);
  expect(body.code).toBe('price_changed');
  expect(body.detail).toEqual({
    items: (await asha.call('GET', '/api/cart')).body.data,
    subtotal: 211,
    shipping: 20,
    totalAmount: 231,
    totalItems: 3,
    changed: [{ product: mango._id, title: 'mango', was: 50, now: 55.5 }],
  });
  expect(await ordersIn(shop)).toBe(0);
  expect(await stockOf(shop, mango)).toBe(100);

  const agreed = await send(asha, await checkoutRequest(asha));
  expect(agreed.status).toBe(201);
  expect(agreed.body.data.totalAmount).toBe(231);
});

test('two prices that moved against each other are still two prices that moved', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: { price: 50 }, rice: { price: 100 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1], [rice, 1]);
  const seen = await checkoutRequest(asha);
  await changePrice(shop, mango, 60);
  await changePrice(shop, rice, 90);
  const { body } = await send(asha, seen);
  expect(body.code).toBe('price_changed');
  expect(body.detail.changed).toHaveLength(2);
});

test('a total that is not the shop’s total is refused, up or down, with the right one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  for (const totalAmount of [119.99, 120.01, 1, 0]) {
    const { status, body } = await send(asha, { ...seen, totalAmount });
    expect([status, body.code]).toEqual([409, 'price_changed']);
    expect(body.detail).toMatchObject({ totalAmount: 120, changed: [] });
  }
  expect((await send(asha, { ...seen, totalItems: 2 })).body.code).toBe('price_changed');
  expect(await ordersIn(shop)).toBe(0);
});

test('when the owner changes the shipping rule, shoppers at the checkout see the new total first', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const seen = await checkoutRequest(asha);
  expect(seen.totalAmount).toBe(600);
  const settings = { ...(await readSettings(shop.platform.db)), freeShippingAbove: 1000 };
  await write(shop.platform, (tx) => saveSettings(tx, { settings, actor: owner }, shop.clock.now()));
  const { body } = await send(asha, seen);
  expect(body).toMatchObject({ code: 'price_changed', detail: { shipping: 20, totalAmount: 620 } });
});

test('too little on the shelf: nothing is placed, each short line is named with what is left', async () => {
  await using shop = await openShop();
  const { mango, rice, apple } = await addGoods(shop, {
    mango: { stock: 1 },
    rice: { stock: 0 },
    apple: { stock: 9 },
  });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 2], [rice, 1], [apple, 1]);
  const { status, body } = await send(asha, await checkoutRequest(asha));
  expect(status).toBe(409);
  expect(body.code).toBe('out_of_stock');
  expect(body.detail.lines).toHaveLength(2);
  expect(body.detail.lines).toEqual(
    expect.arrayContaining([
      { product: mango._id, title: 'mango', unit: 'kg', wanted: 2, left: 1 },
      { product: rice._id, title: 'rice', unit: 'kg', wanted: 1, left: 0 },
    ]),
  );
  expect(await stockOf(shop, apple)).toBe(9);
  expect((await asha.call('GET', '/api/cart')).body.data).toHaveLength(3);
  expect(await ordersIn(shop)).toBe(0);
});

test('goods that were taken off the shelf at the last moment are named as gone', async () => {
  await using shop = await openShop();
  const { mango, rice } = await addGoods(shop, { mango: {}, rice: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1], [rice, 1]);
  const seen = await checkoutRequest(asha);
  await write(shop.platform, (tx) =>
    deactivateProduct(tx, mango._id, { actor: owner, now: shop.clock.now() }),
  );
  const { status, body } = await send(asha, seen);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'out_of_stock',
    detail: { lines: [{ product: mango._id, title: 'mango', wanted: 1, left: 0 }] },
  });
  expect(await ordersIn(shop)).toBe(0);
});

test('50 shoppers, one last mango: one order is placed, 49 learn that it is gone', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { stock: 1 } });
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => signUp(shop)));
  const checkouts = await Promise.all(
    shoppers.map(async (shopper) => {
      await fillCart(shopper, [mango, 1]);
      return { shopper, checkout: await checkoutRequest(shopper) };
    }),
  );
  const answers = await Promise.all(checkouts.map(({ shopper, checkout }) => send(shopper, checkout)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['out_of_stock']));
  expect(await stockOf(shop, mango)).toBe(0);
  expect(await ordersIn(shop)).toBe(1);
  expect(shop.bugs).toEqual([]);
});

test('shoppers who order the same goods in different sequence never block one another', async () => {
  await using shop = await openShop();
  const { mango, rice, apple } = await addGoods(shop, { mango: {}, rice: {}, apple: {} });
  const sequences = [
    [mango, rice, apple],
    [apple, rice, mango],
    [rice, apple, mango],
  ];
  const shoppers = await Promise.all(Array.from({ length: 24 }, () => signUp(shop)));
  const answers = await Promise.all(
    shoppers.map(async (shopper, index) => {
      for (const product of sequences[index % 3] ?? []) await fillCart(shopper, [product, 1]);
      return send(shopper, await checkoutRequest(shopper));
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.data.orderId)).size).toBe(24);
  expect(await stockOf(shop, rice)).toBe(76);
});

test('what was ordered keeps its name and price when the catalogue changes', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const placed = (await send(asha, await checkoutRequest(asha))).body.data;
  await changePrice(shop, mango, 99);
  const later = await asha.call('GET', `/api/orders/${placed._id}`);
  expect(later.body).toEqual(placed);
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
