// What other features may use of this one in the browser, and nothing else.
export { AddToCart } from './add-to-cart-card.tsx';
export { BarCart, BarNote, CartPlace, NavCart } from './cart-place.tsx';
export { dismissRemoved, fetchCart, removeItem, resetCart, updateItem, useCart } from './cart-store.ts';
