import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp } from '#test/people.ts';
import { placesAt } from '#test/steps/areas.ts';

/** Pincodes of Jharkhand and, over the border, of West Bengal. */
const [HERE, THERE] = ['829101', '700001'];

async function areaOf(owner: Person): Promise<string> {
  const { areas } = (await owner.call('POST', '/api/delivery/areas', { name: 'Bazaar', fee: 20 })).body;
  return areas[0].id;
}
const add = async (owner: Person, area: string, text: string) =>
  (await owner.call('POST', `/api/delivery/areas/${area}/villages`, { text })).body;
const answer = (owner: Person, form: object) =>
  owner.call('POST', '/api/tax/registrations', { from: '2026-11-20', ...form });
const open = async (shop: TestShop) => {
  const owner = await admin(shop);
  return { owner, area: await areaOf(owner) };
};

test('a shop that is not registered cannot add a village of another state, and is told so at its line', async () => {
  await using shop = await openShop();
  const { owner, area } = await open(shop);
  await answer(owner, { mode: 'unregistered', state: '20' });
  expect(await add(owner, area, `${HERE} Rampur\n${THERE} Bagh`)).toMatchObject({
    added: 1,
    leftOut: [{ line: 2, fault: 'border' }],
  });
});

test('without a state the villages that it has say where the shop is', async () => {
  await using shop = await openShop();
  const { owner, area } = await open(shop);
  await answer(owner, { mode: 'unregistered' });
  expect(await add(owner, area, HERE)).toMatchObject({ added: 1, leftOut: [] });
  expect(await add(owner, area, THERE)).toMatchObject({ added: 0, leftOut: [{ fault: 'border' }] });
});

test('a regular shop, and one that answers nothing, delivers over the border', async () => {
  await using shop = await openShop();
  const { owner, area } = await open(shop);
  expect(await add(owner, area, `${HERE}\n${THERE}`)).toMatchObject({ added: 2 });
  await answer(owner, { mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'Meena' });
  expect(await add(owner, area, '411001')).toMatchObject({ added: 1 });
  expect((await owner.call('GET', '/api/delivery/outside')).body).toEqual({ state: '', places: [] });
});

test('villages over the border that an area has already are shown once the answer is given', async () => {
  await using shop = await openShop();
  const { owner, area } = await open(shop);
  await add(owner, area, `${HERE}\n${THERE} Bagh`);
  await answer(owner, { mode: 'unregistered', state: '20' });
  expect((await owner.call('GET', '/api/delivery/outside')).body).toEqual({
    state: 'Jharkhand',
    places: [{ area: 'Bazaar', pincode: THERE, village: 'Bagh', state: 'West Bengal' }],
  });
});

test.each([
  ['not registered', { mode: 'unregistered', state: '20' }],
  ['under composition', { mode: 'composition', gstin: '20AAPFU0939F1Z9', legalName: 'Meena' }],
])(
  'a shop that is %s and delivers everywhere refuses an order to another state at its pincode',
  async (_, form) => {
    await using shop = await openShop();
    const owner = await admin(shop);
    const { mango } = await addGoods(shop, { mango: { price: 100 } });
    const asha = await signUp(shop);
    const orderTo = async (pincode: string) => {
      await fillCart(asha, [mango, 1]);
      return send(asha, {
        ...(await checkoutRequest(asha)),
        selectedAddress: { ...DELIVERY_ADDRESS, pincode },
      });
    };
    expect((await placesAt(shop, THERE)).elsewhere).not.toBeNull();
    expect((await orderTo(THERE)).status).toBe(201);
    const registered = await answer(owner, form);
    expect(registered.status).toBe(201);
    expect(await placesAt(shop, THERE)).toMatchObject({ elsewhere: null, areas: [] });
    const refused = await orderTo(THERE);
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      422,
      'not_delivered',
      { 'selectedAddress.pincode': ['We do not deliver there.'] },
    ]);
    expect((await placesAt(shop, HERE)).elsewhere).not.toBeNull();
    expect((await orderTo(HERE)).status).toBe(201);
  },
);

test('a village over the border that an area has from before gets no new order', async () => {
  await using shop = await openShop();
  const { owner, area } = await open(shop);
  await add(owner, area, `${HERE} Rampur\n${HERE} Bagh\n${THERE} Bagh`);
  await answer(owner, { mode: 'unregistered' });
  expect(await placesAt(shop, HERE)).toMatchObject({ villages: [{}, {}] });
  expect(await placesAt(shop, THERE)).toMatchObject({ villages: [], areas: [], elsewhere: null });
});
