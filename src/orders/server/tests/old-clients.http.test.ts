import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { packOf, shopToPack } from '#test/steps/packing.ts';

test('an order with empty optional fields and its phone as a number is placed', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const empty = { email: '', address: '', district: '', state: '' };
  const { status, body } = await send(asha, {
    ...(await checkoutRequest(asha)),
    paymentMethod: '',
    user: '',
    status: '',
    selectedAddress: { ...DELIVERY_ADDRESS, ...empty, phone: 9876543210, pincode: 411001 },
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ paymentMethod: 'cash', status: 'pending' });
  expect(body.data.selectedAddress).toEqual({ ...DELIVERY_ADDRESS, phone: '9876543210', pincode: '411001' });
});

test('a line put into the cart with an empty quantity is one', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  const { status, body } = await asha.call('POST', '/api/cart', {
    product: mango._id,
    quantity: '',
    user: '',
  });
  expect([status, body.data.quantity]).toEqual([201, 1]);
});

test('an order that is sent back with empty fields is left as it is', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  await fillCart(asha, [mango, 1]);
  const placed = (await send(asha, await checkoutRequest(asha))).body.data;
  const empty = { status: '', paymentStatus: '', updatedAt: '' };
  const { status, body } = await owner.call('PATCH', `/api/orders/${placed._id}`, empty);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'pending', paymentStatus: 'pending', updatedAt: placed.updatedAt });
});

test('a phone that is sent as a number is read as its digits, wherever one is asked for', async () => {
  await using shop = await openShop();
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  const ravi = { name: 'Ravi', email: 'ravi@example.in', phone: 9123456780 };
  const signedUp = await shop.call('POST', '/api/auth/signup', { ...ravi, password: 'Mango-1234' });
  expect([signedUp.status, signedUp.body.user.phone]).toEqual([201, '9123456780']);
  const added = await owner.call('POST', '/api/auth/user', {
    ...ravi,
    email: 'two@example.in',
    password: '',
  });
  expect([added.status, added.body.phone ?? added.body.user?.phone]).toEqual([201, '9123456780']);
  const home = { name: 'Asha', email: 'a@example.in', street: 'House 4', city: 'Tawang', state: 'Assam' };
  const { body } = await asha.call('PATCH', `/api/auth/${asha.user._id}`, {
    ...asha.user,
    phone: 9123456781,
    addresses: [{ ...home, phone: 9123456782, pinCode: 790104 }],
  });
  expect(body).toMatchObject({
    phone: '9123456781',
    addresses: [{ phone: '9123456782', pinCode: '790104' }],
  });
  const wrong = await shop.call('POST', '/api/auth/signup', { ...ravi, phone: 12, password: 'Mango-1234' });
  expect(wrong.body.fields.phone).toEqual(['Phone number must be at least 10 digits']);
  const none = await shop.call('POST', '/api/auth/signup', { name: 'A', email: 'x@example.in' });
  expect(none.body.fields.phone).toEqual(['Phone is required']);
});

test('a page with older scripts finds words for every event, and where steps and payments began and ended', async () => {
  await using shop = await openShop();
  const { owner, packer, placed, potato } = await shopToPack(shop);
  await packOf(packer, placed, potato, { quantity: 1.855 });
  const { body } = await owner.call('PATCH', `/api/orders/${placed._id}`, {
    status: 'delivered',
    paymentStatus: 'received',
  });
  // Those scripts read kind, from, to and note; of a note they know the beginning, or show it as it is.
  expect(body.timeline).toMatchObject([
    { kind: 'status', from: null, to: 'pending', note: '' },
    { note: 'potato: another amount packed' },
    { kind: 'status', from: 'pending', to: 'delivered', note: '' },
    { kind: 'payment', from: 'pending', to: 'received', note: '' },
  ]);
});
