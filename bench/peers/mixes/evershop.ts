import { randomUUID } from 'node:crypto';
import { wordOf } from '../../mix/haat.ts';
import { anyOf, type Storefront, type Visitor } from '../../mix/interactions.ts';
import { type Answer, ask, call, inTurns, json } from '../caller.ts';
import { categories, goods } from '../goods.ts';
import { type Asked, expectGood, type Mixed } from '../peer.ts';

type Admin = { email: string; password: string };
type Product = { uuid: string; url: string; sku: string; price: { regular: { value: number } } };
/** How this shop's calls are sent, its addresses of categories, and what a checkout says. */
type Ways = { from: (asked: Asked) => Asked; slugOf: (category: string) => string; checkout: object };

/** EverShop by its own pages, whose calls its browser makes; its goods are newest first everywhere. */
export async function mixEverShop(
  origin: string,
  shoppers: number,
  admin: Admin,
  ways: Ways,
): Promise<Mixed> {
  const { from } = ways;
  const login = await ask<{ data: { accessToken: string } }>(origin, json('/api/user/tokens', admin));
  const authorization = `Bearer ${login.data.accessToken}`;
  const { data } = await ask<{ data: { products: { items: Product[] } } }>(
    origin,
    json('/api/graphql', {
      query:
        '{ products(filters:[{key:"limit",operation:eq,value:"500"}]) { items { uuid url sku price { regular { value } } } } }',
    }),
  );
  const { items } = data.products;
  const tokens = await inTurns(
    Array.from({ length: shoppers }, () => ({
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
    })),
    async (who) => {
      await ask(origin, from(json('/api/customers', { ...who, full_name: 'Sample Shopper' })));
      const asked = from(json('/customer/login', who));
      const answer = await call(origin, asked);
      expectGood(answer, asked);
      return cookieOf(answer);
    },
    2,
  );
  // Guests have been here before: a session is made for a first visit only.
  const guests = await inTurns(Array.from({ length: shoppers }), async () =>
    cookieOf(await call(origin, from({ path: '/' }))),
  );
  const carts = new Map<string, string>();
  return {
    tokens,
    storefront: (at) => storefront(at, { items, guests, carts, ways }),
    changePrices: async (at, count) => {
      for (const { uuid, price } of items.slice(0, count)) {
        const changed = json(
          `/api/products/${uuid}`,
          { price: Math.ceil(price.regular.value / 2) },
          { authorization },
        );
        await ask(at, from({ ...changed, method: 'PATCH' }));
      }
    },
  };
}

const cookieOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

type Known = {
  items: readonly Product[];
  guests: readonly string[];
  /** The cart of a shopper, by cookie. */
  carts: Map<string, string>;
  ways: Ways;
};

function storefront(origin: string, { items, guests, carts, ways }: Known): Storefront {
  const rows = goods();
  const send = async (asked: Asked, { token }: Visitor): Promise<Answer> => {
    const headers = { ...asked.headers, cookie: token ?? anyOf(guests) };
    const answer = await call(origin, ways.from({ ...asked, headers }));
    if (answer.status >= 400) expectGood(answer, asked);
    return answer;
  };
  const page = (path: string, visitor: Visitor): Promise<Answer> => send({ path }, visitor);
  const intoCart = async (visitor: Visitor): Promise<string> => {
    const body = { sku: anyOf(items).sku, qty: 1 };
    const { body: text } = await send(json('/api/cart/mine/items', body), visitor);
    const { cartId } = (JSON.parse(text) as { data: { cartId: string } }).data;
    carts.set(visitor.token ?? '', cartId);
    return cartId;
  };
  const word = (): string => wordOf(anyOf(rows).title);
  return {
    home: (visitor) => page('/', visitor),
    'a shelf': (visitor) => page(`/${ways.slugOf(anyOf(categories()))}`, visitor),
    'a product': (visitor) => page(new URL(anyOf(items).url, origin).pathname, visitor),
    'suggestions while typing': (visitor) =>
      send(
        json('/api/graphql', {
          query: `{ products(filters:[{key:"keyword",operation:eq,value:"${word().slice(0, 4)}"},{key:"limit",operation:eq,value:"6"}]) { items { name url price { regular { text } } image { url alt } } } }`,
        }),
        visitor,
      ),
    'what a search found': (visitor) => page(`/search?keyword=${word()}`, visitor),
    'into the cart': intoCart,
    'log-in page': (visitor) => page('/account/login', visitor.token ? {} : visitor),
    'checkout page': (visitor) => page('/checkout', visitor),
    order: async (visitor) => {
      const cart = carts.get(visitor.token ?? '') ?? (await intoCart(visitor));
      const body = { ...ways.checkout, cart_id: cart };
      await send(json(`/api/carts/${cart}/checkout`, body), visitor);
      carts.delete(visitor.token ?? '');
    },
    'my orders': (visitor) => page('/account/orders', visitor),
  };
}
