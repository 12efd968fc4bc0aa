import type { CartItem, Quote } from '#cart/cart.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { Order } from '#orders/order.ts';
import { addGoods } from './goods.ts';
import type { Answer, Caller, TestShop } from './open-shop.ts';
import { regular } from './people.ts';

/** The delivery address of orders in tests. */
export const DELIVERY_ADDRESS = {
  firstName: 'Asha',
  lastName: 'Devi',
  phone: '9876543210',
  colony: 'Upper Bazaar',
  landmark: 'near the bus stand',
};

/** Puts products into someone's cart: `await fillCart(asha, [mango, 2], [rice, 1])`. */
export async function fillCart(person: Caller, ...wanted: [Product, number][]): Promise<void> {
  for (const [product, quantity] of wanted) {
    const { status } = await person.call('POST', '/api/cart', { product: product._id, quantity });
    if (status !== 201) throw new Error(`${product.title} was not put in: ${status}`);
  }
}

/** The request that the checkout would send now for someone's cart. */
export async function checkoutRequest(person: Caller) {
  const cart: { data: CartItem[] } = (await person.call('GET', '/api/cart')).body;
  const quote: Quote = (await person.call('GET', '/api/cart/quote')).body;
  return {
    items: cart.data,
    totalAmount: quote.total,
    totalItems: quote.totalItems,
    selectedAddress: DELIVERY_ADDRESS,
    paymentMethod: 'cash',
  };
}

/** Sends an order, with an idempotency key if the test gives one. */
export const send = (person: Caller, order: unknown, key?: string): Promise<Answer> =>
  person.call('POST', '/api/orders', order, key === undefined ? {} : { 'Idempotency-Key': key });

/** Puts products into someone's cart, orders it, and returns the order. */
export async function order(person: Caller, ...wanted: [Product, number][]) {
  await fillCart(person, ...wanted);
  const { status, body } = await send(person, await checkoutRequest(person));
  if (status !== 201) throw new Error(`the order was not placed: ${JSON.stringify(body)}`);
  return body.data;
}

/** Fills a shop with so many orders of one shopper, a day between each; the total grows with the number. */
export async function shopWithOrders(shop: TestShop, count: number) {
  const { mango } = await addGoods(shop, { mango: { price: 10, stock: 10_000 } });
  const asha = await regular(shop);
  const placed: Order[] = [];
  for (let index = 1; index <= count; index += 1) {
    placed.push(await order(asha, [mango, index]));
    shop.clock.advance({ days: 1 });
  }
  return { asha, mango, placed };
}

/** How many orders there are in the shop. */
export const ordersIn = async ({ platform }: TestShop) =>
  Number(
    (
      await platform.db
        .selectFrom('orders')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
