import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { workOff } from '#test/steps/jobs.ts';
import { tendWishes } from '#wishes/server/tell.ts';
import { OPEN_AT_MOST } from '#wishes/wishes.ts';

/** A customer without an e-mail address, who reads Hindi. */
async function withoutMail(shop: TestShop): Promise<Person> {
  const meena = await signUp(shop, { name: 'Meena', language: 'hi' });
  await shop.platform.db
    .updateTable('users')
    .set({ email: null, no_email_at: shop.platform.clock.now(), login_phone: '9826044444' })
    .where('id', '=', meena.user._id)
    .execute();
  return meena;
}

const wish = (who: Person, body: { product: string } | { words: string }) =>
  who.call('POST', '/api/wishes', { kind: 'product' in body ? 'goods' : 'words', ...body });
const own = async (who: Person) => (await who.call('GET', '/api/wishes')).body.wishes;
const asked = async (owner: Person) => (await owner.call('GET', '/api/wishes/all')).body;
const sell = (owner: Person, id: string, soldOut: boolean) =>
  owner.call('PUT', `/api/products/admin/${id}/soldout`, { soldOut });
const toTell = async (owner: Person) => (await owner.call('GET', '/api/orders/notices')).body;
/** The minute in which the shop looks whether goods are back. */
async function aMinuteLater(shop: TestShop) {
  await tendWishes(shop.platform);
  await workOff(shop);
}

test('who waits for sold-out goods is told once when they are back: by mail, or by the shop in their language', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { stock: 0 } });
  const [asha, meena] = [await signUp(shop), await withoutMail(shop)];
  for (const who of [asha, meena, asha]) expect((await wish(who, { product: mango._id })).status).toBe(201);
  expect(await own(asha)).toMatchObject([{ product: mango._id, words: '', others: 1 }]);
  expect(await asked(owner)).toEqual({
    goods: [{ product: mango._id, title: 'mango', waiting: 2 }],
    words: [],
  });
  await aMinuteLater(shop);
  expect(await sentMails(shop)).toEqual([]);
  await owner.call('POST', `/api/products/admin/${mango._id}/receipts`, { quantity: 5 });
  await aMinuteLater(shop);
  await aMinuteLater(shop);
  const [mail, ...more] = await sentMails(shop);
  expect(more).toEqual([]);
  expect([mail?.to, mail?.subject]).toEqual([asha.user.email, 'mango: you can order it now']);
  expect(mail?.text).toContain(`/shop/${mango._id}`);
  const { notices, toTell: count } = await toTell(owner);
  expect(count).toBe(1);
  expect(notices).toMatchObject([{ kind: 'back', order: '', name: 'Meena', phone: '9876543210' }]);
  expect(notices[0].text).toMatch(/^नमस्ते Meena/);
  expect(notices[0].text).toContain(`/hi/shop/${mango._id}`);
  const told = `/api/orders/notices/${notices[0]._id}/told`;
  expect((await owner.call('PUT', told, { told: true })).body.notices).toEqual([]);
  expect((await owner.call('PUT', told, { told: false })).body.toTell).toBe(1);
  await owner.call('PUT', told, { told: true });
  expect([await own(asha), await own(meena)]).toEqual([[], []]);
  expect(await asked(owner)).toEqual({ goods: [], words: [] });
});

test('goods that are sold out again before the shop told of them are waited for again', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: {} });
  await sell(owner, mango._id, true);
  const meena = await withoutMail(shop);
  await wish(meena, { product: mango._id });
  await sell(owner, mango._id, false);
  await aMinuteLater(shop);
  expect((await toTell(owner)).toTell).toBe(1);
  await sell(owner, mango._id, true);
  await aMinuteLater(shop);
  expect((await toTell(owner)).notices).toEqual([]);
  expect((await asked(owner)).goods).toMatchObject([{ waiting: 1 }]);
});

