/** Up to so many times the least amount, a product's page shows how much is left; above, only that it is in stock. */
export const FEW = 5;

/** Goods and how much of them is sold at least; both in amounts, or both in the product's unit. */
export type Stocked = { stock: number; least: number };

/** True if less is left than the least amount. Goods that an old page kept have no least amount. */
export const isSoldOut = ({ stock, least }: Stocked): boolean => stock === 0 || stock < least;

/** The stock that a tile shows: available or not. */
export const stockOnTile = (goods: Stocked): number => (isSoldOut(goods) ? 0 : goods.least);

/** The stock that a product's page shows. A sale only ends the finished page when this changes. */
export const stockOnPage = ({ stock, least }: Stocked): number => Math.min(stock, (FEW + 1) * least);

/**
 * Stock handed out for uncounted goods, in the product's unit: a number for clients that know only numbers, and enough
 * for any household.
 */
export const STOCK_NOT_COUNTED = 1000;
