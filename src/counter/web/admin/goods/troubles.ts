import type { CallFailed } from '#browser/calls/api-client.ts';
import type { Draft, DraftLine } from '#counter/web/admin/draft.ts';
import type { OutOfStock, PriceChanged } from '#orders/orders.ts';

/** Why the shop did not take a line: too little is there, one order may not hold so much, its price changed, or its amount. */
export type Trouble = {
  /** The amount that was refused: another one is not in trouble any more. */
  wanted: number;
} & (
  | { kind: 'short'; left: number; most: number | undefined }
  | { kind: 'price'; was: number }
  | { kind: 'amount'; text: string }
);
/** The lines in trouble, by their product. */
export type Troubles = ReadonlyMap<string, Trouble>;

/** Nothing is in trouble. */
export const NO_TROUBLES: Troubles = new Map();

/** The trouble that a line is still in. */
export function troubleOf({ product, quantity }: DraftLine, troubles: Troubles): Trouble | undefined {
  const trouble = troubles.get(product._id);
  return trouble?.kind === 'price' || trouble?.wanted === quantity ? trouble : undefined;
}

/** Which lines a refusal speaks of. */
export function troublesIn({ code, detail, fields }: CallFailed, { lines }: Pick<Draft, 'lines'>): Troubles {
  const troubles = new Map<string, Trouble>();
  const short = code === 'out_of_stock' ? (detail as OutOfStock).lines : [];
  for (const { product, wanted, left, most } of short)
    troubles.set(product, { kind: 'short', wanted, left, most });
  const prices = code === 'price_changed' ? pricesIn(detail as PriceChanged) : undefined;
  for (const { product, quantity } of lines) {
    const now = prices?.get(product._id);
    if (now !== undefined && now !== product.price)
      troubles.set(product._id, { kind: 'price', wanted: quantity, was: product.price });
  }
  for (const [field, [text]] of Object.entries(fields ?? {})) {
    const line = lines[Number(/^items\.(\d+)\./.exec(field)?.[1] ?? NaN)];
    if (line && text) troubles.set(line.product._id, { kind: 'amount', wanted: line.quantity, text });
  }
  return troubles;
}

/** The prices of now, by the product. */
export const pricesIn = ({ items }: PriceChanged): Map<string, number> =>
  new Map(items.map(({ product }) => [product._id, product.price]));
