import { newId } from '#base/ids.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { Answer, Caller } from '#test/open-shop.ts';

type Change = Record<string, unknown>;

/** An order by phone as the screen sends it: `await byPhone([mango, 2])`. */
export const byPhone = (
  lines: readonly (readonly [Product, number])[],
  total: number,
  change: Change = {},
) => ({
  id: newId(),
  channel: 'phone',
  customer: { phone: '98260 33333', name: 'गीता बाई' },
  items: lines.map(([product, quantity]) => ({ product: product._id, quantity })),
  seen: { total },
  ...change,
});

/** A sale at the counter, paid in cash, of somebody who gave no number. */
export const atCounter = (
  lines: readonly (readonly [Product, number])[],
  total: number,
  change: Change = {},
) =>
  byPhone(lines, total, {
    channel: 'counter',
    customer: { phone: '', name: '' },
    payment: { method: 'cash' },
    ...change,
  });

/** Takes an order for somebody. */
export const take = (who: Caller, order: object): Promise<Answer> =>
  who.call('POST', '/api/orders/taken', order);
