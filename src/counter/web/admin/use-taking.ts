import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { isUnanswered } from '#base/failure.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { letWait } from '#identity/web/public.ts';
import type { Order, PriceChanged } from '#orders/orders.ts';
import { useShop } from '#settings/web/public.ts';
import { changeDraft, type Draft, newDraft, useDraft } from './draft.ts';
import type { Paid } from './ended/awaited-sale.tsx';
import { awaitMoney } from './ended/awaited.ts';
import { NO_TROUBLES, pricesIn, type Troubles, troublesIn } from './goods/troubles.ts';
import { changeOf, paymentOf, type TypedMoney, type DraftFigures } from './money/typed-money.ts';
import { NEW_ORDERS, type SentOrder, sendOrder } from './waiting-orders.ts';

/** Result of taking an order: placed if `order` is set; otherwise it waits for the network. */
export type Ended = { order?: Order; name: string; total: number; change: number };

/** The refusals of what shoppers may not order and the shop may take all the same, by phone. */
const BEYOND = ['below_minimum', 'out_of_stock', 'invalid'];

const titlesIn = (troubles: Troubles): string =>
  useDraft
    .getState()
    .draft.lines.flatMap(({ product }) => (troubles.has(product._id) ? product.title : []))
    .join(', ');

/** Places the order that is being taken, once; without a network it waits on this device. */
export function useTaking(draft: Draft, { total }: DraftFigures) {
  const { i18n } = useLingui();
  const [ended, setEnded] = useState<Ended>();
  const [mayGoBeyond, setMayGoBeyond] = useState(false);
  const [troubles, setTroubles] = useState<Troubles>(NO_TROUBLES);
  const [earlier, setEarlier] = useState<string>();
  const { upiId } = useShop();
  const { busy, problem, setProblem, run } = useCall((failure, say) => {
    const found = troublesIn(failure, useDraft.getState().draft);
    setTroubles(found);
    const isInvalid = failure.code === 'invalid' && found.size === 0;
    setMayGoBeyond(draft.channel === 'phone' && BEYOND.includes(failure.code) && !isInvalid);
    if (failure.code === 'price_changed') followPrices(failure.detail as PriceChanged);
    if (failure.code === 'key_reused') setEarlier((failure.detail as { order: string }).order);
    const [field] = Object.values(failure.fields ?? {}).flat();
    say([field ?? failure.message, titlesIn(found)].filter(Boolean).join(' '));
  });

  const place = (money: TypedMoney, beyond = false): Promise<void> =>
    run(async () => {
      const { name, channel } = draft;
      const payment = paymentOf(draft, money, { total, showsCode: upiId !== '' });
      const isCash = channel === 'counter' && draft.method === 'cash';
      const change = isCash ? Math.max(0, changeOf(money, total)) : 0;
      const body = requestOf(draft, { total, payment, beyond });
      const done = (order?: Order): void => {
        const named = order && calledAsHere(order, draft);
        if (named && payment?.awaited && named.due > 0) awaitMoney(named);
        setEnded(payment?.awaited ? undefined : { ...(named && { order: named }), name, total, change });
        setMayGoBeyond(false);
        setTroubles(NO_TROUBLES);
        setEarlier(undefined);
        newDraft(channel);
      };
      try {
        done(await sendOrder(body));
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        // The code holds the number, which only the shop can give.
        if (payment?.awaited && isUnanswered(error)) return setProblem(i18n._('office.take.noCode'));
        const seen = { _id: draft.id, draft, total: String(total) };
        if (!isUnanswered(error) || !letWait(NEW_ORDERS, seen, body)) throw error;
        done();
      }
    });

  /** The money of a sale was seen after its code was shown. */
  const onPaid = ({ order, isKept }: Paid): void =>
    setEnded(isKept ? undefined : { order, name: '', total: order.totalAmount, change: 0 });

  return { busy, problem, setProblem, place, ended, onPaid, mayGoBeyond, troubles, earlier };
}

/** Request for an order. The server computes prices and the total; the total shown here is only compared. */
function requestOf(
  draft: Draft,
  { total, payment, beyond }: { total: number; payment: SentOrder['payment']; beyond: boolean },
): SentOrder {
  const { id, channel, customer, phone, name, lines, to, round, method, collected } = draft;
  const [note, shopNote] = [draft.note.trim(), draft.shopNote.trim()];
  return {
    id,
    channel,
    customer: { id: customer || undefined, phone: phone.trim(), name: name.trim() },
    items: lines.map(({ product, quantity }) => ({ product: product._id, quantity })),
    paymentMethod: method === 'card' ? 'card' : 'cash',
    round,
    seen: { total },
    ...(beyond && { beyond }),
    ...(payment && { payment }),
    ...(note && { note }),
    ...(shopNote && { shopNote }),
    ...(channel === 'phone' && (collected ? { collected } : { to })),
  };
}

/** The order with its goods called as this screen called them. */
function calledAsHere(order: Order, { lines }: Draft): Order {
  const titles = new Map(lines.map(({ product }) => [product._id, product.title]));
  const items = order.items.map((item) => ({
    ...item,
    product: { ...item.product, title: titles.get(item.product._id) ?? item.product.title },
  }));
  return { ...order, items };
}

/** The lines are shown at the prices of now, and the new total is said before it is placed. */
function followPrices(changed: PriceChanged): void {
  const prices = pricesIn(changed);
  const { lines } = useDraft.getState().draft;
  changeDraft({
    lines: lines.map((line) => ({
      ...line,
      product: { ...line.product, price: prices.get(line.product._id) ?? line.product.price },
    })),
  });
}
