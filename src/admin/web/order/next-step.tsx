import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { MoveDialog } from '#admin/web/board/move-dialog.tsx';
import { formatRupees, fromRupees, toRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { CameBack } from '#dispatch/round-board.ts';
import { inCash } from '#money/money.ts';
import type { Order } from '#orders/orders.ts';
import { LookInBank } from '#orders/web/admin/money/look-in-bank.tsx';
import { takenFor } from '#orders/web/admin/order-text.ts';
import { saidChange } from '#orders/web/admin/taps/said-change.ts';
import { changeWithUndo } from '#orders/web/admin/taps/take-back.ts';
import type { OrderChange } from '#orders/web/admin/taps/taps.ts';
import type { Done } from '#orders/web/admin/use-done.ts';
import { useOrderChange } from '#orders/web/admin/use-order-change.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useMedia, WIDE } from '#ui/admin/use-media.ts';
import { Button, buttonClass } from '#ui/button.tsx';

type Step = { label: string; change: OrderChange };
/** A step that is taken on a page of its own. */
type StepElsewhere = { label: string; to: string };

/** The most likely next step of an order, in one tap; all others are behind the pencil. */
export function NextStep({
  order,
  back,
  undo,
  onDone,
}: {
  order: Order;
  /** How it came back from its door, if it did. */
  back: CameBack | undefined;
  /** What was done last and can be taken back: on a phone it stands in the same bar. */
  undo: ReactNode;
  onDone: (done: Done) => Promise<void>;
}) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  const isWide = useMedia(WIDE);
  const [isMoving, setMoving] = useState(false);
  const steps = stepsOfPage(i18n, order, back);
  const looks = isToLookFor(order);
  const isAway = back?.kind === 'away';
  if (steps.length === 0 && !looks) return null;

  const take = (step: Step) =>
    change(async () => {
      const back = await changeWithUndo(order, step.change);
      await onDone({ said: saidChange(i18n, order, step.change), back });
    });

  const buttons = (
    <>
      {looks && (
        <LookInBank
          order={order}
          className={buttonClass(steps.length === 0 ? 'primary' : 'secondary', BUTTON)}
        >
          {i18n._('office.cash.seen')}
        </LookInBank>
      )}
      {isAway && (
        <Button onClick={() => setMoving(true)} className={BUTTON}>
          {i18n._('office.move.button')}
        </Button>
      )}
      {isMoving && (
        <MoveDialog
          order={order}
          onMoved={(said, undone) => onDone({ said, back: undone })}
          onClose={() => setMoving(false)}
        />
      )}
      {steps.map((step, index) =>
        'to' in step ? (
          <Link
            key={step.label}
            to={step.to}
            className={buttonClass(index === 0 ? 'primary' : 'secondary', BUTTON)}
          >
            <ToolIcon name="box" />
            {step.label}
          </Link>
        ) : (
          <Button
            key={step.label}
            look={index === 0 && !isAway ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => void take(step)}
            className={BUTTON}
          >
            {step.label}
          </Button>
        ),
      )}
    </>
  );
  return isWide ? (
    <div className="flex gap-2">{buttons}</div>
  ) : (
    <ActionBar label={i18n._('office.order.next')}>
      {undo && <div className="flex w-full items-center gap-2">{undo}</div>}
      {buttons}
    </ActionBar>
  );
}

const BUTTON = 'flex-1 md:flex-none md:whitespace-nowrap';

/** Whether something comes next that stands in a bar on a phone. */
export const hasNextStep = (i18n: I18n, order: Order, back: CameBack | undefined): boolean =>
  stepsOfPage(i18n, order, back).length > 0 || isToLookFor(order);

/** Whether the shopper said that it was paid by UPI, and nobody saw that yet. */
const isToLookFor = ({ saidUpi, due }: Order): boolean => saidUpi !== undefined && due > 0;

/**
 * The steps on the order's page. An order that is not packed yet is packed next, on the packing page; a packed one that is
 * collected is handed over; one that came back is cancelled, since its goods are in the shop again.
 */
function stepsOfPage(i18n: I18n, order: Order, back: CameBack | undefined): (Step | StepElsewhere)[] {
  if (back) return [cancelStep(i18n, back)];
  if (order.status !== 'pending') return stepsFor(i18n, order);
  if (order.packedAt !== undefined)
    return stepsFor(i18n, order.delivery?.collected ? { ...order, status: 'dispatched' } : order);
  const [first, ...others] = stepsFor(i18n, order);
  const pack = {
    label: i18n._('office.packing.pack'),
    to: officeAddress('packing', { id: order._id }),
  };
  return order.phoneToConfirm && first ? [first, pack] : [pack, ...(first ? [first] : []), ...others];
}

/** Cancels an order that came back. The customer reads the reason that fits the one given at the door. */
const cancelStep = (i18n: I18n, { kind, reason }: CameBack): Step => ({
  label: i18n._('office.order.goodsBack'),
  change: {
    status: 'cancelled',
    reason: kind === 'away' ? 'unreachable' : reason === 'late' ? 'late' : 'unwanted',
  },
});

/** The usual next steps of an order, the likeliest first. */
export function stepsFor(i18n: I18n, order: Order): Step[] {
  const { status, due, giveBack, saidUpi, money } = order;
  // What was said to be paid by UPI is looked for in the bank.
  const isDue = due > 0 && saidUpi === undefined;
  const amount = formatRupees(takenFor(order));
  const received: Step = {
    label: i18n._('office.order.received', { amount }),
    change: { paymentStatus: 'received' },
  };
  if (status === 'cancelled' && giveBack > 0) {
    // Other money than cash goes back another way, which is asked beside the payments.
    const isCash =
      money?.payments.every(
        ({ method, isUndone }) => isUndone || method === 'cash' || method === 'account',
      ) ?? false;
    const given = isCash ? toRupees(inCash.givenBack(fromRupees(giveBack))) : giveBack;
    const label = i18n._('office.order.gaveBack', { amount: formatRupees(given) });
    return isCash ? [{ label, change: { givesBack: true } }] : [];
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
