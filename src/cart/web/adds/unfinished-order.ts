/**
 * Where the device keeps an order that is not placed yet (orders/web/submission). It stands alone because every page asks
 * whether there is one, and needs no more of the cart for it.
 */
export const UNFINISHED_ORDER = 'unfinishedOrder';
