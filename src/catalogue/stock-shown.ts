/** So few of a product are counted on its page; of more it says that there are enough. */
export const FEW = 5;

/** What a tile tells of a product's stock: whether there is one to be had. */
export const stockOnTile = (stock: number): number => Math.min(stock, 1);

/** What a product's page tells of its stock, so that it is made anew only when a sale changes what it shows. */
export const stockOnPage = (stock: number): number => Math.min(stock, FEW + 1);
