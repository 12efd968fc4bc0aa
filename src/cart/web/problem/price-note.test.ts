import { expect, test } from 'vitest';
import type { CartItem } from '#cart/cart.ts';
import { openBrowser } from '#test/fakes/fake-browser.ts';

const line = (_id: string, price: number): CartItem =>
  ({ _id: `line of ${_id}`, quantity: 1, product: { _id, title: _id, price } }) as CartItem;

/** A page whose cart the test fills; `before` tells which prices changed since the shopper heard of them. */
async function openPage(browser = openBrowser()) {
  const { useCart } = await import('#cart/web/store/cart-state.ts');
  const { hearPrices, priceBefore, useHeardPrices } = await import('./price-note.tsx');
  const { setState: set, getState: get } = useCart;
  return {
    browser,
    hearPrices,
    hold: (...items: CartItem[]) => set({ items }),
    before: () => get().items.map((item) => priceBefore(item, useHeardPrices.getState().prices)),
  };
}

test('a price that changes while the goods lie in the cart is told until the shopper has heard of it', async () => {
  const { browser, hearPrices, hold, before } = await openPage();
  hold(line('mango', 120), line('rice', 60));
  expect(before()).toEqual([undefined, undefined]);
  hold(line('mango', 130), line('rice', 60));
  expect(before()).toEqual([120, undefined]);
  // Also on the next page of the same session.
  expect(browser.session.getItem('heardPrices')).toContain('120');
  hearPrices([{ _id: 'mango', price: 130 }]);
  expect(before()).toEqual([undefined, undefined]);
});

test('goods that were seen at another price than they came into the cart for are told, too', async () => {
  const { hearPrices, hold, before } = await openPage();
  hearPrices([{ _id: 'mango', price: 120 }]);
  hold(line('mango', 110));
  expect(before()).toEqual([120]);
});

test('what left the cart and is put there again is new', async () => {
  const { browser, hold, before } = await openPage();
  hold(line('mango', 120));
  hold();
  expect(browser.session.getItem('heardPrices')).toBeNull();
  hold(line('mango', 130));
  expect(before()).toEqual([undefined]);
});
