import { randomUUID } from 'node:crypto';
import { wordOf } from '../../mix/haat.ts';
import { anyOf, type Storefront, type Visitor } from '../../mix/interactions.ts';
import { ask, inTurns, json } from '../caller.ts';
import { goods } from '../goods.ts';
import type { Mixed } from '../peer.ts';

type Product = { id: number; slug: string; priceInINR: number; categories: number[] };
type Login = { email: string; password: string };
type Shopper = { id: number; cart?: number | undefined };

const ADDRESS = {
  firstName: 'Sample',
  lastName: 'Shopper',
  phone: '9876543210',
  addressLine1: 'Upper Bazaar',
  city: 'Town',
  postalCode: '263139',
  country: 'IN',
};
const CARD = 'select[title]=true&select[slug]=true&select[description]=true&select[priceInINR]=true';
const CART =
  'depth=2&populate[products][slug]=true&populate[products][title]=true&populate[products][inventory]=true&populate[products][priceInINR]=true&select[items]=true&select[subtotal]=true';

/** Payload by its API, with the calls of the plugin's own client; its log-in page is no call. */
export async function mixPayload(origin: string, shoppers: number, admin: Login): Promise<Mixed> {
  const { token } = await ask<{ token: string }>(origin, json('/api/users/login', admin));
  const headers = { authorization: `JWT ${token}` };
  const { docs } = await ask<{ docs: Product[] }>(origin, {
    path: '/api/products?limit=500&depth=0',
    headers,
  });
  const known = new Map<string, Shopper>();
  const tokens = await inTurns(
    Array.from({ length: shoppers }, () => ({
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
    })),
    async (who) => {
      const { doc } = await ask<{ doc: { id: number } }>(origin, json('/api/users', who));
      const login = await ask<{ token: string }>(origin, json('/api/users/login', who));
      known.set(login.token, { id: doc.id });
      return login.token;
    },
    2,
  );
  return {
    tokens,
    storefront: (at) => storefront(at, docs, known),
    changePrices: async (at, count) => {
      for (const { id, priceInINR } of docs.slice(0, count)) {
        const changed = { priceInINR: Math.ceil(priceInINR / 2), _status: 'published' };
        await ask(at, { ...json(`/api/products/${id}?depth=0`, changed, headers), method: 'PATCH' });
      }
    },
  };
}

function storefront(
  origin: string,
  products: readonly Product[],
  known: ReadonlyMap<string, Shopper>,
): Storefront {
  const rows = goods();
  const headersOf = ({ token }: Visitor): Record<string, string> =>
    token ? { authorization: `JWT ${token}` } : {};
  const get = <T>(path: string, visitor: Visitor = {}): Promise<T> =>
    ask(origin, { path: encodeURI(path), headers: headersOf(visitor) });
  const post = <T>(path: string, body: object, visitor: Visitor): Promise<T> =>
    ask(origin, json(encodeURI(path), body, headersOf(visitor)));
  const shopperOf = ({ token = '' }: Visitor): Shopper => {
    const shopper = known.get(token);
    if (!shopper) throw new Error('nobody is signed in');
    return shopper;
  };
  /** What a page shows, and what a signed-in shopper's page asks besides. */
  const view = async (visitor: Visitor, ...paths: string[]): Promise<void> => {
    const own: string[] = [];
    if (visitor.token) {
      own.push('/api/users/me?depth=0&select[id]=true&select[cart]=true');
      const { cart } = shopperOf(visitor);
      if (cart) own.push(`/api/carts/${cart}?${CART}`);
    }
    await Promise.all([...paths, ...own].map((path) => get(path, visitor)));
  };
  const intoCart = async (visitor: Visitor): Promise<number> => {
    const shopper = shopperOf(visitor);
    const item = { product: anyOf(products).id };
    if (shopper.cart) {
      await post(`/api/carts/${shopper.cart}/add-item`, { item, quantity: 1 }, visitor);
      await get(`/api/carts/${shopper.cart}?${CART}`, visitor);
      return shopper.cart;
    }
    const cart = { items: [{ ...item, quantity: 1 }], currency: 'INR', customer: shopper.id };
    const { doc } = await post<{ doc: { id: number } }>(`/api/carts?${CART}`, cart, visitor);
    shopper.cart = doc.id;
    return doc.id;
  };
  const list = (more: string): string =>
    `/api/products?limit=12&depth=0&${CARD}&where[and][0][_status][equals]=published${more}`;
  const like = (word: string): string =>
    `&where[and][1][or][0][title][like]=${word}&where[and][1][or][1][description][like]=${word}`;
  const word = (): string => wordOf(anyOf(rows).title);
  return {
    home: (visitor) => view(visitor, '/api/categories?limit=50&depth=0', list('&sort=title')),
    'newest goods': (visitor) => view(visitor, list('&sort=-createdAt')),
    'a shelf': (visitor) =>
      view(visitor, list(`&sort=title&where[and][1][categories][in]=${anyOf(products).categories[0]}`)),
    'a product': (visitor) =>
      view(visitor, `/api/products?limit=1&depth=1&where[slug][equals]=${anyOf(products).slug}`),
    'suggestions while typing': () =>
      get(`/api/products?limit=6&depth=0&select[title]=true${like(word().slice(0, 4))}`),
    'what a search found': (visitor) => view(visitor, list(like(word()))),
    'into the cart': intoCart,
    'checkout page': (visitor) =>
      view(visitor, `/api/addresses?depth=0&where[customer][equals]=${shopperOf(visitor).id}`),
    order: async (visitor) => {
      const shopper = shopperOf(visitor);
      const cartID = shopper.cart ?? (await intoCart(visitor));
      shopper.cart = undefined;
      const what = { cartID, currency: 'INR', billingAddress: ADDRESS, shippingAddress: ADDRESS };
      const begun = await post<{ transactionID: number }>('/api/payments/cash/initiate', what, visitor);
      const { transactionID } = begun;
      await post('/api/payments/cash/confirm-order', { ...what, transactionID }, visitor);
    },
    'my orders': (visitor) =>
      view(
        visitor,
        `/api/orders?limit=10&depth=1&sort=-createdAt&where[customer][equals]=${shopperOf(visitor).id}`,
      ),
  };
}
