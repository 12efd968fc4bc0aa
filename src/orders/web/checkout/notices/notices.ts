import { i18n } from '@lingui/core';
import type { CallFailed } from '#browser/calls/api-client.ts';
import type { CartItem, Quote } from '#cart/cart.ts';
import type { CartChanged, OutOfStock, PriceChanged } from '#orders/order.ts';
import type { SentOrder } from '#orders/web/submission/attempt.ts';

/** Something about the cart that is not as the shopper last saw it, and that they decide about before ordering. */
export type Notice =
  /** The shop has fewer than the cart holds; none at all when `left` is 0. `most` is what one order may hold. */
  | { kind: 'short'; product: string; title: string; wanted: number; left: number; most?: number | undefined }
  /** The owner changed the least amount or the steps; `take` is the nearest amount that is sold. */
  | { kind: 'step'; product: string; title: string; wanted: number; take: number }
  /** The shop no longer sells it; it is out of the cart. */
  | { kind: 'gone'; product: string; title: string }
  | { kind: 'price'; product: string; title: string; was: number; now: number }
  /** Another screen changed the quantity; it was added if `was` is 0, and removed if `now` is 0. */
  | { kind: 'amount'; product: string; title: string; was: number; now: number }
  /** The total changed although no price did: the shop changed the cost of shipping. */
  | { kind: 'total'; was: number; now: number };

/** The notices about lines that cannot be ordered as they are. */
export const noticesOfQuote = ({ lines }: Pick<Quote, 'lines'>): Notice[] =>
  lines.flatMap(({ product, title, quantity, problem }): Notice[] => {
    if (problem?.kind === 'short')
      return [{ kind: 'short', product, title, wanted: quantity, left: problem.left, most: problem.most }];
    return problem?.kind === 'step'
      ? [{ kind: 'step', product, title, wanted: quantity, take: problem.take }]
      : [];
  });

/** The notices about prices that changed since they were shown. */
export function noticesOfPrices(shown: Pick<Quote, 'lines'>, current: Pick<Quote, 'lines'>): Notice[] {
  const before = new Map(shown.lines.map(({ product, price }) => [product, price]));
  return current.lines.flatMap(({ product, title, price }): Notice[] => {
    const was = before.get(product);
    return was === undefined || was === price ? [] : [{ kind: 'price', product, title, was, now: price }];
  });
}

/** True if a notice is about a line of the cart, so it ends with the line. */
export const isAboutLine = (notice: Notice): notice is Exclude<Notice, { kind: 'gone' | 'total' }> =>
  notice.kind !== 'gone' && notice.kind !== 'total' && !(notice.kind === 'amount' && notice.now === 0);

/** The notices of a refused order; none if the refusal is about something else. */
export function noticesOfRefusal(
  { code, detail }: Pick<CallFailed, 'code' | 'detail'>,
  sent: SentOrder,
  titles: ReadonlyMap<string, string>,
): Notice[] {
  if (code === 'out_of_stock') {
    return (detail as OutOfStock).lines.map(({ unit: _, ...line }) => ({ kind: 'short', ...line }));
  }
  if (code === 'price_changed') {
    const { changed, totalAmount } = detail as PriceChanged;
    if (changed.length > 0) return changed.map((line) => ({ kind: 'price', ...line }));
    return [{ kind: 'total', was: sent.totalAmount, now: totalAmount }];
  }
  return code === 'cart_changed' ? differences(sent, (detail as CartChanged).cart, titles) : [];
}

function differences(
  sent: SentOrder,
  cart: readonly CartItem[],
  titles: ReadonlyMap<string, string>,
): Notice[] {
  const before = new Map(sent.items.map(({ product, quantity }) => [product._id, quantity]));
  const after = new Map(cart.map(({ product, quantity }) => [product._id, quantity]));
  const names = new Map([...titles, ...cart.map(({ product }) => [product._id, product.title] as const)]);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((product): Notice[] => {
    const was = before.get(product) ?? 0;
    const now = after.get(product) ?? 0;
    const title = names.get(product) ?? i18n._('account.aProduct');
    return was === now ? [] : [{ kind: 'amount', product, title, was, now }];
  });
}

/** The key of a notice: a product has at most one of each kind. */
export const nameOf = (notice: Notice): string =>
  notice.kind === 'total' ? 'total' : `${notice.kind}:${notice.product}`;

/** Joins older and newer notices; of two with the same key the newer one is kept. */
export function joinNotices(older: readonly Notice[], newer: readonly Notice[]): Notice[] {
  const named = new Map([...older, ...newer].map((notice) => [nameOf(notice), notice]));
  return [...named.values()];
}
