/**
 * Storage name of an order that is not placed yet (orders/web/submission). It stands alone, because every page checks
 * for one, and needs no more of the cart.
 */
export const UNFINISHED_ORDER = 'unfinishedOrder';
