import { isUnanswered } from '#base/failure.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Cart, CartItem } from '#cart/cart.ts';
import { keepSeen, seenAnswer, setUser, useSession } from '#identity/web/public.ts';
import { type CartState, useCart } from './cart-state.ts';

const { setState: set, getState: get } = useCart;

/** An item with its gaps filled: a missing product becomes an empty one, a missing quantity 0. */
const normalise = (item: Partial<CartItem> & { _id: string }): CartItem => ({
  _id: item._id,
  product: item.product ?? ({} as CartItem['product']),
  quantity: item.quantity ?? 0,
});

const CART = '/cart';

async function operate<T>(
  operation: () => Promise<T>,
  settle: (answer: T) => Partial<CartState>,
): Promise<T> {
  set({ status: 'loading' });
  const { token } = useSession.getState();
  try {
    const answer = await operation();
    // An answer that comes after its shopper signed out is dropped.
    if (token === useSession.getState().token) {
      set({ status: 'idle', ...settle(answer) });
      keepSeen(CART, get().items);
    }
    return answer;
  } catch (error) {
    set({ status: 'idle' });
    throw error;
  }
}

/**
 * Fetches the cart, and in the same call the account if it is asked for. Success replaces the items, failure leaves them;
 * either way the cart then counts as loaded.
 */
export async function fetchCart(path = CART): Promise<void> {
  try {
    await operate(
      () => callApi<Cart>(inPageLanguage(path)),
      ({ data, removed, user }) => {
        if (user) setUser(user);
        return {
          items: data.map(normalise),
          cartLoaded: true,
          removed: [...get().removed, ...removed],
        };
      },
    );
  } catch (error) {
    set({ cartLoaded: true });
    throw error;
  }
}

/** Fetches the cart; without an answer it is as this device saw it last, if it ever did. */
export async function loadCart(path = CART): Promise<void> {
  try {
    await fetchCart(path);
  } catch (error) {
    const seen = isUnanswered(error) ? seenAnswer<CartItem[]>(CART) : undefined;
    if (!seen) throw error;
    set({ items: seen.answer });
  }
}

/** Drops the note, which the shopper has seen, that this product left the cart. */
export const dismissRemoved = (product: string): void =>
  set({ removed: get().removed.filter((line) => line.product !== product) });

/** Add success appends the returned item; a product that was in the cart already keeps its one line. */
export const addToCart = (product: string, quantity = 1, user: string | null = null): Promise<unknown> =>
  operate(
    () =>
      callApi<{ data: CartItem }>(inPageLanguage('/cart'), {
        method: 'POST',
        body: { product, quantity, user },
      }),
    ({ data }) => {
      const item = normalise(data);
      const isKnown = get().items.some(({ _id }) => _id === item._id);
      const items = isKnown
        ? get().items.map((old) => (old._id === item._id ? item : old))
        : [...get().items, item];
      return { items, cartLoaded: true };
    },
  );

type Update = { quantity: number; ending: Promise<void> };
/** The lines whose quantity is being sent, each with the newest quantity wanted. */
const underWay = new Map<string, Update>();

const showQuantity = (id: string, quantity: number): void =>
  set({ items: get().items.map((old) => (old._id === id ? { ...old, quantity } : old)) });

/**
 * Changes a quantity at once on the screen; takes it back, and rejects with the reason, when the server refuses. Quick
 * taps wait for one another, so that the newest quantity is the last one sent.
 */
export function updateItem(item: CartItem, quantity: number): Promise<void> {
  showQuantity(item._id, quantity);
  const running = underWay.get(item._id);
  if (running) {
    running.quantity = quantity;
    return running.ending;
  }
  const update: Update = { quantity, ending: Promise.resolve() };
  underWay.set(item._id, update);
  update.ending = sendQuantity(item, update).finally(() => underWay.delete(item._id));
  return update.ending;
}

async function sendQuantity(item: CartItem, update: Update): Promise<void> {
  let kept = item.quantity;
  try {
    while (kept !== update.quantity) {
      const { quantity } = update;
      await operate(
        () =>
          callApi<CartItem>(inPageLanguage(`/cart/${item._id}`), {
            method: 'PATCH',
            body: { ...item, quantity },
          }),
        (updated) =>
          update.quantity === quantity
            ? { items: get().items.map((old) => (old._id === updated._id ? normalise(updated) : old)) }
            : {},
      );
      kept = quantity;
    }
  } catch (error) {
    showQuantity(item._id, kept);
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
    // The line is already gone, which is what was wanted.
    if (error instanceof CallFailed && error.status === 404) return;
    set({ items: before });
    throw error;
  }
}

/** Reset after an order: the server has emptied its cart, so the screen's is emptied too. */
export function resetCart(): void {
  set({ status: 'idle', items: [], cartLoaded: true });
  keepSeen(CART, []);
}
