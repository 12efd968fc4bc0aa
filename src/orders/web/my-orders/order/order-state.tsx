import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { formatTime, shopTime } from '#base/time.ts';
import type { Order } from '#orders/order.ts';
import { handedOver, isReadyToCollect } from '#orders/web/my-orders/collected.ts';
import { LateLine, stopsText, useComing } from '#orders/web/promise-line.tsx';
import { classNames } from '#ui/button.tsx';

/**
 * When an order comes, in large letters, or how many stops are made before; without rounds where it is. Above it which order, below
 * it what to have ready. It is read out when the order moves.
 */
export function OrderState({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { stopsBefore } = order;
  const where = whereItIs(i18n, order);
  const coming = useComing(order);
  const large = stopsBefore ? stopsText(i18n, stopsBefore) : coming;
  return (
    <output
      className={classNames(
        'grid gap-0.5 rounded-tile p-4',
        order.status === 'cancelled' ? 'bg-chilli-soft' : 'bg-leaf-soft',
      )}
    >
      <span className="flex flex-wrap gap-x-2 text-sm">
        {i18n._('account.order.number', { number: order.orderId })}
        {large && <b>{where}</b>}
      </span>
      <b className="text-xl">{large ?? where}</b>
      {stopsBefore && (
        <span className="flex flex-wrap gap-x-2">
          <span className="text-sm">
            {i18n._('account.order.stopsAsOf', { time: formatTime(i18n, shopTime(stopsBefore.at)) })}
          </span>
          {coming && <b className="font-semibold">{coming}</b>}
        </span>
      )}
      <LateLine order={order} />
      <span>{whatToPay(i18n, order)}</span>
      <DoorCode order={order} />
    </output>
  );
}

/** Code that the shopper tells the rider at the handover. */
function DoorCode({ order: { doorCode } }: { order: Order }) {
  const { i18n } = useLingui();
  if (doorCode === undefined) return null;
  return (
    <span className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-control bg-white p-3">
      <span className="text-sm text-muted">{i18n._('account.order.code')}</span>
      <b className="justify-self-end text-2xl tracking-[0.2em] tabular-nums">{doorCode}</b>
      <span className="col-span-2 text-sm">{i18n._('account.order.codeHint')}</span>
    </span>
  );
}

/** Where an order is, in few words. */
export function whereItIs(i18n: I18n, order: Order): string {
  const { status } = order;
  if (isReadyToCollect(order)) return i18n._('account.order.ready');
  if (status === 'pending') return i18n._('account.order.received');
  if (status === 'dispatched') return i18n._('account.order.onItsWay');
  if (status === 'cancelled') return i18n._('account.order.cancelled');
  return handedOver(i18n, order);
}

/** The shopper's next step about the money. */
export function whatToPay(i18n: I18n, order: Order): string {
  const { status, due, giveBack, paymentMethod, delivery } = order;
  if (giveBack > 0) return i18n._('account.bill.giveBack', { amount: formatRupees(giveBack) });
  if (status === 'cancelled') return i18n._('account.bill.nothing');
  if (due === 0) return i18n._('account.bill.received');
  const amount = formatRupees(due);
  if (status === 'delivered') return i18n._('account.order.stillToPay', { amount });
  if (paymentMethod === 'cash')
    // Cash is whole rupees: the paise are not asked for.
    return i18n._('account.order.keepCash', { amount: formatRupees(Math.floor(due)) });
  return delivery?.collected
    ? i18n._('account.order.payByCardAtShop', { amount })
    : i18n._('account.order.payByCard', { amount });
}
