import { expect, test } from 'vitest';
import type { TaxProposal } from '#stocking/stocking.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person } from '#test/people.ts';

const PATH = '/api/products/admin/missing/tax';
const REGULAR = { from: '2026-11-20', mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'Meena Stores' };
const proposals = async (owner: Person) => (await owner.call('GET', PATH)).body;
const goodsOf = (list: readonly TaxProposal[]) =>
  Object.fromEntries(list.map(({ title, taxGoods }) => [title, taxGoods]));

test('every product without a rate has a proposal by its name, in Hindi too, or by its shelf, and says how sure', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    'Fresh potato': { category: 'vegetables' },
    'तूर दाल': { category: 'grocery' },
    'Star soap dish': { category: 'localitems' },
    'Basmati rice': { category: 'localitems' },
    'Zari brooch': { category: 'vegetables' },
  });
  expect(await proposals(owner), 'not registered').toEqual({ sure: [], unsure: [], goods: [] });
  await owner.call('POST', '/api/tax/registrations', REGULAR);
  const { sure, unsure, goods } = await proposals(owner);
  expect(goodsOf(sure)).toMatchObject({ 'Fresh potato': 'vegetables' });
  expect(goodsOf(unsure)).toMatchObject({ 'Basmati rice': 'rice', 'Zari brooch': 'vegetables' });
  expect(sure.length + unsure.length).toBe(5);
  expect(goods.length).toBeGreaterThan(140);
});

test('sure ones are confirmed together; a heading that the product has stays', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, {
    Potatoes: { category: 'vegetables' },
    Onions: { category: 'vegetables', hsn: '07031010' },
  });
  await owner.call('POST', '/api/tax/registrations', REGULAR);
  const { sure } = await proposals(owner);
  const products = sure.map(({ _id, taxGoods, hsn }: TaxProposal) => ({ id: _id, taxGoods, hsn }));
  const { status, body } = await owner.call('POST', PATH, { products });
  expect([status, body.sure, body.unsure]).toEqual([200, [], []]);
  const details = await Promise.all(
    sure.map(async ({ _id }: TaxProposal) => (await owner.call('GET', `/api/products/admin/${_id}`)).body),
  );
  expect(Object.fromEntries(details.map(({ title, taxGoods, hsn }) => [title, [taxGoods, hsn]]))).toEqual({
    Potatoes: ['vegetables', '0701'],
    Onions: ['vegetables', '07031010'],
  });
  const unknown = { products: [{ id: sure[0]._id, taxGoods: 'gold' }] };
  expect((await owner.call('POST', PATH, unknown)).status).toBe(422);
});

test('a rate that the starter list wrote is proposed to follow its goods; one that the owner typed is asked about, and may stay', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rice = { category: 'grocery', taxRate: 5 } as const;
  await addGoods(shop, {
    'Parboiled rice': { ...rice, sku: 'S-PARBOILED-RICE', soldBy: 'weight' },
    'Raw rice': { ...rice, soldBy: 'piece', pack: '5 kg' },
    'Minikit rice': { ...rice, soldBy: 'weight', taxRate: 12 },
    Handwash: { ...rice, title: 'Handwash liquid', category: 'cosmetics' },
    Brooch: { ...rice },
  });
  await owner.call('POST', '/api/tax/registrations', REGULAR);
  const asked = await proposals(owner);
  expect(Object.fromEntries(asked.sure.map(({ title, ownRate }: TaxProposal) => [title, ownRate]))).toEqual({
    'Parboiled rice': { typed: 500, law: 0, takenAs: 'loose', isOfList: true },
    'Handwash liquid': { typed: 500, law: 1800, takenAs: 'packed', isOfList: true },
  });
  expect(asked.unsure.map(({ title, ownRate }: TaxProposal) => [title, ownRate])).toEqual([
    ['Minikit rice', { typed: 1200, law: 0, takenAs: 'loose', isOfList: false }],
  ]);
  const send = ({ _id, taxGoods }: TaxProposal, follows: boolean) => ({ id: _id, taxGoods, follows });
  const products = [
    ...asked.sure.map((one: TaxProposal) => send(one, true)),
    ...asked.unsure.map((one: TaxProposal) => send(one, false)),
  ];
  const { body } = await owner.call('POST', PATH, { products });
  expect([body.sure, body.unsure], 'nothing is asked twice').toEqual([[], []]);
  const rates = await Promise.all(
    products.map(async ({ id }) => {
      const { title, taxGoods, taxRate } = (await owner.call('GET', `/api/products/admin/${id}`)).body;
      return [title, [taxGoods, taxRate]];
    }),
  );
  expect(Object.fromEntries(rates)).toEqual({
    'Handwash liquid': ['soap-liquid', null],
    'Minikit rice': ['rice', 12],
    'Parboiled rice': ['rice', null],
  });
});
