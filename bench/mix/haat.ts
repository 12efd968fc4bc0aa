import { randomUUID } from 'node:crypto';
import type { CartItem, Quote } from '#cart/cart.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import type { Ask } from './ask.ts';
import { anyOf, type Storefront, type Visitor } from './interactions.ts';

/** The ids of goods that visitors open, the words that they type, and the shelves. */
export type Met = { ids: readonly string[]; words: readonly string[]; shelves: readonly string[] };

/** All shelves, and the words of goods that are for sale: what is sold out would be refused. */
export function metOf(products: readonly Product[], step = 1): Met {
  const met = products.filter(({ stock }, at) => at % step === 0 && stock > 0);
  return {
    ids: met.map(({ _id }) => _id),
    words: [...new Set(met.map(({ title }) => wordOf(title)))],
    shelves: [...new Set(products.map(({ category }) => category))],
  };
}

/** What a shopper types to find it. */
export const wordOf = (title: string): string => title.toLowerCase().match(/[a-z]{4,}/)?.[0] ?? 'rice';

/** Each page of a signed-in shopper makes this call. */
const OWN_CALLS = ['/api/cart?user=1'];
const HOME_CALLS = ['/api/orders?limit=10', '/api/orders/goods'];
const CHECKOUT_CALLS = [
  '/api/users/user',
  '/api/cart',
  '/api/orders?limit=1',
  '/api/cart/quote',
  '/api/orders/running',
  '/api/delivery/places?pincode=',
  '/api/delivery/rounds?lang=en',
  '/api/shop/hours?lang=en',
];

/** Our own shop, as its pages ask. */
export function haatStorefront(ask: Ask, { ids, words, shelves }: Met): Storefront {
  /** A page, and what a signed-in shopper's page then asks for by itself. */
  const view = async ({ token }: Visitor, path: string, more: readonly string[] = []): Promise<void> => {
    await ask({ path });
    if (token) await Promise.all([...OWN_CALLS, ...more].map((own) => ask({ path: own, token })));
  };
  const intoCart = ({ token }: Visitor): Promise<unknown> =>
    ask({ path: '/api/cart', method: 'POST', token, body: { product: anyOf(ids), quantity: 1 } });
  /** Orders what is in the cart; puts something there first if it is empty. */
  const placeOrder = async ({ token }: Visitor): Promise<void> => {
    const [cart, quote] = await Promise.all([
      ask<{ data: CartItem[] }>({ path: '/api/cart', token }),
      ask<Quote>({ path: '/api/cart/quote', token }),
    ]);
    if (cart.data.length === 0) {
      await intoCart({ ...(token && { token }) });
      return placeOrder({ ...(token && { token }) });
    }
    const body = {
      items: cart.data,
      totalAmount: quote.total,
      totalItems: quote.totalItems,
      selectedAddress: DELIVERY_ADDRESS,
      paymentMethod: 'cash',
    };
    await ask({ path: '/api/orders', method: 'POST', token, body, key: randomUUID() });
  };
  return {
    home: (visitor) => view(visitor, '/', HOME_CALLS),
    'newest goods': (visitor) => view(visitor, '/shop?sort=newest'),
    'a shelf': (visitor) => view(visitor, `/shop?category=${anyOf(shelves)}`),
    'a product': (visitor) => view(visitor, `/shop/${anyOf(ids)}`),
    'suggestions while typing': () => ask({ path: `/api/products?q=${anyOf(words).slice(0, 4)}&limit=6` }),
    'what a search found': (visitor) => view(visitor, `/shop?q=${anyOf(words)}`),
    'into the cart': intoCart,
    'log-in page': () => ask({ path: '/login' }),
    'checkout page': (visitor) => view(visitor, '/checkout', CHECKOUT_CALLS),
    order: placeOrder,
    'my orders': (visitor) => view(visitor, '/my-order', ['/api/orders?limit=10']),
  };
}
