import type { Paise } from '#base/figures/money.ts';
import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

/** The facts of a product that its line on a bill is made of, also of one that is sold no more. */
export type GoodsForBill = {
  id: string;
  hsn: string;
  /** The key of its tax goods, and how it is sold, as far as the owner chose. */
  taxGoods: string;
  takenAs: 'packed' | 'loose' | '';
  /** Typed by the owner, in hundredths of a per cent. */
  typedRate: number | null;
  /** The price that is printed on it, or the one that it is sold for now. */
  printed: Paise;
};

const rowsFor = hot((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('products')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select([
      'products.id',
      'price_paise',
      'cut_price_paise',
      'hsn',
      'tax_rate_hundredths',
      'tax_goods',
      'taxed_as',
    ])
    .where('products.id', 'in', ids),
);

/** The facts for bills of these products, by their ids. */
export async function goodsForBills(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GoodsForBill>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsFor(db, { ids });
  return new Map(
    rows.map(({ id, price_paise, cut_price_paise, hsn, tax_rate_hundredths, tax_goods, taxed_as }) => [
      id,
      {
        id,
        hsn: hsn ?? '',
        taxGoods: tax_goods ?? '',
        takenAs: taxed_as ?? '',
        typedRate: tax_rate_hundredths,
        printed: cut_price_paise > price_paise ? cut_price_paise : price_paise,
      },
    ]),
  );
}
