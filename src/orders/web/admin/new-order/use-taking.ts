import { useState } from 'react';
import { toRupees } from '#base/figures/money.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { CartFigures } from '#cart/cart.ts';
import { isUnanswered, letWait } from '#identity/web/public.ts';
import type { Order, PriceChanged } from '#orders/orders.ts';
import { changeDraft, type Draft, newDraft, useDraft } from './draft.ts';
import { NEW_ORDERS, type SentOrder, sendOrder } from './waiting-orders.ts';

/** How it ended: the shop has the order, or it waits for the network. */
export type Ended = { order?: Order; name: string; total: number; change: number };
/** What is known of the money at the counter: the bank's number, and the cash that was given. */
export type Money = { reference: string; given: number };

/** The refusals of what shoppers may not order and the shop may take all the same. */
const BEYOND = ['below_minimum', 'out_of_stock'];

/** Places the order that is being taken, once; without a network it waits on this device. */
export function useTaking(draft: Draft, figures: CartFigures) {
  const [ended, setEnded] = useState<Ended>();
  const [mayGoBeyond, setMayGoBeyond] = useState(false);
  const total = toRupees(figures.total);
  const { busy, problem, setProblem, run } = useCall((failure, say) => {
    setMayGoBeyond(BEYOND.includes(failure.code));
    if (failure.code === 'price_changed') followPrices(failure.detail as PriceChanged);
    const [field] = Object.values(failure.fields ?? {}).flat();
    say(field ?? failure.message);
  });

  const place = (money: Money, beyond = false): Promise<void> =>
    run(async () => {
      const { name, channel } = draft;
      const change = channel === 'counter' && draft.method === 'cash' ? Math.max(0, money.given - total) : 0;
      const body = requestOf(draft, total, { reference: money.reference, beyond });
      const done = (order?: Order): void => {
        setEnded({ ...(order && { order }), name, total, change });
        setMayGoBeyond(false);
        newDraft(channel);
      };
      try {
        done(await sendOrder(body));
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        const seen = { _id: draft.id, draft, total: String(total) };
        if (!isUnanswered(error) || !letWait(NEW_ORDERS, seen, body)) throw error;
        done();
      }
    });

  return { busy, problem, setProblem, place, ended, forgetEnded: () => setEnded(undefined), mayGoBeyond };
}

/** What is sent of an order. Prices and totals are the shop's; the total that was seen is only compared. */
function requestOf(
  { id, channel, customer, phone, name, lines, to, round, method }: Draft,
  total: number,
  { reference, beyond }: { reference: string; beyond: boolean },
): SentOrder {
  return {
    id,
    channel,
    customer: { id: customer || undefined, phone: phone.trim(), name: name.trim() },
    items: lines.map(({ product, quantity }) => ({ product: product._id, quantity })),
    paymentMethod: method === 'card' ? 'card' : 'cash',
    round,
    seen: { total },
    ...(beyond && { beyond }),
    ...(channel === 'counter'
      ? { payment: { method, reference: method === 'upi' ? reference : '' } }
      : { to }),
  };
}

/** The lines are shown at the prices of now, and the new total is said before it is placed. */
function followPrices({ items }: PriceChanged): void {
  const prices = new Map(items.map(({ product }) => [product._id, product.price]));
  const { lines } = useDraft.getState().draft;
  changeDraft({
    lines: lines.map((line) => ({
      ...line,
      product: { ...line.product, price: prices.get(line.product._id) ?? line.product.price },
    })),
  });
}
