import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { stepsFor } from '#admin/web/order/next-step.tsx';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone.ts';
import { shortPlace } from '#base/postal-address.ts';
import type { BoardOrder, BoardStage } from '#dispatch/round-board.ts';
import { tapText } from '#dispatch/web/admin/sheet/stop-taps.ts';
import type { Order } from '#orders/orders.ts';
import { customerName } from '#orders/web/admin/customer-name.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import type { BoardSteps } from './use-board-steps.ts';

/** An order of a round: who, where, how much, and the one next step. */
export function BoardRow({
  one: { order, back },
  stage,
  steps,
  onMove,
}: {
  one: BoardOrder;
  stage: BoardStage;
  steps: BoardSteps;
  /** Asked for another round of the order. */
  onMove: (order: Order) => void;
}) {
  const { i18n } = useLingui();
  const { selectedAddress: to } = order;
  const name = customerName(i18n, order);
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-2">
      <Link
        to={officeAddress('adminOrder', { id: order._id })}
        className="min-w-0 flex-1 basis-24 text-ink no-underline"
      >
        <span className="block font-semibold">
          <OwnWords text={name} />
        </span>
        <span className="block text-sm text-muted">
          #{order.orderId} · <OwnWords text={shortPlace(to)} /> ·{' '}
          {i18n._('office.order.items', { count: order.totalItems })}
        </span>
        <span className="block text-sm">
          <b className="tabular-nums">{formatRupees(order.totalAmount)}</b>
          {back && stage === 'cameBack' && (
            <span className="text-chilli"> · {tapText(i18n, { ...back, cash: 0 })}</span>
          )}
        </span>
      </Link>
      <a
        href={telLink(to.phone)}
        aria-label={i18n._('office.board.call', { name })}
        className="grid size-11 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
      >
        <ToolIcon name="phone" />
      </a>
      {stage === 'toPack' && (
        <Link
          to={officeAddress('packing', { id: order._id })}
          aria-label={i18n._('office.packing.packOne', { orderId: order.orderId })}
          className="grid size-11 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
        >
          <ToolIcon name="box" />
        </Link>
      )}
      {/* On a phone there is no room for it: it stands on the order's page, one tap away. */}
      {stage !== 'delivered' && (
        <button
          type="button"
          aria-label={i18n._('office.move.of', { name })}
          onClick={() => onMove(order)}
          className="hidden size-11 place-items-center rounded-control text-leaf hover:bg-leaf-soft sm:grid"
        >
          <ToolIcon name="clock" />
        </button>
      )}
      <Step order={order} stage={stage} steps={steps} />
    </li>
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
  steps: BoardSteps;
}) {
  const { i18n } = useLingui();
  if (stage === 'delivered') return null;
  if (stage === 'cameBack')
    return (
      <Link to={officeAddress('adminOrder', { id: order._id })} className={buttonClass('secondary')}>
        {i18n._('office.board.settle')}
      </Link>
    );
  const [step] = stepsFor(i18n, order);
  if (stage === 'toPack')
    return (
      <Button
        look="secondary"
        busy={isBusy(order)}
        aria-disabled={isMoving}
        onClick={() => void take(order, { packed: true })}
      >
        {i18n._('office.board.pack')}
      </Button>
    );
  return (
    step && (
      <Button
        look="secondary"
        busy={isBusy(order)}
        aria-disabled={isMoving}
        onClick={() => void take(order, step.change)}
      >
        {step.label}
      </Button>
    )
  );
}
