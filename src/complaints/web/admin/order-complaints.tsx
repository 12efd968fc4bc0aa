import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Complaint, OrderComplaints as Told } from '#complaints/complaints.ts';
import { useMay } from '#identity/web/admin/public.ts';
import type { Order } from '#orders/orders.ts';
import { isTold } from '#orders/web/public.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { ComplaintSteps, WhatWasTold } from './complaint-view.tsx';

/** On an order's page: what its customer told to be wrong, what the shop answered, and the ways to answer. Nothing where all is well. */
export function OrderComplaints({ order, onDone }: { order: Order; onDone: Tell }) {
  const { i18n } = useLingui();
  const mayAnswer = useMay('payments');
  const { revalidate } = useRevalidator();
  const complaints = useComplaints(order, mayAnswer);
  return complaints.map((complaint) => {
    const isWaiting = complaint.state === 'open' || complaint.state === 'again';
    return (
      <section
        key={complaint._id}
        aria-labelledby={`complaint-${complaint._id}`}
        className={`mb-4 grid gap-3 rounded-tile border bg-white p-4 ${isWaiting ? 'border-marigold' : 'border-line'}`}
      >
        <h2 id={`complaint-${complaint._id}`} className="text-base font-semibold">
          {isWaiting ? i18n._('office.complaints.here') : i18n._('office.complaints.over')}
        </h2>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <div>
            <WhatWasTold complaint={complaint} />
          </div>
          <ComplaintSteps steps={complaint.steps} />
        </div>
        {isWaiting && mayAnswer && (
          <AnswerButtons order={order} complaint={complaint} onDone={onDone} onAnswered={revalidate} />
        )}
      </section>
    );
  });
}

/** The complaints of an order, the newest first; read anew when the order changes. Staff who may answer have read them then. */
function useComplaints(order: Order, mayAnswer: boolean): readonly Complaint[] {
  const [told, setTold] = useState<Told>();
  const isEver = isTold(order);
  const { _id, updatedAt } = order;
  useEffect(() => {
    if (!isEver) return undefined;
    const asking = new AbortController();
    const read = async (): Promise<void> => {
      const { signal } = asking;
      const answer = await callApi<Told>(inPageLanguage(`/orders/${_id}/complaints`), { signal });
      setTold(answer);
      if (!mayAnswer) return;
      for (const { _id: id, steps } of answer.complaints)
        if (!steps.some(({ kind }) => kind === 'read'))
          await callApi(`/complaints/${id}/read`, { method: 'POST', body: {}, signal });
    };
    // Without a network the order shows without it, and its history names it.
    void read().catch(ifCallFailed(undefined));
    return () => asking.abort();
  }, [isEver, _id, updatedAt, mayAnswer]);
  return isEver && told ? told.complaints.filter(({ order: of }) => of === _id).toReversed() : [];
}
