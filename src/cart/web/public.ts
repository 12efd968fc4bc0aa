// For other features, in the browser: adding to the cart, its buttons, bars and drawer, and its store.
export { AddOnPage } from './add-on-page.tsx';
export { AddToCart } from './add-to-cart.tsx';
export { openAmountSheet } from './amount-sheet-store.ts';
export { BarCartButton, NavCartButton } from './cart-buttons.tsx';
export { wayToFreeShipping } from './cart-figures.ts';
export { CartBar, CartRoot, WaitingAddsBar } from './cart-root.tsx';
export { useCart } from './cart-state.ts';
export { dismissRemoved, fetchCart, removeItem, resetCart, updateItem } from './cart-store.ts';
