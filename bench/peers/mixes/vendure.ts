import { randomUUID } from 'node:crypto';
import { wordOf } from '../../mix/haat.ts';
import { anyOf, type Storefront, type Visitor } from '../../mix/interactions.ts';
import { ask, call, inTurns, json } from '../caller.ts';
import { goods } from '../goods.ts';
import { type Asked, expectGood, type Mixed } from '../peer.ts';

type Login = { ADMIN: string; ADMIN_PASSWORD: string };

/** Vendure as a storefront asks its shop API; its newest goods and its log-in page are no calls. */
export async function mixVendure(origin: string, shoppers: number, login: Login): Promise<Mixed> {
  const admin = await tokenOf(
    origin,
    asked('/admin-api', loginText(login.ADMIN, login.ADMIN_PASSWORD), undefined),
  );
  const variants = await ask<{ data: { productVariants: { items: Variant[] } } }>(
    origin,
    asked(
      '/admin-api',
      '{ productVariants(options:{take:100}) { items { id price product { id } } } }',
      admin,
    ),
  );
  const more = await ask<{ data: { productVariants: { items: Variant[] } } }>(
    origin,
    asked(
      '/admin-api',
      '{ productVariants(options:{take:100,skip:100}) { items { id price product { id } } } }',
      admin,
    ),
  );
  const all = [...variants.data.productVariants.items, ...more.data.productVariants.items];
  const tokens = await inTurns(
    Array.from({ length: shoppers }, () => `${randomUUID()}@example.com`),
    async (email) => {
      const password = randomUUID();
      const text = `mutation { createCustomer(input:{firstName:"Sample",lastName:"Shopper",emailAddress:"${email}"},password:"${password}") { __typename ... on ErrorResult { errorCode message } } }`;
      await ask(origin, asked('/admin-api', text, admin));
      return tokenOf(origin, asked('/shop-api', loginText(email, password), undefined));
    },
    2,
  );
  return {
    tokens,
    storefront: (at) => storefront(at, all),
    changePrices: async (at, count) => {
      for (const { id, price } of all.slice(0, count))
        await ask(
          at,
          asked(
            '/admin-api',
            `mutation { updateProductVariants(input:[{id:"${id}",price:${Math.ceil(price / 2)}}]) { id } }`,
            admin,
          ),
        );
    },
  };
}

type Variant = { id: string; price: number; product: { id: string } };

function storefront(origin: string, variants: readonly Variant[]): Storefront {
  const rows = goods();
  const shop = (text: string, { token }: Visitor = {}): Promise<unknown> =>
    ask(origin, asked('/shop-api', text, token));
  /** What a page shows, and what a signed-in shopper's page asks besides. */
  const view = async (visitor: Visitor, ...texts: string[]): Promise<void> => {
    await Promise.all([...texts, ...(visitor.token ? OWN : [])].map((text) => shop(`{ ${text} }`, visitor)));
  };
  const intoCart = (visitor: Visitor): Promise<unknown> =>
    shop(
      `mutation { addItemToOrder(productVariantId:"${anyOf(variants).id}",quantity:1) ${ORDER} }`,
      visitor,
    );
  const word = (): string => wordOf(anyOf(rows).title);
  return {
    home: (visitor) => view(visitor, COLLECTIONS, found('take:12')),
    'a shelf': (visitor) => view(visitor, found(`take:12,collectionSlug:"${shelf(anyOf(rows).category)}"`)),
    'a product': (visitor) => view(visitor, `product(id:"${anyOf(variants).product.id}") { ${PRODUCT} }`),
    'suggestions while typing': () => shop(`{ ${found(`take:6,term:"${word().slice(0, 4)}"`)} }`),
    'what a search found': (visitor) => view(visitor, found(`take:12,term:"${word()}"`)),
    'into the cart': intoCart,
    'checkout page': (visitor) =>
      view(
        visitor,
        'eligibleShippingMethods { id name priceWithTax }',
        'eligiblePaymentMethods { id code name isEligible }',
      ),
    order: async (visitor) => {
      const cart = (await shop('{ activeOrder { totalQuantity } }', visitor)) as {
        data: { activeOrder: { totalQuantity: number } | null };
      };
      if (!cart.data.activeOrder?.totalQuantity) await intoCart(visitor);
      for (const step of STEPS) await shop(`mutation { ${step} }`, visitor);
    },
    'my orders': (visitor) =>
      view(
        visitor,
        'activeCustomer { orders(options:{take:10,sort:{orderPlacedAt:DESC},filter:{active:{eq:false}}}) { totalItems items { id code state totalWithTax orderPlacedAt lines { quantity productVariant { name } } } } }',
      ),
  };
}

const asked = (path: string, text: string, token: string | undefined): Asked =>
  json(path, { query: text }, token ? { authorization: `Bearer ${token}` } : {});
const loginText = (name: string, password: string): string =>
  `mutation { login(username:"${name}",password:"${password}",rememberMe:true) { __typename ... on ErrorResult { errorCode message } } }`;

async function tokenOf(origin: string, login: Asked): Promise<string> {
  const answer = await call(origin, login);
  expectGood(answer, login);
  const token = answer.headers['vendure-auth-token'];
  if (typeof token !== 'string') throw new Error('Vendure gave no token with a login');
  return token;
}

const shelf = (category: string): string =>
  category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const found = (input: string): string =>
  `search(input:{${input},groupByProduct:true}) { totalItems items { productId productName slug description sku priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } productAsset { preview } inStock } }`;
const COLLECTIONS = 'collections(options:{topLevelOnly:true}) { items { id slug name } }';
const PRODUCT =
  'id name slug description variants { id sku name priceWithTax stockLevel } featuredAsset { preview } collections { id name slug }';
const ORDER = '{ __typename ... on Order { id totalQuantity } ... on ErrorResult { errorCode message } }';
const OWN = [
  'activeCustomer { id firstName lastName emailAddress }',
  'activeOrder { id code state totalQuantity totalWithTax lines { id quantity linePriceWithTax productVariant { id name } } }',
];
const ADDRESS =
  '{fullName:"Sample Shopper",streetLine1:"Upper Bazaar",city:"Town",postalCode:"263139",countryCode:"IN"}';
const RESULT = '{ __typename ... on ErrorResult { errorCode message } }';
const STEPS = [
  `setOrderShippingAddress(input:${ADDRESS}) ${RESULT}`,
  `setOrderShippingMethod(shippingMethodId:["1"]) ${RESULT}`,
  `transitionOrderToState(state:"ArrangingPayment") ${RESULT}`,
  `addPaymentToOrder(input:{method:"cash-on-delivery",metadata:{}}) ${RESULT}`,
];
