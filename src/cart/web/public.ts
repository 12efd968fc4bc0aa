// For other features, in the browser: adding to the cart, its buttons, bars and drawer, and its store.
export { addKept, addOrWait, addWhatOrderNeeds, changeLine, hasAllForOrder } from './adds/add-product.ts';
export { linesOfWaiting, useWaitingAdds } from './adds/waiting-adds.ts';
export { type UnfinishedOrder } from './adds/read-waiting.ts';
export { AskBeforeSignOut } from './sign-out/ask-before-sign-out.tsx';
export { OffersContext } from './drawer/cart-drawer-store.ts';
export { pricedLinesOf } from './store/cart-lines.ts';
export { AddOnPage } from './adds/add-on-page.tsx';
export { AddToCart, InCartOr } from './adds/add-to-cart.tsx';
export { openAmountSheet } from './amount/amount-sheet-place.tsx';
export { CartPlace, NavCartButton } from './drawer/cart-buttons.tsx';
export { wayToFreeShipping, wayToMinimum } from './drawer/cart-way.ts';
export { CartRoot, WaitingAddsBar } from './cart-root.tsx';
export { useCart } from './store/cart-state.ts';
export { dismissRemoved, fetchCart, loadCart, resetCart } from './store/cart-store.ts';
