import { expect, test } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { rateTable, takeRegistration } from '#tax/server/public.ts';
import { rateOn, type TaxedGoods } from '#tax/tax.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person } from '#test/people.ts';

const add = (owner: Person, rate: object) => owner.call('POST', '/api/tax/rates', rate);
const soap: TaxedGoods = { hsn: '3401', taxGoods: 'soap-bar', takenAs: 'packed', typedRate: null };
const rateOf = async (shop: TestShop, day: string, goods: Partial<TaxedGoods> = {}) =>
  rateOn(await rateTable(shop.platform.db), { ...soap, ...goods }, day).rate / 100;

test('the table that comes with the shop names goods in three languages, with their rates and where they stand', async () => {
  await using shop = await openShop();
  const { goods, shipped, own, today } = (await (await admin(shop)).call('GET', '/api/tax/rates')).body;
  expect([goods.length > 140, shipped.length > 300, own, today]).toEqual([true, true, [], '2026-11-20']);
  expect(goods.find((one: { goods: string }) => one.goods === 'dals')).toMatchObject({
    title_hi: 'दालें, चना, राजमा',
    hsn: ['0713'],
  });
});

test('a rate of the owner’s own holds from its day on, and what comes with the shop again once it ends', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await add(owner, {
    goods: 'soap-bar',
    from: '2026-11-10',
    rate: 1200,
    source: '12/2026',
  });
  expect([status, body.own]).toMatchObject([201, [{ rate: 1200, nature: 'taxable', until: null }]]);
  expect(await Promise.all([rateOf(shop, '2026-11-09'), rateOf(shop, '2026-11-10')])).toEqual([5, 12]);
  const path = `/api/tax/rates/${body.own[0].id}`;
  const ended = await owner.call('DELETE', path);
  expect((await owner.call('DELETE', path)).body).toEqual(ended.body);
  expect(await Promise.all([rateOf(shop, '2026-11-19'), rateOf(shop, '2026-11-20')])).toEqual([12, 5]);
  expect((await owner.call('DELETE', '/api/tax/rates/none')).status).toBe(404);
});

test('a rate may be of the first digits of an HSN', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await add(owner, { hsn: '8471', from: '2026-11-01', rate: 2800 });
  expect(await rateOf(shop, '2026-11-20', { taxGoods: '', hsn: '84713010' })).toBe(28);
});

test('a rate of no goods, of an HSN that is none, of no day, above 100 per cent is refused at its field', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const rate = { goods: 'soap-bar', from: '2026-11-20', rate: 500 };
  const refused = async (changes: object) => {
    const { status, body } = await add(owner, { ...rate, ...changes });
    return [status, ...Object.keys(body.fields ?? {})];
  };
  expect(await refused({ goods: 'soap' })).toEqual([422, 'goods']);
  expect(await refused({ goods: '' })).toEqual([422, 'goods']);
  expect(await refused({ goods: '', hsn: '7799' })).toEqual([422, 'hsn']);
  expect(await refused({ goods: '', hsn: '123' })).toEqual([422, 'hsn']);
  expect(await refused({ from: '2026-02-30' })).toEqual([422, 'from']);
  expect(await refused({ rate: 10_001 })).toEqual([422, 'rate']);
  expect(await refused({ rate: 5.5 })).toEqual([422, 'rate']);
});

test('a rate does not begin before papers that were drawn', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const registration = { from: '2026-11-01', mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'Meena' };
  await owner.call('POST', '/api/tax/registrations', registration);
  await write(shop.platform, (tx) => takeRegistration(tx, '2026-11-20'));
  const late = await add(owner, { goods: 'soap-bar', from: '2026-11-19', rate: 1200 });
  expect(late.body.fields).toEqual({ from: ['Bills of this day were made already: choose a later day'] });
  expect((await add(owner, { goods: 'soap-bar', from: '2026-11-20', rate: 1200 })).status).toBe(201);
});
