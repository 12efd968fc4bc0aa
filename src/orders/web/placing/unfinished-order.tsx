import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { forgetDraft, keepDraft } from '#orders/web/checkout/prefill.ts';
import { Money } from '#ui/money.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast.tsx';
import type { Attempt } from './place-order.ts';
import { PlacingStatus } from './placing-status.tsx';
import { resumeOrder } from './placing-store.ts';

/** An order whose answer was lost in a reload: it is asked for again, and ends where it would have ended. */
export function UnfinishedOrder({ attempt }: { attempt: Attempt }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { order } = attempt;
  useEffect(() => {
    let isHere = true;
    const resume = async (): Promise<void> => {
      const outcome = await resumeOrder(attempt);
      if (!isHere) return;
      if (outcome.kind === 'placed') {
        forgetDraft();
        const to = pageAddress('orderSuccess', { id: outcome.order._id });
        await navigate(to, { state: { order: outcome.order }, replace: true });
        return;
      }
      if (outcome.kind === 'refused') showToast('info', outcome.failure.message);
      keepDraft(order.user, { ...order.selectedAddress, paymentMethod: order.paymentMethod });
      await revalidate();
    };
    void resume();
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each attempt
  }, [attempt.key]);
  return (
    <section className="page grid max-w-xl gap-4 py-10">
      <h1 className="text-2xl font-bold">Your order is being placed</h1>
      <p>
        {order.totalItems} items for <Money rupees={order.totalAmount} className="font-bold" />, to{' '}
        {order.selectedAddress.firstName} {order.selectedAddress.lastName}, {order.selectedAddress.colony}.
      </p>
      <Spinner label="Processing..." />
      <PlacingStatus />
    </section>
  );
}
