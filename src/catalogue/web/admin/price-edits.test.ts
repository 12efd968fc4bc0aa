import { afterEach, expect, test } from 'vitest';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { json, openBrowser, refusal } from '#test/fakes/fake-browser.ts';

const mango = {
  _id: 'm1',
  title: 'Mango',
  price: 100,
  cuttedprice: 120,
  counted: true,
  stock: 10,
  sold: 2,
  revision: 3,
} as StaffProduct;
const userData = { user: { _id: 'owner' }, authenticated: true, userToken: 'token' };
const LOST = new Error('no network');

/** One office for all tests: loading it takes a second. Each test leaves nothing that waits. */
async function openOffice() {
  const browser = openBrowser();
  browser.local.setItem('userData', JSON.stringify(userData));
  const { changeOrWait, dismissWaiting, restoreSession, sendWaiting, useWaiting } =
    await import('#identity/web/public.ts');
  // Nothing here comes from other tabs.
  globalThis.BroadcastChannel ??= class {} as never;
  restoreSession();
  const { PRICE_EDITS, priceEditOf, withPriceEdits } = await import('./price-edits.ts');
  const waiting = () => useWaiting.getState().waiting;
  const shown = () => withPriceEdits(mango, waiting());
  return {
    browser,
    waiting,
    forgetAll: () => waiting().forEach(({ id }) => dismissWaiting(id)),
    shown,
    type: (figures: Partial<Pick<StaffProduct, 'price' | 'cuttedprice' | 'stock'>>) =>
      changeOrWait(PRICE_EDITS, shown(), priceEditOf(shown(), { ...shown(), ...figures })),
    send: () => sendWaiting([PRICE_EDITS]),
  };
}

const { browser, forgetAll, type, send, shown, waiting } = await openOffice();
afterEach(forgetAll);

/** The answer of a shop in which somebody else edited the product since. */
const changed = (now: Partial<StaffProduct>) =>
  refusal(409, 'conflict', 'Somebody else changed this product.', {
    detail: { product: { ...mango, revision: 4, ...now } },
  });

test('prices typed without a network wait, show as typed, and are sent in their order', async () => {
  browser.answer(() => LOST);
  expect(await type({ price: 95 })).toBe('waits');
  expect(await type({ stock: 30 })).toBe('waits');
  expect(shown()).toMatchObject({ price: 95, stock: 30, sold: 2 });
  const before = browser.sent.length;
  browser.answer(({ body }) => json({ ...(body as object), revision: (body as StaffProduct).revision + 1 }));
  await send();
  expect(browser.sent.slice(before).map(({ body }) => body)).toMatchObject([
    { price: 95, stock: 10, revision: 3, waited: expect.any(Number) },
    { price: 95, stock: 30, revision: 4, waited: expect.any(Number) },
  ]);
  expect(waiting()).toEqual([]);
});

test('what somebody else changed of other fields stays, and what was sold meanwhile is no change of theirs', async () => {
  browser.answer(() => LOST);
  await type({ price: 95, stock: 30 });
  const theirs = { cuttedprice: 130, stock: 7, sold: 5 };
  browser.answer(({ body }) => ((body as StaffProduct).revision === 3 ? changed(theirs) : json(body)));
  await send();
  // The stock that was counted when two were sold: the shop takes off the three that were sold since.
  expect(browser.sent.at(-1)?.body).toMatchObject({
    price: 95,
    cuttedprice: 130,
    stock: 30,
    sold: 2,
    revision: 4,
  });
  expect(waiting()).toEqual([]);
});

test('an edit that arrived although its answer was lost is no conflict, and is not sent again', async () => {
  browser.answer(() => LOST);
  await type({ price: 95, stock: 30 });
  browser.answer(() => changed({ price: 95, stock: 29, sold: 3 }));
  const before = browser.sent.length;
  await send();
  expect(browser.sent).toHaveLength(before + 1);
  expect(waiting()).toEqual([]);
});

test('another price by somebody else is not overwritten: both are in sight', async () => {
  browser.answer(() => LOST);
  await type({ price: 95 });
  browser.answer(() => changed({ price: 90 }));
  await send();
  expect(waiting()).toMatchObject([{ change: { price: 95 }, refusal: { now: { price: 90 } } }]);
  expect(shown().price).toBe(100);
});
