import { Failure, invalidField } from '#base/failure.ts';
import { minus, type Paise, sum } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import { countOf, LINES_AT_MOST, lineTotal } from '#cart/cart.ts';
import { type FilledLine, pricedLine } from '#cart/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { isMuchCash } from '#delivery/delivery.ts';
import { paymentStatusOf } from '#money/server/public.ts';
import { type ClosedBy, type OrderClosed, withGoods } from '#orders/adding/adding.ts';
import { changeOrder } from '#orders/server/commands/change-order.ts';
import { countGoods } from '#orders/server/commands/count-sales.ts';
import { expectOpen } from '#orders/server/commands/expect-open.ts';
import { expectWithinLimits } from '#orders/server/commands/expect-within-limits.ts';
import { addLines, lastPlace, lineRows } from '#orders/server/commands/line-rows.ts';
import { lockOrder } from '#orders/server/commands/lock-order.ts';
import { notify } from '#orders/server/commands/notify-shopper.ts';
import type { Placing } from '#orders/server/commands/record-order.ts';
import { ringForAdded } from '#orders/server/commands/ring.ts';
import { expectSameFigures, takeSentCart } from '#orders/server/commands/sent-cart.ts';
import { expectMinimum } from '#orders/server/commands/settle-delivery.ts';
import { codeFollows } from '#orders/server/handover/door-codes.ts';
import { settle } from '#orders/server/payments/settle.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { readSettings } from '#settings/server/public.ts';
import { openForGoods, termsOfAdding } from './open-for-goods.ts';

/**
 * Puts a shopper's cart into an order of theirs that is under way, or refuses it and tells how things are. The order is the lock, so
 * of this and packing, cancelling or moving it one comes first. It keeps its seat, address and way to pay; its delivery costs no more,
 * and limits, cash and the account are reckoned anew. What was refused leaves cart and order as they were.
 */
export async function addToOrder(
  tx: Tx,
  { actor, request, origin, addTo }: Omit<Placing, 'phoneToConfirm'> & { addTo: string },
  now: Instant,
): Promise<FullOrder> {
  const order = await lockOrder(tx, addTo, actor.userId);
  const { closed } = await openForGoods(tx, order, now);
  if (closed) throw orderClosed(order, closed);
  const filled = await takeSentCart(tx, actor.userId, request);
  if (order.lines.length + filled.length > LINES_AT_MOST)
    throw invalidField('items', /*i18n*/ `At most ${LINES_AT_MOST} lines in one order`);
  const goods = sum(filled.map((line) => lineTotal(pricedLine(line))));
  const { freeAbove, minimum } = await termsOfAdding(tx, order);
  const sums = { subtotal: order.subtotal_paise, shipping: order.shipping_paise };
  const figures = { ...withGoods(sums, goods, freeAbove), totalItems: countOf(filled.map(pricedLine)) };
  expectSameFigures(filled, figures, request);
  expectMinimum(figures.subtotal, { minimum });
  const more = minus(figures.total, order.total_paise);
  const settings = await readSettings(tx);
  await expectOpen(tx, settings, now);
  await expectWithinLimits(
    tx,
    { actor, phone: order.phone, lines: filled, total: more, settings, addedTo: order },
    now,
  );
  const context = { actor, now, origin };
  const written = await writeGoods(tx, order, { filled, goods, figures }, context);
  const settled = await settle(tx, written, context);
  await codeFollows(tx, settled, context);
  await notify(tx, settled, { kind: 'added' }, context);
  await ringForAdded(tx, settled, now);
  return settled;
}

type Added = {
  filled: readonly FilledLine[];
  goods: Paise;
  figures: ReturnType<typeof withGoods> & { totalItems: number };
};

/** Writes the lines and sums of an order with more goods, and tells of it in its timeline. */
async function writeGoods(
  tx: Tx,
  order: FullOrder,
  { filled, goods, figures }: Added,
  context: { actor: Placing['actor']; now: Instant },
): Promise<FullOrder> {
  const lines = await lineRows(tx, filled, { order_id: order.id, position: 1 + lastPlace(order) });
  const positions = lines.map(({ position }) => position);
  await addLines(tx, { lines });
  await countGoods(tx, order, 1, positions);
  // What was ticked and taken back before can no longer be undone: it knew nothing of these lines.
  await tx.deleteFrom('order_changes').where('order_id', '=', order.id).execute();
  const [from, to] = [order.payment_status, paymentStatusOf({ ...order, total_paise: figures.total })];
  return changeOrder(
    tx,
    { ...order, lines: [...order.lines, ...lines] },
    {
      set: {
        subtotal_paise: figures.subtotal,
        shipping_paise: figures.shipping,
        total_paise: figures.total,
        total_items: order.total_items + figures.totalItems,
        last_line: lastPlace(order, lines),
        payment_status: to,
        // The shopper saw the new total, and so agreed to it.
        ...(order.agreed_total_paise !== null && { agreed_total_paise: figures.total }),
        ...(isNowMuchCash(order, figures.total) && { phone_to_confirm: 1 as const }),
      },
      guard: ['status'],
      events: [
        { kind: 'goodsAdded', amount: goods, lines: positions },
        ...(from === to ? [] : [{ kind: 'payment', from, to } as const]),
      ],
    },
    context,
  );
}

/** True if these goods make it more cash than the area takes without a call before; who ordered by phone was just spoken to. */
function isNowMuchCash(order: FullOrder, total: Paise): boolean {
  const rule = { cashMost: order.area_cash_most_paise };
  const paymentMethod = order.payment_method;
  return (
    isMuchCash({ total, paymentMethod }, rule) &&
    !isMuchCash({ total: order.total_paise, paymentMethod }, rule)
  );
}

const SAID: Record<ClosedBy, string> = {
  packing: /*i18n*/ 'Order {number} is being packed, so nothing can be added to it any more.',
  late: /*i18n*/ 'It is too late to add anything to order {number}.',
  left: /*i18n*/ 'Order {number} has left the shop, so nothing can be added to it any more.',
  cancelled: /*i18n*/ 'Order {number} is cancelled, so nothing can be added to it.',
};

function orderClosed({ id, number }: FullOrder, why: ClosedBy): Failure {
  const said = SAID[why];
  return new Failure('order_closed', said.replace('{number}', String(number)), {
    sentence: { id: said, figures: { number: String(number) } },
    detail: { order: id, number: String(number), why } satisfies OrderClosed,
  });
}
