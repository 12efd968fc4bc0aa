import type { Product } from '#catalogue/catalogue.ts';
import type { NewProduct } from '#catalogue/products/product-form.ts';
import { addProduct } from '#catalogue/server/commands.ts';
import { productsByIds } from '#catalogue/server/queries.ts';
import { write } from '#platform/http/routes.ts';
import type { TestShop } from './open-shop.ts';

/** The fields that a test gives for a product; money is in rupees. The cut price defaults to the price. */
export type ProductFields = Partial<Omit<NewProduct, 'discount'>>;

/** What the add-product form would send for goods of this name. */
export const goodsForm = (name: string, { price = 50, ...said }: ProductFields = {}): NewProduct => ({
  title: name,
  description: `Fresh ${name}`,
  thumbnail: '',
  price,
  cuttedprice: price,
  discount: 0,
  category: 'fruits',
  brand: '',
  unit: 'kg',
  stock: 100,
  rating: 0,
  color: '',
  sku: '',
  pack: '',
  ...said,
});

/** Puts goods on the shelf, named by the test: `const { mango } = await addGoods(shop, { mango: { stock: 1 } })`. */
export async function addGoods<Name extends string>(
  shop: TestShop,
  goods: Record<Name, ProductFields>,
): Promise<Record<Name, Product>> {
  const names = Object.keys(goods) as Name[];
  const ids = await write(shop.platform, async (tx) => {
    const context = { actor: { userId: null, name: 'The test' }, now: shop.clock.now() };
    const added: string[] = [];
    for (const name of names) added.push((await addProduct(tx, goodsForm(name, goods[name]), context))._id);
    return added;
  });
  const shown = await productsByIds(shop.platform.db, ids);
  return Object.fromEntries(names.map((name, at) => [name, shown.get(ids[at] ?? '')])) as Record<
    Name,
    Product
  >;
}

/** The present stock of a product. */
export async function stockOf(shop: TestShop, product: Product): Promise<number | undefined> {
  return (await productsByIds(shop.platform.db, [product._id])).get(product._id)?.stock;
}
