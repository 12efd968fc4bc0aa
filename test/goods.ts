import type { Product } from '#catalogue/catalogue.ts';
import { addProduct } from '#catalogue/server/commands.ts';
import { productsByIds } from '#catalogue/server/queries.ts';
import { write } from '#platform/http.ts';
import type { TestShop } from './open-shop.ts';

/** What a test says of a product; price in rupees. */
export type Goods = { price?: number; stock?: number };

/** Puts goods on the shelf, named by the test: `const { mango } = await addGoods(shop, { mango: { stock: 1 } })`. */
export async function addGoods<Name extends string>(
  shop: TestShop,
  goods: Record<Name, Goods>,
): Promise<Record<Name, Product>> {
  const doing = { actor: { userId: null, name: 'The test' }, now: shop.clock.now() };
  const names = Object.keys(goods) as Name[];
  const ids = await write(shop.platform, async (tx) => {
    const added: string[] = [];
    for (const name of names) {
      const { price = 50, stock = 100 } = goods[name];
      const product = await addProduct(
        tx,
        {
          title: name,
          description: `Fresh ${name}`,
          thumbnail: '',
          price,
          cuttedprice: price,
          discount: 0,
          category: 'fruits',
          brand: '',
          unit: 'kg',
          stock,
          rating: 0,
          color: '',
          sku: '',
          pack: '',
        },
        doing,
      );
      added.push(product._id);
    }
    return added;
  });
  const shown = await productsByIds(shop.platform.db, ids);
  return Object.fromEntries(names.map((name, at) => [name, shown.get(ids[at] ?? '')])) as Record<
    Name,
    Product
  >;
}

/** How many of a product the shop has now. */
export async function stockOf(shop: TestShop, product: Product): Promise<number | undefined> {
  return (await productsByIds(shop.platform.db, [product._id])).get(product._id)?.stock;
}
