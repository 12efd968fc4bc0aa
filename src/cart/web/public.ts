// For other features, in the browser: adding to the cart, its buttons, bars and drawer, and its store.
export { AddToCart } from './add-to-cart.tsx';
export { CartBar, WaitingAddsBar } from './cart-bar.tsx';
export { BarCartButton, NavCartButton } from './cart-buttons.tsx';
export { wayToFreeShipping } from './cart-figures.ts';
export { CartRoot } from './cart-root.tsx';
export { dismissRemoved, fetchCart, removeItem, resetCart, updateItem, useCart } from './cart-store.ts';
