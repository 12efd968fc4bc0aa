import { randomUUID } from 'node:crypto';
import { wordOf } from '../../mix/haat.ts';
import { anyOf, type Storefront, type Visitor } from '../../mix/interactions.ts';
import { ask, inTurns, json } from '../caller.ts';
import { goods } from '../goods.ts';
import type { Asked, Mixed } from '../peer.ts';

export type Seeded = { key: string; region: string; shipping: string };
type Product = { id: string; variants: { id: string; prices: { amount: number }[] }[] };
type Admin = { email: string; password: string };

/** Where each order goes. */
export const ADDRESS = {
  first_name: 'Sample',
  last_name: 'Shopper',
  phone: '9876543210',
  address_1: 'Upper Bazaar',
  city: 'Town',
  postal_code: '263139',
  country_code: 'in',
};

/** Medusa as a storefront asks its store API; its log-in page is no call. */
export async function mixMedusa(
  origin: string,
  shoppers: number,
  seeded: Seeded,
  admin: Admin,
): Promise<Mixed> {
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
  const store = { 'x-publishable-api-key': seeded.key };
  const { token } = await ask<{ token: string }>(origin, json('/auth/user/emailpass', admin));
  const { products } = await ask<{ products: Product[] }>(origin, {
    path: '/admin/products?limit=500&fields=id,variants.id,variants.prices.amount',
    headers: bearer(token),
  });
  const { product_categories: shelves } = await ask<{ product_categories: { id: string }[] }>(origin, {
    path: '/store/product-categories?limit=100&fields=id',
    headers: store,
  });
  const tokens = await inTurns(
    Array.from({ length: shoppers }, () => ({
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
    })),
    async (who) => {
      const made = await ask<{ token: string }>(origin, json('/auth/customer/emailpass/register', who));
      await ask(origin, json('/store/customers', { email: who.email }, { ...store, ...bearer(made.token) }));
      return (await ask<{ token: string }>(origin, json('/auth/customer/emailpass', who))).token;
    },
    2,
  );
  const carts = new Map<string, string>();
  return {
    tokens,
    storefront: (at) => storefront(at, { seeded, products, shelves, carts }),
    changePrices: async (at, count) => {
      for (const { id, variants } of products.slice(0, count))
        for (const { id: variant, prices } of variants) {
          const changed = { prices: [{ currency_code: 'inr', amount: (prices[0]?.amount ?? 2) / 2 }] };
          await ask(at, json(`/admin/products/${id}/variants/${variant}`, changed, bearer(token)));
        }
    },
  };
}

type Known = {
  seeded: Seeded;
  products: readonly Product[];
  shelves: readonly { id: string }[];
  /** The open cart of a shopper, by token. */
  carts: Map<string, string>;
};

function storefront(origin: string, { seeded, products, shelves, carts }: Known): Storefront {
  const rows = goods();
  const headersOf = ({ token }: Visitor): Record<string, string> => ({
    'x-publishable-api-key': seeded.key,
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const get = <T>(path: string, visitor: Visitor = {}): Promise<T> =>
    ask(origin, { path, headers: headersOf(visitor) });
  const post = <T>(path: string, body: object, visitor: Visitor): Promise<T> =>
    ask(origin, json(path, body, headersOf(visitor)) satisfies Asked);
  const list = (more: string): string =>
    `/store/products?limit=12&region_id=${seeded.region}&fields=id,title,handle,description,thumbnail,*variants.calculated_price${more}`;
  const cartOf = ({ token = '' }: Visitor): string | undefined => carts.get(token);
  /** What a page shows, and what a signed-in shopper's page asks besides. */
  const view = async (visitor: Visitor, ...paths: string[]): Promise<void> => {
    const cart = cartOf(visitor);
    const own = visitor.token ? ['/store/customers/me', ...(cart ? [`/store/carts/${cart}`] : [])] : [];
    await Promise.all([...paths, ...own].map((path) => get(path, visitor)));
  };
  const intoCart = async (visitor: Visitor): Promise<string> => {
    const line = { variant_id: anyOf(products).variants[0]?.id, quantity: 1 };
    const open = cartOf(visitor);
    if (open) {
      await post(`/store/carts/${open}/line-items`, line, visitor);
      return open;
    }
    const { cart } = await post<{ cart: { id: string } }>(
      '/store/carts',
      { region_id: seeded.region, items: [line] },
      visitor,
    );
    carts.set(visitor.token ?? '', cart.id);
    return cart.id;
  };
  const word = (): string => wordOf(anyOf(rows).title);
  return {
    home: (visitor) => view(visitor, '/store/product-categories?limit=100&fields=id,name,handle', list('')),
    'newest goods': (visitor) => view(visitor, list('&order=-created_at')),
    'a shelf': (visitor) => view(visitor, list(`&category_id=${anyOf(shelves).id}`)),
    'a product': (visitor) =>
      view(
        visitor,
        `/store/products/${anyOf(products).id}?region_id=${seeded.region}&fields=*variants.calculated_price`,
      ),
    'suggestions while typing': () =>
      get(`/store/products?limit=6&fields=id,title,handle&q=${word().slice(0, 4)}`),
    'what a search found': (visitor) => view(visitor, list(`&q=${word()}`)),
    'into the cart': intoCart,
    'checkout page': async (visitor) =>
      view(
        visitor,
        `/store/shipping-options?cart_id=${cartOf(visitor) ?? (await intoCart(visitor))}`,
        `/store/payment-providers?region_id=${seeded.region}`,
      ),
    order: async (visitor) => {
      const cart = cartOf(visitor) ?? (await intoCart(visitor));
      carts.delete(visitor.token ?? '');
      await post(
        `/store/carts/${cart}`,
        { email: 'sample@example.com', shipping_address: ADDRESS, billing_address: ADDRESS },
        visitor,
      );
      await post(`/store/carts/${cart}/shipping-methods`, { option_id: seeded.shipping }, visitor);
      const paying = await post<{ payment_collection: { id: string } }>(
        '/store/payment-collections',
        { cart_id: cart },
        visitor,
      );
      const sessions = `/store/payment-collections/${paying.payment_collection.id}/payment-sessions`;
      await post(sessions, { provider_id: 'pp_system_default' }, visitor);
      const ended = await post<{ type: string }>(`/store/carts/${cart}/complete`, {}, visitor);
      if (ended.type !== 'order') throw new Error('Medusa answered without an order');
    },
    'my orders': (visitor) => view(visitor, '/store/orders?limit=10&order=-created_at'),
  };
}
