import { paise } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { namedBy } from '#catalogue/server/product-columns.ts';
import type { TestShop } from '#test/open-shop.ts';

const AT_ONCE = 400;

/** What is told of goods; the rest is plain. */
type Said = { title: string; description?: string; category?: string; brand?: string };

/** Puts many goods on the shelves at once, past every command. Each gets `sku` and a number as its code. */
export async function writeGoods(
  { platform: { db, clock } }: TestShop,
  goods: readonly Said[],
  sku = 'many',
): Promise<void> {
  const at = clock.now();
  const rows = goods.map((said, index) => ({
    id: newId(),
    ...namedBy(said.title, `${sku}-${index}`),
    description: 'Good',
    category: 'grocery',
    brand: '',
    ...said,
    color: '',
    unit: 'item' as const,
    pack: '',
    price_paise: paise(100 + index),
    cut_price_paise: paise(100 + index),
    stock: 1,
    rating_hundredths: 400,
    thumbnail: '',
    created_at: at,
    updated_at: at,
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('products')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
}
