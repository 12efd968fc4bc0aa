import { expect, test } from 'vitest';
import type { Address, User } from '#identity/identity.ts';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { regular, type Person } from '#test/people.ts';

const WITH_PLACE = { ...DELIVERY_ADDRESS, pincode: '263601', district: 'Almora', state: 'Uttarakhand' };

async function shopOf(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: {} });
  const orderTo = async (who: Person, selectedAddress: object): Promise<number> => {
    await fillCart(who, [mango, 1]);
    return (await send(who, { ...(await checkoutRequest(who)), selectedAddress })).status;
  };
  const userOf = async (who: Person): Promise<User> => (await who.call('GET', '/api/users/user')).body.user;
  const save = (who: Person, change: object) => who.call('PATCH', `/api/auth/${who.user._id}`, change);
  return { orderTo, userOf, save, bookOf: async (who: Person) => (await userOf(who)).addresses };
}

test('an address that was ordered to is in the address book with its landmark, once however it is typed again', async () => {
  await using shop = await openShop();
  const { orderTo, bookOf } = await shopOf(shop);
  const [asha, ravi] = [await regular(shop), await regular(shop, { name: 'Ravi' })];
  expect(await orderTo(asha, WITH_PLACE)).toBe(201);
  const kept = {
    _id: expect.any(String),
    name: 'Asha Devi',
    email: '',
    noEmail: true,
    phone: '9876543210',
    street: 'Upper Bazaar',
    landmark: 'near the bus stand',
    city: 'Almora',
    state: 'Uttarakhand',
    pinCode: '263601',
  };
  expect(await bookOf(asha)).toEqual([kept]);
  expect(
    await orderTo(asha, { ...WITH_PLACE, colony: ' UPPER  bazaar ', landmark: 'Near the Bus Stand' }),
  ).toBe(201);
  expect(await bookOf(asha)).toHaveLength(1);
  shop.clock.advance({ minutes: 1 });
  expect(await orderTo(asha, { ...WITH_PLACE, colony: 'Lower Bazaar' })).toBe(201);
  expect((await bookOf(asha)).map(({ street }) => street)).toEqual(['Lower Bazaar', 'Upper Bazaar']);
  expect(await bookOf(ravi)).toEqual([]);
});

test('an entry that was made without a landmark gets the one that was ordered with', async () => {
  await using shop = await openShop();
  const { orderTo, bookOf, save } = await shopOf(shop);
  const asha = await regular(shop);
  const home = { name: 'Asha Devi', noEmail: true, phone: '9876543210', street: 'Upper Bazaar' };
  await save(asha, { addresses: [{ ...home, city: 'Almora', state: 'Uttarakhand', pinCode: '263601' }] });
  expect(await orderTo(asha, WITH_PLACE)).toBe(201);
  expect(await bookOf(asha)).toMatchObject([{ street: 'Upper Bazaar', landmark: 'near the bus stand' }]);
});

test('an order without pincode is kept, too; the book can still be sent back, changed, and the deletion undone', async () => {
  await using shop = await openShop();
  const { orderTo, userOf, save } = await shopOf(shop);
  const asha = await regular(shop);
  expect(await orderTo(asha, { ...DELIVERY_ADDRESS, lastName: '-' })).toBe(201);
  const user = await userOf(asha);
  expect(user.addresses).toMatchObject([{ name: 'Asha', city: '', state: '', pinCode: '' }]);
  const renamed = await save(asha, { ...user, name: 'Asha Rao', addressesSeen: undefined });
  expect([renamed.status, renamed.body.addresses]).toEqual([200, user.addresses]);
  const [{ _id, ...entry }] = user.addresses as [Address];
  await save(asha, { addresses: [], addressesSeen: [_id] });
  expect((await save(asha, { addresses: [entry], addressesSeen: [] })).status).toBe(200);
  const [back] = (await userOf(asha)).addresses;
  const whole = { ...back, city: 'Almora', state: 'Uttarakhand', pinCode: '263601' };
  expect((await save(asha, { addresses: [whole], addressesSeen: [] })).status).toBe(200);
  const emptied = await save(asha, { addresses: [{ ...whole, state: '' }], addressesSeen: [] });
  expect([emptied.status, emptied.body.fields]).toEqual([
    422,
    { 'addresses.0.state': ['state is required'] },
  ]);
  const { landmark: _, ...typed } = { ...entry, city: '', state: 'Uttarakhand' };
  const refused = await save(asha, { addresses: [typed], addressesSeen: [] });
  expect(Object.keys(refused.body.fields)).toEqual(['addresses.0.city', 'addresses.0.pinCode']);
});

test('a full address book, or a name too long for it, stops no order', async () => {
  await using shop = await openShop();
  const { orderTo, bookOf, save } = await shopOf(shop);
  const asha = await regular(shop);
  const home = {
    name: 'Asha',
    noEmail: true,
    phone: '9876543210',
    city: 'Almora',
    state: 'Uttarakhand',
    pinCode: '263601',
  };
  const addresses = Array.from({ length: 49 }, (_, at) => ({ ...home, street: `House ${at}` }));
  expect((await save(asha, { addresses })).status).toBe(200);
  const long = { firstName: 'A'.repeat(80), lastName: 'B'.repeat(80) };
  expect(await orderTo(asha, { ...WITH_PLACE, ...long })).toBe(201);
  expect(await bookOf(asha)).toHaveLength(49);
  expect(await orderTo(asha, WITH_PLACE)).toBe(201);
  expect(await orderTo(asha, { ...WITH_PLACE, colony: 'Lower Bazaar' })).toBe(201);
  expect(await bookOf(asha)).toHaveLength(50);
});

test('an order that is refused keeps no address', async () => {
  await using shop = await openShop();
  const { bookOf } = await shopOf(shop);
  const { rice } = await addGoods(shop, { rice: {} });
  const asha = await regular(shop);
  await fillCart(asha, [rice, 1]);
  const asked = await checkoutRequest(asha);
  expect((await send(asha, { ...asked, totalAmount: 1 })).status).toBe(409);
  expect(await bookOf(asha)).toEqual([]);
});
