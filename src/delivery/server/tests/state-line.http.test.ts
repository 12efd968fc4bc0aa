import { expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person } from '#test/people.ts';

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
