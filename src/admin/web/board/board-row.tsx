import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { CallLink, OrderRow, StepButton, stepClass } from '#admin/web/order-row.tsx';
import { nextSteps, stepLabel } from '#admin/web/steps/steps.ts';
import type { useSteps } from '#admin/web/steps/use-steps.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { shortPlace } from '#base/postal-address.ts';
import type { BoardOrder, BoardStage } from '#dispatch/dispatch.ts';
import { tapText } from '#dispatch/web/admin/public.ts';
import type { Order } from '#orders/orders.ts';
import { customerName, saidChange, changeWithUndo } from '#orders/web/admin/public.ts';
import { ROW_ICON, ToolIcon } from '#ui/admin/tool-icon.tsx';
import { classNames } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** An order of a round: who, where, how much, and the one next step. */
export function BoardRow({
  one: { order, back },
  stage,
  steps,
  onMove,
}: {
  one: BoardOrder;
  stage: BoardStage;
  steps: ReturnType<typeof useSteps>;
  /** Asked for another round of the order. */
  onMove: (order: Order) => void;
}) {
  const { i18n } = useLingui();
  const { selectedAddress: to } = order;
  return (
    <OrderRow
      order={order}
      className="py-1"
      actions={
        <>
          <CallLink order={order} />
          {stage === 'toPack' && (
            <Link
              to={officeAddress('packing', { id: order._id })}
              aria-label={i18n._('office.packing.packOne', { orderId: order.orderId })}
              className={ROW_ICON}
            >
              <ToolIcon name="box" />
            </Link>
          )}
          {/* On a phone there is no room for it: it stands on the order's page, one tap away. */}
          {stage !== 'delivered' && (
            <button
              type="button"
              aria-label={i18n._('office.move.of', { name: customerName(i18n, order) })}
              onClick={() => onMove(order)}
              className={classNames(ROW_ICON, 'max-sm:hidden')}
            >
              <ToolIcon name="clock" />
            </button>
          )}
          <Step order={order} stage={stage} steps={steps} />
        </>
      }
    >
      <span className="block text-muted">
        #{order.orderId} · <OwnWords text={shortPlace(to)} /> ·{' '}
        {i18n._('office.order.items', { count: order.totalItems })}
      </span>
      <span className="block">
        <b className="tabular-nums">{formatRupees(order.totalAmount)}</b>
        {back && stage === 'cameBack' && (
          <span className="text-chilli"> · {tapText(i18n, { ...back, cash: 0 })}</span>
        )}
      </span>
    </OrderRow>
  );
}

/** The next step of an order; one that came back is opened, to be cancelled or sent once more. */
function Step({
  order,
  stage,
  steps: { isBusy, isMoving, take },
}: {
  order: Order;
  stage: BoardStage;
  steps: ReturnType<typeof useSteps>;
}) {
  const { i18n } = useLingui();
  if (stage === 'delivered') return null;
  if (stage === 'cameBack')
    return (
      <Link to={officeAddress('adminOrder', { id: order._id })} className={stepClass(false)}>
        {i18n._('office.board.settle')}
      </Link>
    );
  const all = nextSteps({ order, back: null });
  // Packing is not held up by a call that is still to be made.
  const step = all.find(({ kind }) => kind === 'pack') ?? all[0];
  return (
    step && (
      <StepButton
        busy={isBusy(order._id)}
        isMoving={isMoving}
        className="max-w-32"
        onClick={() =>
          void take(order._id, {
            said: saidChange(i18n, order, step.change),
            take: () => changeWithUndo(order, step.change),
          })
        }
      >
        {stepLabel(i18n, step)}
      </StepButton>
    )
  );
}
