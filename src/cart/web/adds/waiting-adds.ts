import { create } from 'zustand';
import { exact } from '#base/figures/amount.ts';
import { noAnswer } from '#browser/calls/api-client.ts';
import { forget } from '#browser/storage.ts';
import type { CartItem } from '#cart/cart.ts';
import { sayOfCart } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { keepDone, useSession } from '#identity/web/public.ts';
import {
  readAllWaiting,
  readUnfinishedOrder,
  type UnfinishedOrder,
  WAITING_ADDS,
  type WaitingAdd,
} from './read-waiting.ts';

/** Adds of the signed-in shopper that wait on this device for the cart. */
export const useWaitingAdds = create<{ adds: WaitingAdd[] }>(() => ({ adds: [] }));

const LINE = 'waiting ';

/** The waiting adds as lines of the cart. Goods whose price this device does not know are left out. */
export const linesOfWaiting = (adds: readonly WaitingAdd[]): CartItem[] =>
  adds.flatMap(({ product, quantity, goods }) =>
    goods
      ? [
          {
            _id: LINE + product,
            quantity,
            product: { thumbnail: '', pack: '', ...goods } as CartItem['product'],
          },
        ]
      : [],
  );

/** True for a line that the shop's cart does not have yet. */
export const isWaitingLine = ({ _id }: CartItem): boolean => _id.startsWith(LINE);

/**
 * True if an add has to wait for an order being sent: the order takes the cart as the shopper saw it, so goods that it
 * does not contain go to the next cart.
 */
export function isForNextCart({ product }: WaitingAdd): boolean {
  const { order, refusal }: Partial<UnfinishedOrder> = readUnfinishedOrder() ?? {};
  return order !== undefined && !refusal && !order.items.some((item) => item.product._id === product);
}

/** Reads the waiting adds again; another tab may have changed them. */
export function readWaitingAdds(): void {
  const me = useSession.getState().user?._id;
  const adds = readAllWaiting().filter(({ user }) => user === me);
  if (adds.length > 0 || useWaitingAdds.getState().adds.length > 0) useWaitingAdds.setState({ adds });
}

/** Replaces the same user's waiting add of these goods; returns false if the device cannot keep it. */
function replace({ user, product }: Whose, add?: WaitingAdd): boolean {
  const others = readAllWaiting().filter((other) => other.product !== product || other.user !== user);
  const all = add ? [...others, add] : others;
  if (all.length === 0) forget(WAITING_ADDS);
  const isKept = all.length === 0 || keepDone(WAITING_ADDS, all);
  readWaitingAdds();
  return isKept;
}

type Whose = Pick<WaitingAdd, 'user' | 'product'>;

/** The waiting add of these goods for this user's cart. */
export const waitingOf = ({ user, product }: Whose): WaitingAdd | undefined =>
  readAllWaiting().find((one) => one.product === product && one.user === user);

/**
 * Keeps an add that did not reach the shop for later; one of the same goods is joined. Returns false if the device
 * cannot.
 */
export function letWait(add: Omit<WaitingAdd, 'before'>): boolean {
  const other = waitingOf(add);
  if (other) return replace(add, { ...other, ...add, quantity: exact(other.quantity + add.quantity) });
  const { cartLoaded, items } = useCart.getState();
  const before = items.find(({ product }) => product._id === add.product)?.quantity ?? 0;
  return replace(add, { ...add, ...(cartLoaded && { before }) });
}

/** Ends an add that was sent or refused; what was added of its goods meanwhile still waits. */
export function endWaiting(sent: WaitingAdd): void {
  const left = exact((waitingOf(sent)?.quantity ?? 0) - sent.quantity);
  replace(sent);
  // The cart was read meanwhile: what it held before is counted anew.
  if (left > 0) letWait({ ...sent, quantity: left });
}

/** Changes the quantity of the signed-in shopper's waiting add; 0 withdraws it. */
export function setWaiting(product: string, quantity: number): void {
  const user = useSession.getState().user?._id ?? '';
  const add = waitingOf({ user, product });
  if (add && !replace(add, quantity > 0 ? { ...add, quantity } : undefined))
    sayOfCart('error', noAnswer().message);
}
