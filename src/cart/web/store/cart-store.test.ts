import { expect, test } from 'vitest';
import type { CartItem } from '#cart/cart.ts';
import { json, openBrowser, refusal, type Sent } from '#test/fakes/fake-browser.ts';

const mango = { _id: 'p-mango', title: 'Mango', price: 90, unit: 'kg', stock: 5 } as CartItem['product'];
const rice = { _id: 'p-rice', title: 'Rice', price: 60, unit: 'kg', stock: 9 } as CartItem['product'];
const twoMangoes: CartItem = { _id: 'l1', quantity: 2, product: mango };
const oneRice: CartItem = { _id: 'l2', quantity: 1, product: rice };

/** A page whose cart holds what the server answered. */
async function openPage(...items: CartItem[]) {
  const browser = openBrowser();
  const store = { ...(await import('./cart-state.ts')), ...(await import('./cart-store.ts')) };
  if (items.length > 0) {
    browser.answer(() => json({ data: items, removed: [] }));
    await store.fetchCart();
    browser.sent.length = 0;
  }
  return { browser, ...store, cart: () => store.useCart.getState() };
}

/** An answer that comes when the test says so. */
function later() {
  let answer = (_: Response): void => {};
  const promise = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

const serverError = () => refusal(500, 'internal', 'The shop made a mistake.');

test('the cart is idle, empty and not loaded at first', async () => {
  const { cart } = await openPage();
  expect(cart()).toMatchObject({ status: 'idle', items: [], cartLoaded: false });
});

test.each([
  ['add', (store: Awaited<ReturnType<typeof openPage>>) => store.addToCart('p-rice')],
  ['fetch', (store: Awaited<ReturnType<typeof openPage>>) => store.fetchCart()],
  ['update', (store: Awaited<ReturnType<typeof openPage>>) => store.updateItem(twoMangoes, 3)],
  ['delete', (store: Awaited<ReturnType<typeof openPage>>) => store.removeItem(twoMangoes)],
])('the cart is loading while an %s is under way, and idle when it failed', async (_, operation) => {
  const page = await openPage(twoMangoes);
  const { promise, answer } = later();
  page.browser.answer(() => promise);
  const ending = operation(page);
  expect(page.cart().status).toBe('loading');
  answer(serverError());
  await expect(ending).rejects.toThrow('The shop made a mistake.');
  expect(page.cart().status).toBe('idle');
});

test('add success appends the returned item, and the cart counts as loaded', async () => {
  const { browser, addToCart, cart } = await openPage();
  browser.answer(() => json({ data: oneRice }, 201));
  await addToCart('p-rice', 1, 'asha');
  expect(cart()).toMatchObject({ status: 'idle', items: [oneRice], cartLoaded: true });
  expect(browser.sent).toMatchObject([
    { method: 'POST', path: '/cart', body: { product: 'p-rice', quantity: 1, user: 'asha' } },
  ]);
});

test('adding what is in the cart already raises its line instead of making a second', async () => {
  const { browser, addToCart, cart } = await openPage(twoMangoes, oneRice);
  browser.answer(() => json({ data: { ...twoMangoes, quantity: 3 } }, 201));
  await addToCart('p-mango');
  expect(cart().items).toEqual([{ ...twoMangoes, quantity: 3 }, oneRice]);
});

test('fetch success replaces the items', async () => {
  const { browser, fetchCart, cart } = await openPage(twoMangoes);
  browser.answer(() => json({ data: [oneRice], removed: [] }));
  await fetchCart();
  expect(cart()).toMatchObject({ status: 'idle', items: [oneRice], cartLoaded: true });
});

test('fetched items are made whole: an empty product and quantity 0 where they are missing', async () => {
  const { browser, fetchCart, cart } = await openPage();
  browser.answer(() => json({ data: [{ _id: 'l9' }], removed: [] }));
  await fetchCart();
  expect(cart().items).toEqual([{ _id: 'l9', product: {}, quantity: 0 }]);
});

test('fetch failure returns to idle, leaves the items and marks the cart as loaded', async () => {
  const { browser, fetchCart, cart } = await openPage();
  browser.answer(() => new TypeError('Failed to fetch'));
  await expect(fetchCart()).rejects.toThrow('No answer from the shop.');
  expect(cart()).toMatchObject({ status: 'idle', items: [], cartLoaded: true });
});

test('removed products are remembered until the shopper was told', async () => {
  const { browser, fetchCart, dismissRemoved, cart } = await openPage();
  browser.answer(() => json({ data: [], removed: [{ product: 'p-rice', title: 'Rice' }] }));
  await fetchCart();
  browser.answer(() => json({ data: [], removed: [] }));
  await fetchCart();
  expect(cart().removed).toEqual([{ product: 'p-rice', title: 'Rice' }]);
  dismissRemoved('p-rice');
  expect(cart().removed).toEqual([]);
});

test('update success replaces the item with the same id by what the server answered', async () => {
  const { browser, updateItem, cart } = await openPage(twoMangoes, oneRice);
  const dearer = { ...twoMangoes, quantity: 3, product: { ...mango, price: 95 } };
  browser.answer(() => json(dearer));
  await updateItem(twoMangoes, 3);
  expect(cart()).toMatchObject({ status: 'idle', items: [dearer, oneRice] });
  expect(browser.sent).toMatchObject([
    { method: 'PATCH', path: '/cart/l1', body: { _id: 'l1', quantity: 3, product: mango } },
  ]);
});

test('a changed quantity shows at once, and goes back when the server refuses it', async () => {
  const { browser, updateItem, cart } = await openPage(twoMangoes);
  const { promise, answer } = later();
  browser.answer(() => promise);
  const ending = updateItem(twoMangoes, 3);
  expect(cart().items[0]?.quantity).toBe(3);
  answer(refusal(422, 'invalid', 'Quantity is too large'));
  await expect(ending).rejects.toThrow('Quantity is too large');
  expect(cart().items[0]?.quantity).toBe(2);
});

test('quick taps reach the server one after another, and the newest quantity is the last', async () => {
  const { browser, updateItem, cart } = await openPage(twoMangoes);
  const first = later();
  const heard: unknown[] = [];
  const answerWith = ({ body }: Sent): Response | Promise<Response> => {
    const { quantity } = body as CartItem;
    heard.push(quantity);
    return quantity === 3 ? first.promise : json({ ...twoMangoes, quantity });
  };
  browser.answer(answerWith);
  const endings = [3, 4, 5].map((quantity) => updateItem(twoMangoes, quantity));
  expect(cart().items[0]?.quantity).toBe(5);
  expect(heard).toEqual([3]);
  first.answer(json({ ...twoMangoes, quantity: 3 }));
  await Promise.all(endings);
  expect(heard).toEqual([3, 5]);
  expect(cart().items[0]?.quantity).toBe(5);
});

test('when the last of several taps is refused, the line goes back to what the server took', async () => {
  const { browser, updateItem, cart } = await openPage(twoMangoes);
  browser.answer(({ body }) =>
    (body as CartItem).quantity === 3 ? json({ ...twoMangoes, quantity: 3 }) : serverError(),
  );
  const endings = [updateItem(twoMangoes, 3), updateItem(twoMangoes, 4)];
  expect((await Promise.allSettled(endings)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(cart().items[0]?.quantity).toBe(3);
});

test('delete success removes the item with the matching id', async () => {
  const { browser, removeItem, cart } = await openPage(twoMangoes, oneRice);
  browser.answer(() => json({ _id: 'l1' }));
  await removeItem(twoMangoes);
  expect(cart()).toMatchObject({ status: 'idle', items: [oneRice] });
  expect(browser.sent).toMatchObject([{ method: 'DELETE', path: '/cart/l1' }]);
});

test('a line that the server refuses to remove comes back where it was', async () => {
  const { browser, removeItem, cart } = await openPage(twoMangoes, oneRice);
  browser.answer(serverError);
  await expect(removeItem(twoMangoes)).rejects.toThrow('The shop made a mistake.');
  expect(cart().items).toEqual([twoMangoes, oneRice]);
});

test('removing a line that is already gone succeeds', async () => {
  const { browser, removeItem, cart } = await openPage(twoMangoes, oneRice);
  browser.answer(() => refusal(404, 'not_found', 'This is no longer in your cart.'));
  await removeItem(twoMangoes);
  expect(cart()).toMatchObject({ status: 'idle', items: [oneRice] });
});

test('reset success empties the cart, which stays loaded', async () => {
  const { resetCart, cart } = await openPage(twoMangoes, oneRice);
  resetCart();
  expect(cart()).toMatchObject({ status: 'idle', items: [], cartLoaded: true });
});
