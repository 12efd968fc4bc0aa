import type { Words } from '#base/language/language.ts';

/** The units in which goods are sold. The price is for one unit. */
export const UNITS = ['kg', 'gram', 'litres', 'item'] as const;
/** A unit in which goods are sold. */
export type Unit = (typeof UNITS)[number];

const PER_UNIT: Record<Unit, { id: string }> = {
  kg: /*i18n*/ { id: 'shop.unit.perKilo' },
  gram: /*i18n*/ { id: 'shop.unit.perGram' },
  litres: /*i18n*/ { id: 'shop.unit.perLitre' },
  item: /*i18n*/ { id: 'shop.unit.perItem' },
};

/** 'Per Kg' next to the price, by the product's unit; empty for a unit that is not known. */
export const perUnit = (i18n: Words, unit: string): string =>
  Object.hasOwn(PER_UNIT, unit) ? i18n._(PER_UNIT[unit as Unit].id) : '';
