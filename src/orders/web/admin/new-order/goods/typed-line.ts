import { isLoose } from '#base/figures/amount.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';

/** A line as somebody types it: `2 tata namak`, `1.5 kg aloo`, `500 g pyaj`, `sabun`. */
export type TypedLine = { q: string; number: number | undefined; unit: 'small' | 'large' | undefined };

const LINE =
  /^(\d+(?:[.,]\d+)?)\s*(?:(kg|kilo|l|lt|litres?|किलो|लीटर)|(g|gm|grams?|ml|ग्राम)|[x×*])?\s+(.+)$/iu;

/** Reads the number that stands before the goods, and its unit. */
export function readTyped(typed: string): TypedLine {
  const [, number, large, small, q] = LINE.exec(typed.trim()) ?? [];
  if (number === undefined || q === undefined) return { q: typed.trim(), number: undefined, unit: undefined };
  const unit = large ? 'large' : small ? 'small' : undefined;
  return { q, number: Number(number.replace(',', '.')), unit };
}

/**
 * How much of some goods a typed number means: of loose goods kilos or litres unless grams are said, and one where nothing is;
 * of others how many. A weight beside packed goods says which pack is meant, not how many.
 */
export function quantityFor(
  { number, unit }: Pick<TypedLine, 'number' | 'unit'>,
  { soldBy }: Pick<ListedProduct, 'soldBy'>,
): number {
  if (number === undefined || number <= 0) return 1;
  if (isLoose(soldBy)) return Math.max(1, Math.round(unit === 'small' ? number : number * 1000)) / 1000;
  return unit === undefined && Number.isInteger(number) ? number : 1;
}
