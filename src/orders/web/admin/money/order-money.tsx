import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { Only } from '#identity/web/admin/public.ts';
import type { NewPayment, Payment } from '#money/money.ts';
import { paidLines, paymentLabel } from '#money/web/public.ts';
import type { Order } from '#orders/order.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { MoneyDialog } from './money-dialog.tsx';

/** Money of an order: its payments with the staff who entered them, the rest, and buttons to take or refund money. */
export function OrderMoney({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState<NewPayment['kind']>();
  const { due, giveBack, neverCame = 0, money } = order;
  return (
    <>
      <h2 id="money" className="mb-2 text-base font-semibold">
        {i18n._('office.money.title')}
      </h2>
      <ul className="grid gap-2">
        {money?.payments.map((payment) => (
          <PaymentRow key={payment._id} order={order} payment={payment} />
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-2 tabular-nums">
        {paidLines(i18n, order)
          .filter(({ key }) => ['rounding', 'due', 'giveBack'].includes(key))
          .map(({ key, label, rupees }) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt>{label}</dt>
              <dd className="font-semibold">
                <Money rupees={rupees} />
              </dd>
            </div>
          ))}
      </dl>
      {neverCame > 0 && (
        <p role="alert" className="mb-2 rounded-control bg-chilli-soft p-3">
          <strong className="flex justify-between gap-4">
            {i18n._('office.money.neverCame')}
            <Money rupees={neverCame} />
          </strong>
          {i18n._('office.money.neverCameHint')}
        </p>
      )}
      <Only who="payments">
        <div className="flex flex-wrap gap-2">
          {(due > 0 || order.status === 'cancelled') && (
            <Button look="secondary" className="flex-1" onClick={() => setAsks('paid')}>
              {i18n._('office.money.take')}
            </Button>
          )}
          {giveBack > 0 && (
            <Button look="secondary" className="flex-1" onClick={() => setAsks('returned')}>
              {i18n._('office.order.giveBack', { amount: formatRupees(giveBack) })}
            </Button>
          )}
        </div>
      </Only>
      {asks && (
        <MoneyDialog
          order={order}
          kind={asks}
          onDone={() => revalidate()}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}

/** A payment, with the way to take it back that was noted by mistake; nothing is edited. */
function PaymentRow({ order, payment }: { order: Order; payment: Payment }) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  const { _id, amount, by, at, note, isUndone, byItself, atDoor } = payment;
  const takeBack = (): Promise<void> =>
    change(() => callApi(`/orders/${order._id}/payments/${_id}/correction`, { method: 'POST', body: {} }));
  return (
    <li className="flex items-start justify-between gap-3 border-b border-line pb-2">
      <span className="min-w-0">
        <span className={`block font-medium ${isUndone ? 'line-through' : ''}`}>
          {paymentLabel(i18n, payment)}
        </span>
        <span className="block text-muted">
          {formatMoment(i18n, at)}, <span translate="no">{by}</span>
        </span>
        {note && (
          <span className="block wrap-anywhere">
            <OwnWords text={note} />
          </span>
        )}
      </span>
      <span className="text-right">
        <Money rupees={amount} className={`font-semibold ${isUndone ? 'line-through' : ''}`} />
        {isUndone ? (
          <span className="block text-muted">{i18n._('office.money.undone')}</span>
        ) : atDoor && order.promise ? (
          <Link
            to={officeAddress('roundSheet', { id: order.promise.round })}
            className={buttonClass('plain', '-mr-3')}
          >
            {i18n._('office.money.atDoor')}
          </Link>
        ) : (
          !byItself && (
            <Only who="payments">
              <Button look="plain" busy={busy} onClick={() => void takeBack()} className="-mr-3">
                {i18n._('office.money.takeBack')}
              </Button>
            </Only>
          )
        )}
      </span>
    </li>
  );
}

/** A change of the order that a tap starts: a toast says why it failed, and the order is read anew in any case. */
export function useOrderChange() {
  const { busy, run } = useCall(toastFailure);
  const { revalidate } = useRevalidator();
  const change = (work: () => Promise<unknown>): Promise<void> =>
    run(async () => {
      try {
        await work();
      } finally {
        await revalidate();
      }
    });
  return { busy, change };
}
