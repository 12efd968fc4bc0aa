// For other features, in the browser: adding to the cart, its buttons, bars and drawer, and its store.
export { AddOnPage } from './adds/add-on-page.tsx';
export { AddToCart } from './adds/add-to-cart.tsx';
export { openAmountSheet } from './amount/amount-sheet-store.ts';
export { BarCartButton, NavCartButton } from './drawer/cart-buttons.tsx';
export { wayToFreeShipping } from './drawer/cart-figures.ts';
export { CartBar, CartRoot, WaitingAddsBar } from './cart-root.tsx';
export { useCart } from './store/cart-state.ts';
export { dismissRemoved, fetchCart, removeItem, resetCart, updateItem } from './store/cart-store.ts';
