import { useLingui } from '@lingui/react';
import { useLocation, useNavigate } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { ScanButton } from '#catalogue/web/admin/public.ts';
import { useWaiting, waitingFor } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { changeOrder, ORDER_TAPS } from '#orders/web/admin/public.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { agreedOf } from './packing-text.ts';
import { QuestionNote } from './question-note.tsx';
import type { usePacking } from './use-packing.ts';

/** Bar with the order's total and the next step: the next open line, or "packed". */
export function PackingBar({
  packing: { order, undo, questionOver, send, problem },
  onScan,
  onNext,
}: {
  packing: ReturnType<typeof usePacking>;
  onScan: (digits: string) => void;
  /** Shows the next open line; undefined when there is none. */
  onNext: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const own = useCall();
  const left = order.items.filter(({ packed }) => !packed).length;
  const packed = (): Promise<void> =>
    own.run(async () => {
      // Without a network it waits as the queue's tap does, and goes with it.
      await changeOrder(order, { packed: true });
      // To where it was opened from: the board or the order.
      if (isFirst) await navigate(officeAddress('adminOrder', { id: order._id }));
      else await navigate(-1);
    });
  const withdraw = (path: string): Promise<void> =>
    own.run(async () => void (await send({ path, method: 'DELETE' })));
  const total = formatRupees(order.totalAmount);
  const waits = useWaiting(({ waiting }) =>
    waitingFor(ORDER_TAPS, order, waiting).some(({ change }) => change.packed),
  );
  return (
    <ActionBar label={i18n._('office.packing.bar')}>
      <div className="w-full empty:hidden">
        <Problem text={own.problem ?? problem} />
      </div>
      <QuestionNote
        key={`${order.question?._id} ${order.question?.state}`}
        order={order}
        onWithdraw={(path) => void withdraw(path)}
      />
      {undo.row && (
        <div className="flex w-full items-center gap-2 rounded-control bg-shelf pl-2">{undo.row}</div>
      )}
      {undo.row && questionOver && (
        <output className="block w-full rounded-control bg-marigold-soft px-3 py-2">
          {i18n._('office.packing.questionOver')}
        </output>
      )}
      <p className="flex w-full flex-wrap items-baseline justify-between gap-x-3 px-1">
        <Agreed order={order} />
        <span>
          <span className="text-muted">{i18n._('office.packing.total')}</span>{' '}
          <b className="text-xl tabular-nums">{total}</b>
        </span>
      </p>
      <ScanButton onScan={onScan} className="size-12! border border-muted/60" />
      {waits ? (
        <output className="flex min-h-12 flex-1 items-center font-semibold text-leaf">
          {i18n._('office.packing.waits')}
        </output>
      ) : onNext ? (
        <>
          <Button look="secondary" className="min-h-12 flex-1 px-2" onClick={onNext}>
            {i18n._('office.packing.left', { count: left })}
          </Button>
          <Button look="plain" className="min-h-12 flex-1 px-1" busy={own.busy} onClick={() => void packed()}>
            {i18n._('office.packing.rest')}
          </Button>
        </>
      ) : (
        <Button className="min-h-12 flex-1" busy={own.busy} onClick={() => void packed()}>
          {i18n._('office.packing.packed', { total })}
        </Button>
      )}
    </ActionBar>
  );
}

/** Up to what the customer agreed, and how much less it is. */
function Agreed({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const agreed = agreedOf(order);
  const less = minusRupees(agreed, order.totalAmount);
  return (
    <span className="text-muted">
      {i18n._('office.packing.agreed', { amount: formatRupees(agreed) })}
      {less > 0 && (
        <b className="text-leaf"> · {i18n._('office.packing.less', { amount: formatRupees(less) })}</b>
      )}
    </span>
  );
}
