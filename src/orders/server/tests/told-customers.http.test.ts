import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { OrderNotice } from '#notices/notices.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, type Person, signUp, staff } from '#test/people.ts';
import { answer, toldBy } from '#test/steps/complaints.ts';
import { moveTo } from '#test/steps/credits.ts';
import { byPhone, take } from '#test/steps/taking.ts';

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

const toTell = async (who: Caller, of?: string): Promise<OrderNotice[]> =>
  (await who.call('GET', `/api/orders/notices${of ? `?order=${of}` : ''}`)).body.notices;
const kinds = async (who: Caller): Promise<string[]> => (await toTell(who)).map(({ kind }) => kind);
const move = (who: Caller, id: string, status: string) =>
  who.call('PATCH', `/api/orders/${id}`, { status, paymentStatus: 'pending' });

test('who has no e-mail is told by the shop what the mail would have said, in their language', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const meena = await withoutMail(shop);
  const placed = await order(meena, [mango, 2]);
  expect(await kinds(owner)).toEqual([]); // she placed it herself and saw it
  await owner.call('PUT', `/api/orders/${placed._id}/lines/0/packing`, {
    quantity: 1,
    revision: 1,
    reason: 'none',
  });
  const { body: packed } = await owner.call('GET', `/api/orders/${placed._id}`);
  await owner.call('PUT', `/api/orders/${placed._id}/packing`, { packed: true, updatedAt: packed.updatedAt });
  const [notice] = await toTell(owner);
  expect(notice).toMatchObject({ kind: 'packed', orderId: placed.orderId, toldAt: null, toldBy: '' });
  expect(notice?.text).toMatch(/^नमस्ते/);
  expect(notice?.text).toMatch(/Haat$/m);
  expect(await sentMails(shop)).toEqual([]);
});

test('who has an e-mail address gets the mail, and is on no list', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const placed = await order(await signUp(shop), [mango, 2]);
  await move(owner, placed._id, 'dispatched');
  expect(await kinds(owner)).toEqual([]);
  expect(await sentMails(shop)).toHaveLength(2);
});

test('an order by phone is confirmed; the next move replaces what it makes untrue, and the end of the order ends the telling', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const { body } = await take(owner, byPhone([[mango, 6]], 600));
  const id: string = body.data._id;
  expect(await kinds(owner)).toEqual(['placed']);
  await move(owner, id, 'dispatched');
  expect(await kinds(owner)).toEqual(['placed', 'dispatched']);
  await move(owner, id, 'pending');
  expect(await kinds(owner)).toEqual(['placed']);
  await move(owner, id, 'cancelled');
  expect(await kinds(owner)).toEqual(['cancelled']);
  await move(owner, id, 'pending');
  await move(owner, id, 'delivered');
  expect(await kinds(owner)).toEqual([]);
});

test('the answers to two complaints are both to be told, and the end of the order does not take them away', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const meena = await withoutMail(shop);
  const came = await moveTo(owner, await order(meena, [mango, 2]), 'delivered');
  for (const text of ['We bring it tomorrow', 'Not this time']) {
    const told = await toldBy(meena, came);
    expect((await answer(owner, told, { kind: 'words', text })).status).toBe(201);
  }
  await move(owner, came._id, 'cancelled');
  expect((await toTell(owner)).map(({ kind, text }) => [kind, /We bring|Not this/.exec(text)?.[0]])).toEqual([
    ['answered', 'We bring'],
    ['answered', 'Not this'],
    ['cancelled', undefined],
  ]);
});

test('a tap notes who told her and when, another takes it back; the order keeps it', async () => {
  await using shop = await openShop();
  const [owner, ravi] = [await admin(shop), await staff(shop, ['packer'])];
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const { body } = await take(owner, byPhone([[mango, 6]], 600));
  const [notice] = await toTell(ravi);
  const path = `/api/orders/notices/${notice?._id}/told`;
  expect((await ravi.call('PUT', path, { told: true })).body).toEqual({ notices: [], toTell: 0 });
  await owner.call('PUT', path, { told: true }); // told once: the first stays
  expect(await toTell(owner, body.data._id)).toMatchObject([{ kind: 'placed', toldBy: 'Ravi' }]);
  await move(owner, body.data._id, 'delivered');
  expect(await toTell(owner, body.data._id)).toMatchObject([{ toldBy: 'Ravi' }]);
  await owner.call('PUT', path, { told: false });
  expect(await kinds(owner)).toEqual(['placed']);
  const gone = await ravi.call('PUT', `/api/orders/notices/${newId()}/told`, { told: true });
  expect(gone.status).toBe(404);
});

test('a customer whose account ends is told nothing more', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const meena = await withoutMail(shop);
  const placed = await order(meena, [mango, 2]);
  await move(owner, placed._id, 'dispatched');
  expect(await kinds(owner)).toEqual(['dispatched']);
  expect((await meena.call('DELETE', '/api/users/user', { password: PASSWORD })).status).toBe(200);
  expect(await kinds(owner)).toEqual([]);
});
