import type { Product } from '#catalogue/catalogue.ts';
import type { ProductFields } from '#test/goods.ts';
import type { TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

/** Potatoes by the weight: ₹24 a kilo, from 250 g, in steps of 50 g. */
export const POTATO: ProductFields = {
  unit: 'kg',
  soldBy: 'weight',
  least: 0.25,
  step: 0.05,
  price: 24,
  stock: 5,
};
/** Oil by the volume: ₹170.50 a litre, from 100 ml, in steps of 100 ml. */
export const OIL: ProductFields = {
  unit: 'litres',
  soldBy: 'volume',
  least: 0.1,
  step: 0.1,
  price: 170.5,
  stock: 3,
};

/** The owner edits a product. */
export const editGoods = async (shop: TestShop, product: Product, changed: object) => {
  const owner = await admin(shop, { email: `owner${Math.random()}@example.in` });
  const { status, body } = await owner.call('PUT', `/api/products/editproduct/${product._id}`, {
    ...product,
    ...changed,
  });
  if (status !== 200) throw new Error(`the edit was refused: ${JSON.stringify(body)}`);
  return body;
};
