import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { forgetDraft, keepDraft } from '#orders/web/checkout/address/prefill.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast.tsx';
import { SubmissionStatus } from './submission-status.tsx';
import { takeBackAttempt, isOldAttempt, resumeOrder } from './submission-store.ts';
import type { Attempt } from './submit-order.ts';

/** At the checkout: sends an order of unknown outcome again, and then goes on as after a normal order. */
export function UnfinishedOrder({ attempt }: { attempt: Attempt }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isWanted, setWanted] = useState(() => !isOldAttempt(attempt));
  const { order } = attempt;
  const change = async (): Promise<void> => {
    keepDraft(order.user, { ...order.selectedAddress, paymentMethod: order.paymentMethod });
    await revalidate();
  };
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const resume = async (): Promise<void> => {
      const outcome = await resumeOrder(attempt);
      if (!isHere) return;
      if (outcome.kind !== 'placed') return change();
      forgetDraft();
      showToast('success', 'Order Placed Successfully!');
      await navigate(pageAddress('orderSuccess', { id: outcome.order._id }), { replace: true });
    };
    void resume();
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each attempt
  }, [attempt.key, isWanted]);
  return (
    <section className="page grid max-w-xl gap-4 py-10">
      <h1 className="text-2xl font-bold">
        {isWanted ? 'Your order is being placed' : 'Your order was not sent'}
      </h1>
      <p>
        {order.totalItems} items for <Money rupees={order.totalAmount} className="font-bold" />, to{' '}
        {order.selectedAddress.firstName} {order.selectedAddress.lastName}, {order.selectedAddress.colony}.
      </p>
      {isWanted ? (
        <>
          <Spinner label="Processing..." />
          <SubmissionStatus />
        </>
      ) : (
        <>
          <p>There was no connection for a long time. Shall it be sent now?</p>
          <Button onClick={() => setWanted(true)}>Send it now</Button>
          <Button
            look="secondary"
            onClick={() => {
              takeBackAttempt(attempt);
              void change();
            }}
          >
            Change the order
          </Button>
        </>
      )}
    </section>
  );
}
