/** Up to this number, a product's page shows how many are left; above it, only that it is in stock. */
export const FEW = 5;

/** The stock that a tile shows: available or not. */
export const stockOnTile = (stock: number): number => Math.min(stock, 1);

/** The stock that a product's page shows. A sale only ends the finished page when this changes. */
export const stockOnPage = (stock: number): number => Math.min(stock, FEW + 1);
