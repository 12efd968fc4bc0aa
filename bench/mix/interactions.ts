import { randomUUID } from 'node:crypto';
import type { CartItem, Quote } from '#cart/cart.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { seededRandom } from '../support/seeded-random.ts';

/** A visitor; guests have no token. */
export type Visitor = { token?: string };

/** Asks the shop; throws where the answer is an error. */
export type Ask = <Answer>(asked: {
  path: string;
  token?: string | undefined;
  method?: string;
  body?: object;
  key?: string;
}) => Promise<Answer>;

/** The ids of goods that visitors open, the words that they type, and the shelves. */
export type Met = { ids: readonly string[]; words: readonly string[]; shelves: readonly string[] };

/** One thing that a visitor does, with all calls that a browser makes for it. */
export type Interaction = {
  name: string;
  /** Of a hundred. */
  share: number;
  /** Only for shoppers who are signed in. */
  isOwn?: boolean;
  run(ask: Ask, visitor: Visitor, met: Met): Promise<void>;
};

/** The same choices in every run, though eight visitors make them in another order each time. */
export const roll = seededRandom(7);
const anyOf = <T>(all: readonly T[]): T => all[roll(all.length)]!;

/** A page, and what a signed-in shopper's page then asks for by itself. */
async function view(ask: Ask, { token }: Visitor, path: string, more: readonly string[] = []): Promise<void> {
  await ask({ path });
  if (token) await Promise.all([...OWN_CALLS, ...more].map((own) => ask({ path: own, token })));
}

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

/**
 * The shopping mix of TPC-W, by what a shop of ours has for each of its interactions: 80 of a hundred look, 20 are on
 * their way to an order. Its admin pages are left out: prices are changed elsewhere in this bench.
 */
export const INTERACTIONS: readonly Interaction[] = [
  { name: 'home', share: 16, run: (ask, visitor) => view(ask, visitor, '/', HOME_CALLS) },
  { name: 'newest goods', share: 5, run: (ask, visitor) => view(ask, visitor, '/shop?sort=newest') },
  {
    name: 'a shelf',
    share: 5,
    run: (ask, visitor, { shelves }) => view(ask, visitor, `/shop?category=${anyOf(shelves)}`),
  },
  {
    name: 'a product',
    share: 17,
    run: (ask, visitor, { ids }) => view(ask, visitor, `/shop/${anyOf(ids)}`),
  },
  {
    name: 'suggestions while typing',
    share: 20,
    run: (ask, _, { words }) => ask({ path: `/api/products?q=${anyOf(words).slice(0, 4)}&limit=6` }),
  },
  {
    name: 'what a search found',
    share: 17,
    run: (ask, visitor, { words }) => view(ask, visitor, `/shop?q=${anyOf(words)}`),
  },
  {
    name: 'into the cart',
    share: 11.8,
    isOwn: true,
    run: async (ask, { token }, { ids }) => {
      const body = { product: anyOf(ids), quantity: 1 };
      await ask({ path: '/api/cart', method: 'POST', token, body });
    },
  },
  { name: 'log-in page', share: 3, run: (ask) => ask({ path: '/login' }) },
  {
    name: 'checkout page',
    share: 2.6,
    isOwn: true,
    run: (ask, visitor) => view(ask, visitor, '/checkout', CHECKOUT_CALLS),
  },
  { name: 'order', share: 1.2, isOwn: true, run: placeOrder },
  {
    name: 'my orders',
    share: 1.4,
    isOwn: true,
    run: (ask, visitor) => view(ask, visitor, '/my-order', ['/api/orders?limit=10']),
  },
];

/** Orders what is in the cart; puts something there first if it is empty. */
async function placeOrder(ask: Ask, { token }: Visitor, { ids }: Met): Promise<void> {
  const [cart, quote] = await Promise.all([
    ask<{ data: CartItem[] }>({ path: '/api/cart', token }),
    ask<Quote>({ path: '/api/cart/quote', token }),
  ]);
  if (cart.data.length === 0) {
    await ask({ path: '/api/cart', method: 'POST', token, body: { product: anyOf(ids), quantity: 1 } });
    return placeOrder(ask, { ...(token && { token }) }, { ids, words: [], shelves: [] });
  }
  const body = {
    items: cart.data,
    totalAmount: quote.total,
    totalItems: quote.totalItems,
    selectedAddress: DELIVERY_ADDRESS,
    paymentMethod: 'cash',
  };
  await ask({ path: '/api/orders', method: 'POST', token, body, key: randomUUID() });
}
