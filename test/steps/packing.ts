import type { Product } from '#catalogue/catalogue.ts';
import type { Order, OrderItem } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import type { Caller, TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { POTATO } from './loose-goods.ts';

/** A shop where Asha ordered 2 kg of potatoes (₹24 a kilo), two teas (₹138) and a coriander (₹10): ₹334, and ₹20 to bring. */
export async function shopToPack(shop: TestShop) {
  const { potato, tea, coriander, green, sugar } = await addGoods(shop, {
    potato: POTATO,
    tea: { price: 138, unit: 'item', stock: 10, category: 'grocery' },
    coriander: { price: 10, unit: 'item', stock: 10 },
    green: { price: 145, unit: 'item', stock: 4, category: 'grocery' },
    sugar: { price: 44, unit: 'kg', soldBy: 'weight', least: 0.5, step: 0.5, stock: 6, category: 'grocery' },
  });
  const asha = await signUp(shop, { name: 'Asha' });
  const [owner, packer] = [await admin(shop), await staff(shop, ['packer', 'counter'])];
  const placed: Order = await order(asha, [potato, 2], [tea, 2], [coriander, 1]);
  return { asha, owner, packer, placed, potato, tea, coriander, green, sugar };
}

/** The line of an order that holds a product. */
export function lineOf({ items }: Pick<Order, 'items'>, { _id }: Pick<Product, '_id'>): OrderItem {
  const item = items.findLast(({ product }) => product._id === _id);
  if (!item) throw new Error('The order has no such line.');
  return item;
}

/** The address of the packing of a line. */
export const packingOf = (of: Pick<Order, '_id'>, { line }: Pick<OrderItem, 'line'>): string =>
  `/api/orders/${of._id}/lines/${line}/packing`;

/** Packs so much of a product in an order as the caller last saw it. */
export const packOf = (person: Caller, of: Order, product: Product, said: object) => {
  const line = lineOf(of, product);
  return person.call('PUT', packingOf(of, line), { revision: line.revision, ...said });
};

/** Packs something else instead of a product. */
export const swapOf = (person: Caller, of: Order, product: Product, said: object) => {
  const { line, revision } = lineOf(of, product);
  return person.call('POST', `/api/orders/${of._id}/lines/${line}/swaps`, { revision, ...said });
};

/** Packs goods that were not ordered. */
export const addTo = (person: Caller, of: Pick<Order, '_id'>, product: Pick<Product, '_id'>, said: object) =>
  person.call('POST', `/api/orders/${of._id}/lines`, {
    id: crypto.randomUUID(),
    product: product._id,
    ...said,
  });
