import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatRupees } from '#base/money.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { useMedia, WIDE } from '#ui/admin/use-media.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

type Change = Partial<Pick<Order, 'status' | 'paymentStatus'>>;
type Step = { label: string; change: Change };

/** What most likely comes next for an order, in one tap; everything else is behind the pencil. */
export function NextStep({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const isWide = useMedia(WIDE);
  const steps = stepsFor(order);
  if (steps.length === 0) return null;

  const take = async (change: Change): Promise<void> => {
    setBusy(true);
    try {
      await callApi(`/orders/${order._id}`, { method: 'PATCH', body: { ...order, ...change } });
      showToast('success', `Order #${order.orderId} was saved.`);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast('error', error.message);
    } finally {
      await revalidate();
      setBusy(false);
    }
  };

  const buttons = (
    <>
      {steps.map(({ label, change }, index) => (
        <Button
          key={label}
          look={index === 0 ? 'primary' : 'secondary'}
          busy={busy}
          onClick={() => void take(change)}
          className="flex-1"
        >
          {label}
        </Button>
      ))}
    </>
  );
  return isWide ? (
    <div className="flex gap-2">{buttons}</div>
  ) : (
    <ActionBar label="Next step">{buttons}</ActionBar>
  );
}

/** The steps that an order usually takes from where it is, the likeliest first. */
export function stepsFor({ status, due, giveBack }: Order): Step[] {
  const isDue = due > 0;
  const received: Step = { label: `Received ${formatRupees(due)}`, change: { paymentStatus: 'received' } };
  if (giveBack > 0)
    return [{ label: `Gave back ${formatRupees(giveBack)}`, change: { paymentStatus: 'pending' } }];
  if (status === 'pending') return [{ label: 'Dispatch', change: { status: 'dispatched' } }];
  if (status === 'dispatched') {
    const delivered: Step = { label: 'Delivered', change: { status: 'delivered' } };
    return isDue
      ? [
          {
            label: `Delivered, ${formatRupees(due)} received`,
            change: { ...delivered.change, ...received.change },
          },
          delivered,
        ]
      : [delivered];
  }
  return status === 'delivered' && isDue ? [received] : [];
}
