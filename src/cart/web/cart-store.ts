import { create } from 'zustand';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { CartItem } from '#cart/cart.ts';

/** The client's copy of the cart, as the specification names its parts. */
export type CartState = { status: 'idle' | 'loading'; items: CartItem[]; cartLoaded: boolean };

/** The cart of whoever is signed in. Every change goes to the server first; what it answers is what is shown. */
export const useCart = create<CartState>(() => ({ status: 'idle', items: [], cartLoaded: false }));

const { setState: set, getState: get } = useCart;

/** An item as it came, made whole: no product becomes an empty one, no quantity becomes 0. */
const normalise = (item: Partial<CartItem> & { _id: string }): CartItem => ({
  _id: item._id,
  product: item.product ?? ({} as CartItem['product']),
  quantity: item.quantity ?? 0,
});

async function operate<T>(operation: () => Promise<T>, settle: (answer: T) => Partial<CartState>): Promise<T> {
  set({ status: 'loading' });
  try {
    const answer = await operation();
    set({ status: 'idle', ...settle(answer) });
    return answer;
  } catch (error) {
    set({ status: 'idle' });
    throw error;
  }
}

/** Fetch success replaces the items; failure leaves them, and the cart counts as loaded either way. */
export async function fetchCart(): Promise<void> {
  try {
    await operate(
      () => callApi<{ data: CartItem[] }>('/cart'),
      ({ data }) => ({ items: data.map(normalise), cartLoaded: true }),
    );
  } catch (error) {
    set({ cartLoaded: true });
    throw error;
  }
}

/** Add success appends the returned item; a product that was in the cart already keeps its one line. */
export const addToCart = (product: string, quantity = 1, user: string | null = null): Promise<unknown> =>
  operate(
    () => callApi<{ data: CartItem }>('/cart', { method: 'POST', body: { product, quantity, user } }),
    ({ data }) => {
      const item = normalise(data);
      const isKnown = get().items.some(({ _id }) => _id === item._id);
      const items = isKnown ? get().items.map((old) => (old._id === item._id ? item : old)) : [...get().items, item];
      return { items, cartLoaded: true };
    },
  );

/** Changes a quantity at once on the screen; takes it back, and rejects with the reason, when the server refuses. */
export async function updateItem(item: CartItem, quantity: number): Promise<void> {
  set({ items: get().items.map((old) => (old._id === item._id ? { ...old, quantity } : old)) });
  try {
    await operate(
      () => callApi<CartItem>(`/cart/${item._id}`, { method: 'PATCH', body: { ...item, quantity } }),
      (updated) => ({ items: get().items.map((old) => (old._id === updated._id ? normalise(updated) : old)) }),
    );
  } catch (error) {
    set({ items: get().items.map((old) => (old._id === item._id ? { ...old, quantity: item.quantity } : old)) });
    throw error;
  }
}

/** Removes a line at once on the screen; puts it back, and rejects with the reason, when the server refuses. */
export async function removeItem(item: CartItem): Promise<void> {
  const before = get().items;
  set({ items: before.filter(({ _id }) => _id !== item._id) });
  try {
    await operate(
      () => callApi(`/cart/${item._id}`, { method: 'DELETE' }),
      () => ({}),
    );
  } catch (error) {
    // A line that is gone already is what was wanted.
    if (error instanceof CallFailed && error.status === 404) return;
    set({ items: before });
    throw error;
  }
}

/** Reset after an order: the server has emptied its cart, so the screen's is emptied too. */
export const resetCart = (): void => set({ status: 'idle', items: [], cartLoaded: true });
