/** The units in which goods are sold. The price is for one unit. */
export const UNITS = ['kg', 'gram', 'litres', 'item'] as const;
/** A unit in which goods are sold. */
export type Unit = (typeof UNITS)[number];

/** 'Per Kg' next to the price, by the product's unit. */
export const PER_UNIT: Record<Unit, string> = {
  kg: 'Per Kg',
  gram: 'Per Gram',
  litres: 'Per Litre',
  item: 'Per Item',
};
