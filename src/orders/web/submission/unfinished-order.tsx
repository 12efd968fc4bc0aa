import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { fullName } from '#base/postal-address.ts';
import { forgetDraft } from '#orders/web/checkout/address/prefill.ts';
import { keepAnswers } from '#orders/web/checkout/keep-answers.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/page/load-problem.tsx';
import { afterOrder } from './after-order.ts';
import type { Attempt } from './attempt.ts';
import { SubmissionStatus } from './submission-status.tsx';
import { takeBackAttempt, isOldAttempt, resumeOrder } from './submission-store.ts';

/** At the checkout: sends an order of unknown outcome again, and then goes on as after a normal order. */
export function UnfinishedOrder({ attempt }: { attempt: Attempt }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isWanted, setWanted] = useState(() => !isOldAttempt(attempt));
  const { order } = attempt;
  const change = async (): Promise<void> => {
    keepAnswers(order);
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
      await navigate(...afterOrder(i18n, outcome.order, order));
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
        {isWanted ? i18n._('account.unsent.beingPlaced') : i18n._('account.unsent.notSent')}
      </h1>
      <p>
        {i18n._('account.unsent.summary', {
          count: order.totalItems,
          amount: formatRupees(order.totalAmount),
          name: fullName(order.selectedAddress),
          colony: order.selectedAddress.colony,
        })}
      </p>
      {isWanted ? (
        <>
          <Spinner label={i18n._('account.checkout.processing')} />
          <SubmissionStatus />
        </>
      ) : (
        <>
          <p>{i18n._('account.unsent.askOld')}</p>
          <Button onClick={() => setWanted(true)}>{i18n._('account.unsent.sendNow')}</Button>
          <Button
            look="secondary"
            onClick={() => {
              takeBackAttempt(attempt);
              void change();
            }}
          >
            {i18n._('account.unsent.change')}
          </Button>
        </>
      )}
    </section>
  );
}
