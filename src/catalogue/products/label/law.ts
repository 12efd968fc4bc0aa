// What the law asks of which goods. Without schemas: the form of a product needs it, and its file of scripts holds none.
import type { ShelfArt } from '../../shelves/shelves.ts';

/** The details asked of a product, in the order in which the back office counts them. `maker` is one of maker, packer and importer. */
export const MISSING_FIELDS = [
  'maker',
  'origin',
  'pack',
  'mark',
  'bestBefore',
  'fssai',
  'hsn',
  'taxRate',
  'title_hi',
  'title_bn',
  'thumbnail',
] as const;
export type MissingField = (typeof MISSING_FIELDS)[number];

const ART_OF_FOOD = new Set<ShelfArt>(['vegetables', 'fruits', 'meat', 'grocery', 'food']);

/** True for food: both the shelf and the one around it have a drawing of food. */
export const isFood = (art: ShelfArt, around: ShelfArt = art): boolean =>
  ART_OF_FOOD.has(art) && ART_OF_FOOD.has(around);

/** Details that only food needs. */
export const OF_FOOD: readonly MissingField[] = ['mark', 'bestBefore', 'fssai'];

/**
 * The details of a label are asked for only of goods sold by the item: the law asks them of packed goods, not of what
 * is weighed out.
 */
export const ON_LABEL: readonly MissingField[] = ['maker', 'origin', 'pack', 'bestBefore', 'fssai'];

const BY_LAW = ['maker', 'origin', 'mark', 'bestBefore', 'fssai', 'hsn', 'taxRate'] as const;
/** The fields of a form that say a detail, where it is not one of its own name. */
const SAID_BY: Partial<Record<MissingField, readonly string[]>> = {
  maker: ['maker', 'packer', 'importer'],
  taxRate: ['taxRate', 'taxGoods'],
};

/** Counts the details required by law for such goods: those filled in, by their names in a form, and all. */
export function lawCount(
  said: Readonly<Record<string, string | undefined>>,
  goods: { isFood: boolean; isWeighed: boolean },
): { filled: number; all: number } {
  const asked = BY_LAW.filter(
    (field) => (goods.isFood || !OF_FOOD.includes(field)) && !(goods.isWeighed && ON_LABEL.includes(field)),
  );
  const filled = asked.filter((field) => (SAID_BY[field] ?? [field]).some((name) => said[name]));
  return { filled: filled.length, all: asked.length };
}