test('only what is sold out is waited for, and only what the shop sells', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  expect((await wish(asha, { product: mango._id })).status).toBe(409);
  const owner = await admin(shop);
  await owner.call('DELETE', `/api/products/deleteproduct/${mango._id}`);
  expect((await wish(asha, { product: mango._id })).status).toBe(404);
  expect((await shop.call('POST', '/api/wishes', { kind: 'goods', product: mango._id })).status).toBe(401);
});

test('what a search did not find is asked for and counted however it is typed; the shop answers, and who asked is told', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const [asha, ravi, meena] = [
    await signUp(shop),
    await signUp(shop, { name: 'Ravi' }),
    await withoutMail(shop),
  ];
  await wish(asha, { words: 'Sattu' });
  await wish(ravi, { words: ' sattu ' });
  await wish(meena, { words: 'SATTU' });
  await wish(meena, { words: 'rubbish' });
  expect(await own(asha)).toMatchObject([{ product: '', words: 'Sattu', others: 2 }]);
  expect((await asked(owner)).words).toMatchObject([{ customers: 3 }, { words: 'rubbish', customers: 1 }]);
  const dropped = await owner.call('POST', '/api/wishes/answers', { words: 'rubbish', here: false });
  expect(dropped.body.words).toMatchObject([{ customers: 3 }]);
  const answered = await owner.call('POST', '/api/wishes/answers', { words: 'sattu', here: true });
  expect([answered.status, answered.body.words]).toEqual([201, []]);
  await workOff(shop);
  expect((await sentMails(shop)).map(({ to }) => to).sort()).toEqual(
    [asha.user.email, ravi.user.email].sort(),
  );
  expect((await toTell(owner)).notices).toMatchObject([{ kind: 'back', name: 'Meena' }]);
  expect(await own(asha)).toEqual([]);
});

test('a wish is taken back by its customer alone', async () => {
  await using shop = await openShop();
  const [asha, ravi] = [await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  const { _id } = (await wish(asha, { words: 'sattu' })).body.wishes[0];
  expect((await ravi.call('DELETE', `/api/wishes/${_id}`)).status).toBe(404);
  expect((await asha.call('DELETE', `/api/wishes/${_id}`)).body.wishes).toEqual([]);
});

test('an account waits for so many goods at once, and signs and single letters are no wish', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  for (let at = 0; at < OPEN_AT_MOST; at += 1)
    expect((await wish(asha, { words: `word ${at}` })).status).toBe(201);
  expect((await wish(asha, { words: 'one more' })).status).toBe(429);
  // The same again is none more.
  expect((await wish(asha, { words: 'WORD 0' })).status).toBe(201);
  for (const words of ['?', 'a', '', ' '])
    expect((await wish(await signUp(shop), { words })).status).toBe(422);
});

test('who takes wishes back to leave others is stopped that day', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const statuses: number[] = [];
  for (let at = 0; at < 70; at += 1) {
    const { status, body } = await wish(asha, { words: `word ${at}` });
    statuses.push(status);
    if (status === 201) await asha.call('DELETE', `/api/wishes/${body.wishes[0]._id}`);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
});

test('wishes are in the customer’s own data, end with the account, and are forgotten after half a year', async () => {
  await using shop = await openShop();
  const [asha, ravi] = [await signUp(shop), await signUp(shop, { name: 'Ravi' })];
  const goods = await staff(shop, ['goods']);
  await wish(asha, { words: 'sattu' });
  await wish(ravi, { words: 'makhana' });
  const { body } = await asha.call('GET', '/api/users/user/data');
  expect(body.wishes).toMatchObject([{ words: 'sattu' }]);
  await asha.call('DELETE', '/api/users/user', { password: 'Mango-1234' });
  expect((await asked(goods)).words).toMatchObject([{ words: 'makhana' }]);
  shop.clock.advance({ days: 181 });
  await tendWishes(shop.platform);
  expect((await asked(await admin(shop))).words).toEqual([]);
});
