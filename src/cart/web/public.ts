// For other features, in the browser: adding to the cart, its buttons and drawer, and its store.
export { AddToCart } from './add-to-cart-card.tsx';
export { BarCart, BarNote, CartPlace, NavCart } from './cart-place.tsx';
export { wayToFreeShipping } from './cart-figures.ts';
export { dismissRemoved, fetchCart, removeItem, resetCart, updateItem, useCart } from './cart-store.ts';
