import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Quote } from '#cart/cart.ts';
import type { Order } from '#orders/order.ts';
import type { Answer, Person } from './people.ts';
import type { Shop } from './shop.ts';

/** A product that one test has for itself. */
export type TestProduct = { _id: string; title: string; price: number; stock: number };

/** An order as the API hands it out. */
export type PlacedOrder = { _id: string; orderId: string; totalAmount: number };

const expectOk = <Body>({ status, body }: Answer<Body>): Body => {
  if (status >= 300) throw new Error(`The shop answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** The owner puts a new product on the shelf; no other test knows its name. */
export const addProduct = async (
  shop: Shop,
  {
    title = 'Mango',
    price = 90,
    stock = 50,
    unit = 'kg',
    ...selling
  }: Partial<TestProduct> & {
    unit?: string;
    pack?: string;
    brand?: string;
    barcode?: string;
    hsn?: string;
    taxGoods?: string;
    soldBy?: string;
    least?: number;
    step?: number;
  } = {},
): Promise<TestProduct> =>
  expectOk(
    await shop.call<TestProduct>({
      method: 'POST',
      path: '/api/products/addproduct',
      token: shop.owner.token,
      body: {
        title: `${title} ${randomUUID().slice(0, 6)}`,
        description: 'Sweet and ripe.',
        price,
        cuttedprice: price + 10,
        discount: 10,
        category: 'fruits',
        unit,
        stock,
        ...selling,
      },
    }),
  );

/** Potatoes by the weight, for one test: from 250 g, in steps of 50 g. */
export const addPotatoes = (shop: Shop, stock = 20): Promise<TestProduct> =>
  addProduct(shop, { title: 'Potato', price: 24, soldBy: 'weight', least: 0.25, step: 0.05, stock });

/** The owner changes a product on the shelf, whatever happened to it meanwhile. */
export const editProduct = async (
  shop: Shop,
  goods: TestProduct,
  changed: Partial<TestProduct & { cuttedprice: number; least: number; step: number }>,
): Promise<TestProduct> =>
  expectOk(
    await shop.call<TestProduct>({
      method: 'PUT',
      path: `/api/products/editproduct/${goods._id}`,
      token: shop.owner.token,
      body: { ...goods, ...changed, revision: undefined, sold: undefined },
    }),
  );

/** The owner takes a product out of the shop. */
export const deactivateProduct = async (shop: Shop, goods: TestProduct): Promise<void> =>
  expectOk(
    await shop.call<undefined>({
      method: 'DELETE',
      path: `/api/products/deleteproduct/${goods._id}`,
      token: shop.owner.token,
    }),
  );

/** Puts so many of a product into somebody's cart, from another device. */
export const putIntoCart = async (
  shop: Shop,
  person: Person,
  goods: TestProduct,
  quantity = 1,
): Promise<{ data: { _id: string } }> =>
  expectOk(
    await shop.call<{ data: { _id: string } }>({
      method: 'POST',
      path: '/api/cart',
      token: person.token,
      body: { product: goods._id, quantity },
    }),
  );

/** Where the orders of these journeys go. */
export const ADDRESS = {
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '9876543210',
  colony: 'Nehru Nagar, house 12',
  landmark: 'Behind the school',
};

/** Orders so many of a product for somebody, without a browser and without a round; to that address, but for what is said. */
export async function order(
  shop: Shop,
  person: Person,
  goods: TestProduct,
  quantity = 1,
  to: Partial<typeof ADDRESS> = {},
): Promise<Order> {
  await putIntoCart(shop, person, goods, quantity);
  const quote = expectOk(await shop.call<Quote>({ path: '/api/cart/quote', token: person.token }));
  const answer = await shop.call<{ data: Order }>({
    method: 'POST',
    path: '/api/orders',
    token: person.token,
    body: {
      items: [{ product: goods._id, quantity }],
      totalAmount: quote.total,
      totalItems: quote.totalItems,
      selectedAddress: { ...ADDRESS, ...to },
    },
  });
  return expectOk(answer).data;
}

/** An order of somebody that came: nothing can be added to it. */
export async function orderThatCame(shop: Shop, person: Person, goods: TestProduct): Promise<Order> {
  const placed = await order(shop, person, goods);
  const { token } = shop.owner;
  const path = `/api/orders/${placed._id}`;
  expectOk(await shop.call({ method: 'PATCH', path, token, body: { status: 'delivered' } }));
  return placed;
}

/** The orders that the shop has of somebody. */
export const ordersOf = async (shop: Shop, person: Person): Promise<PlacedOrder[]> =>
  expectOk(await shop.call<{ orders: PlacedOrder[] }>({ path: '/api/orders', token: person.token })).orders;

/** How many of a product the shop has. */
export const stockOf = async (shop: Shop, goods: TestProduct): Promise<number> =>
  expectOk(await shop.call<TestProduct>({ path: `/api/products/${goods._id}` })).stock;

/** Types an address into the form of the checkout. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill(ADDRESS.firstName);
  // Whose account has one name begins without a second.
  await page.getByLabel('I have one name').setChecked(false);
  await page.getByLabel('Last Name').fill(ADDRESS.lastName);
  await page.getByLabel('Phone number').fill(ADDRESS.phone);
  await page.getByLabel('Colony').fill(ADDRESS.colony);
  await page.getByLabel('Landmark').fill(ADDRESS.landmark);
}

/** At the checkout of somebody whose last order still takes goods: these are to come as an order of their own. */
export const orderApart = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: /^A separate order/ }).check();

/** Three products that no other test's search finds; the newest stands first in the grid. */
export async function threeGoods(
  shop: Shop,
): Promise<{ word: string; goods: [TestProduct, TestProduct, TestProduct] }> {
  const word = `Bhindi${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const third = await addProduct(shop, { title: `${word} C`, price: 30 });
  const second = await addProduct(shop, { title: `${word} B`, price: 20 });
  const first = await addProduct(shop, { title: `${word} A`, price: 10 });
  return { word, goods: [first, second, third] };
}
