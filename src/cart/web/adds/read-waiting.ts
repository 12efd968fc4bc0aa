import { readAnywhere } from '#browser/storage.ts';
import type { CartItem } from '#cart/cart.ts';
import type { Unit } from '#catalogue/catalogue.ts';

/** An add made without a network; `before` is the quantity in the cart then, where known. */
export type WaitingAdd = {
  user: string;
  product: string;
  title: string;
  quantity: number;
  unit?: Unit;
  before?: number;
  /** The goods as they were seen, so that they can be ordered without a network. */
  goods?: SeenGoods;
};

/** Goods as a card knows them. */
export type SeenGoods = Pick<CartItem['product'], '_id' | 'title' | 'price' | 'unit' | 'soldBy'> &
  Partial<CartItem['product']>;

/** Fields that the cart reads of an order not placed yet. */
export type UnfinishedOrder = {
  order: { user: string; totalAmount: number; items: { product: { _id: string } }[] };
  refusal?: unknown;
};

/** Storage name of adds made without a network. */
export const WAITING_ADDS = 'waitingAdds';

/** All adds that wait on this device for the cart, of all its users. */
export const readAllWaiting = (): WaitingAdd[] => readAnywhere<WaitingAdd[]>(WAITING_ADDS) ?? [];

/** The order not placed yet, of any user. */
export const readUnfinishedOrder = (): UnfinishedOrder | undefined =>
  readAnywhere<UnfinishedOrder>('unfinishedOrder');
