import { readDemoProducts } from '#main/demo/products.ts';

/** What every shop of the comparison sells: the same 500, under the same names and prices, in the same categories. */
export type GeneratedProduct = {
  sku: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  rupees: number;
};

const HOW_MANY = 500;

/** The goods of the demo shop, and larger packs of them until there are 500; the same each time. */
export function goods(): GeneratedProduct[] {
  const demo = readDemoProducts();
  return Array.from({ length: HOW_MANY }, (_, index) => {
    const row = demo[index % demo.length];
    if (!row) throw new Error('the demo shop has no products');
    const times = 1 + Math.floor(index / demo.length);
    const sku = times === 1 ? row.sku : `${row.sku}-X${times}`;
    return {
      sku,
      slug: `${row.title}-${sku}`
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
      title: times === 1 ? row.title : `${row.title}, pack of ${times}`,
      description: row.description,
      category: row.category,
      rupees: Number(row.price) * times,
    };
  });
}

/** The categories of the goods, in the order in which they first appear. */
export const categories = (): string[] => [...new Set(goods().map(({ category }) => category))];

/** So much stock that nothing ever sells out. */
export const STOCK = 1_000_000;
