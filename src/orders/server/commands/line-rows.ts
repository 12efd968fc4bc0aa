import type { Insertable } from 'kysely';
import { ZERO } from '#base/figures/money.ts';
import { lineTotal } from '#cart/cart.ts';
import { type FilledLine, pricedLine } from '#cart/server/public.ts';
import { namesInLanguages } from '#catalogue/server/public.ts';
import type { Schema, Tx } from '#db/schema.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import { hot } from '#platform/db/hot.ts';

/** The columns of a line that say how it is packed, before it is packed. */
const LINE_AS_ORDERED = {
  ordered_quantity: null,
  given_paise: ZERO,
  reason: '',
  instead_of: null,
  packed_at: null,
  packed_by: '',
  credited_paise: ZERO,
  credited_quantity: 0,
  revision: 1,
};

/** Hindi and Bengali titles by product id; empty where a product has none. */
async function titlesOf(tx: Tx, ids: readonly string[]) {
  const titles = await namesInLanguages(tx, ids);
  return (id: string) => {
    const { hi = '', bn = '' } = titles.get(id) ?? {};
    return { title_hi: hi, title_bn: bn };
  };
}

type Place = { order_id: string; position: number; title_hi: string; title_bn: string };

/** A line of an order as it is agreed: the goods as they are called and cost now. */
const lineRow = (line: Pick<FilledLine, 'product' | 'quantity'>, place: Place) => {
  const { product, quantity } = line;
  return {
    ...place,
    product_id: product.id,
    title: product.title,
    description: product.description,
    thumbnail: product.thumbnail,
    category: product.category,
    unit: product.unit,
    pack: product.pack,
    color: product.color,
    price_paise: product.price_paise,
    quantity,
    sold_by: product.sold_by,
    total_paise: lineTotal(pricedLine(line)),
  } satisfies Insertable<Schema['order_lines']>;
};

type Goods = Pick<FilledLine, 'product' | 'quantity'>;
type FirstPlace = Pick<Place, 'order_id' | 'position'>;

/** The lines of goods that were ordered, as they are called and cost now, from a place on. */
export async function lineRows(
  tx: Tx,
  goods: readonly Goods[],
  { order_id, position }: FirstPlace,
): Promise<LineRow[]> {
  const titles = await titlesOf(
    tx,
    goods.map(({ product }) => product.id),
  );
  return goods.map((line, at) => ({
    ...lineRow(line, { order_id, position: position + at, ...titles(line.product.id) }),
    ...LINE_AS_ORDERED,
  }));
}

/** A line of goods that were not ordered, as they are called and cost now. */
export async function addedLine(tx: Tx, goods: Goods, place: FirstPlace): Promise<LineRow> {
  const [line] = await lineRows(tx, [goods], place);
  return { ...line!, ordered_quantity: 0 };
}

/** Writes new lines of an order. */
export const addLines = hot((db, { lines }: { lines: readonly Insertable<Schema['order_lines']>[] }) =>
  db.insertInto('order_lines').values(lines),
);

/** The last place that was ever given to a line of an order. */
export const lastPlace = ({ last_line, lines }: FullOrder, more: readonly LineRow[] = []): number =>
  Math.max(last_line, ...[...lines, ...more].map(({ position }) => position));
