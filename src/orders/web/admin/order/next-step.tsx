import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatRupees, fromRupees, toRupees } from '#base/figures/money.ts';
import type { Order } from '#orders/orders.ts';
import { inCash } from '#orders/payments.ts';
import { takenFor } from '#orders/web/admin/order-text.ts';
import { changeOrder, type OrderChange } from '#orders/web/admin/taps/taps.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { useMedia, WIDE } from '#ui/admin/use-media.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { useOrderChange } from './use-order-change.ts';

type Step = { label: string; change: OrderChange };

/** The most likely next step of an order, in one tap; all others are behind the pencil. */
export function NextStep({
  order,
  isCovered,
}: {
  order: Order;
  /** Whether another bar stands in its place on a phone. */
  isCovered: boolean;
}) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  const isWide = useMedia(WIDE);
  const steps = stepsFor(i18n, order);
  if (steps.length === 0 || (isCovered && !isWide)) return null;

  const take = (step: Step) =>
    change(async () => {
      const changed = await changeOrder(order, step.change);
      if (changed === 'saved') showToast('success', i18n._('office.order.saved', { orderId: order.orderId }));
    });

  const buttons = (
    <>
      {steps.map((step, index) => (
        <Button
          key={step.label}
          look={index === 0 ? 'primary' : 'secondary'}
          busy={busy}
          onClick={() => void take(step)}
          className="flex-1 md:flex-none md:whitespace-nowrap"
        >
          {step.label}
        </Button>
      ))}
    </>
  );
  return isWide ? (
    <div className="flex gap-2">{buttons}</div>
  ) : (
    <ActionBar label={i18n._('office.order.next')}>{buttons}</ActionBar>
  );
}

/** The usual next steps of an order, the likeliest first. */
export function stepsFor(i18n: I18n, order: Order): Step[] {
  const { status, due, giveBack, paymentStatus, money } = order;
  const isDue = due > 0;
  const amount = formatRupees(takenFor(order));
  const received: Step = {
    label: i18n._('office.order.received', { amount }),
    change: { paymentStatus: 'received' },
  };
  if (status === 'cancelled' && paymentStatus === 'received' && giveBack > 0) {
    // Other money than cash goes back another way, which is asked beside the payments.
    const isCash = money?.payments.every(({ method }) => method === 'cash') ?? false;
    const given = isCash ? toRupees(inCash.givenBack(fromRupees(giveBack))) : giveBack;
    const label = i18n._('office.order.gaveBack', { amount: formatRupees(given) });
    return isCash ? [{ label, change: { paymentStatus: 'pending' } }] : [];
  }
  if (status === 'pending') {
    const confirmed: Step = { label: i18n._('office.order.confirmed'), change: { confirmed: true } };
    const dispatch: Step = { label: i18n._('office.order.dispatch'), change: { status: 'dispatched' } };
    return order.phoneToConfirm ? [confirmed, dispatch] : [dispatch];
  }
  if (status === 'dispatched') {
    const delivered: Step = { label: i18n._('office.order.delivered'), change: { status: 'delivered' } };
    return isDue
      ? [
          {
            label: i18n._('office.order.deliveredReceived', { amount }),
            change: { ...delivered.change, ...received.change },
          },
          delivered,
        ]
      : [delivered];
  }
  return status === 'delivered' && isDue ? [received] : [];
}
