import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { addArea } from '#test/steps/areas.ts';
import { addRule, orderWith, roundsFor } from '#test/steps/rounds.ts';

const ASKS = 'Where to? Choose your village';

test('the first area puts the line onto every page, the last one takes it away to the letter', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await using front = await openFront(shop);
  const pages = async () =>
    Promise.all(['/', '/shop', '/about-us'].map(async (path) => (await front.get(path)).text));
  const before = await pages();
  expect(before.some((page) => page.includes(ASKS))).toBe(false);
  const { id, revision } = await addArea(owner, { name: 'Road', fee: 20 }, '844101 Rampur');
  expect((await pages()).every((page) => page.includes(ASKS))).toBe(true);
  expect((await front.get('/hi/shop')).text).toContain('गाँव चुनें');
  expect((await front.get('/bn/shop')).text).toContain('গ্রাম বাছুন');
  await owner.call('DELETE', `/api/delivery/areas/${id}?revision=${revision}`);
  expect(await pages()).toEqual(before);
});

test('in a shop without areas the first round that goes everywhere puts it there, too', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await using front = await openFront(shop);
  expect((await front.get('/shop')).text).not.toContain(ASKS);
  const { rules } = await addRule(owner);
  expect((await front.get('/shop')).text).toContain(ASKS);
  const ended = `/api/delivery/rules/${rules[0]?.id}?revision=${rules[0]?.revision}`;
  expect((await owner.call('DELETE', ended)).status).toBe(200);
  expect((await front.get('/shop')).text).not.toContain(ASKS);
});

test('the page is the same for everybody, and a round that fills makes none anew', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  await addRule(owner, { seats: 1 });
  await using front = await openFront(shop);
  const page = (await front.get('/about-us')).text;
  const cookie = { cookie: 'place=844101', authorization: 'Bearer somebody' };
  expect((await front.get('/about-us', cookie)).text).toBe(page);
  const rendered = front.rendered();
  const [round] = await roundsFor(shop);
  expect((await orderWith(asha, mango, { round: round?.id })).status).toBe(201);
  expect((await roundsFor(shop))[0]?.state).toBe('full');
  expect((await front.get('/about-us')).text).toBe(page);
  expect(front.rendered()).toBe(rendered);
});

test('before the village is known a fee is named only where it holds for every village', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await using front = await openFront(shop);
  const { mango } = await addGoods(shop, { mango: {} });
  const says = async (text: string): Promise<boolean[]> =>
    Promise.all(
      ['/', '/about-us', `/shop/${mango._id}`].map(async (path) =>
        (await front.get(path)).text.includes(text),
      ),
    );
  expect(await says('Free shipping above ₹500')).toEqual([true, true, true]);
  const { id, revision } = await addArea(owner, { name: 'Hills', fee: 40, freeAbove: 1000 }, '844101 Rampur');
  expect(await says('Free shipping above ₹500')).toEqual([false, false, false]);
  expect(await says('₹20 to 40, by village')).toEqual([true, true, true]);
  // A changed fee is said at once, and one that holds everywhere is a figure again.
  const edited = { name: 'Hills', fee: 20, freeAbove: 500, minimum: 0, cashMost: null, note: '', revision };
  expect((await owner.call('PUT', `/api/delivery/areas/${id}`, edited)).status).toBe(200);
  expect(await says('Free shipping above ₹500')).toEqual([true, true, true]);
});
