import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { MoveDialog } from '#admin/web/board/move-dialog.tsx';
import { isToLookFor, nextSteps, type Step, stepLabel } from '#admin/web/steps/steps.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { BoardOrder, CameBack } from '#dispatch/dispatch.ts';
import { useMay } from '#identity/web/admin/public.ts';
import type { Order } from '#orders/orders.ts';
import { LookInBank, saidChange, changeWithUndo, useOrderChange } from '#orders/web/admin/public.ts';
import { type Back, CreditDialog } from '#papers/web/admin/public.ts';
import { ActionBar, type Tell } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useMedia, WIDE } from '#ui/admin/use-media.ts';
import { Button, buttonClass } from '#ui/button.tsx';

/** The most likely next step of an order, in one tap; all others are behind the pencil. */
export function NextStep({
  order,
  back,
  goods,
  undo,
  onDone,
}: {
  order: Order;
  /** The tap with which the order came back from the door; null if it did not come back. */
  back: CameBack | null;
  /** The goods that came back with it. */
  goods: Back;
  /** Undo of the last change; on a phone it is shown in the same bar. */
  undo: ReactNode;
  onDone: Tell;
}) {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  const isWide = useMedia(WIDE);
  const [isMoving, setMoving] = useState(false);
  const [isPart, setPart] = useState(false);
  const mayCredit = useMay('payments');
  const steps = nextSteps({ order, back });
  const looks = isToLookFor(order);
  const isAway = back?.kind === 'away';
  const isRefused = back?.kind === 'refused' && steps.length > 0;
  if (steps.length === 0 && !looks) return null;

  const take = (step: Step) =>
    change(async () => {
      const { reason } = step.change;
      const isBack = step.kind === 'cancel' && reason !== undefined && reason !== 'other';
      const undone = await (isBack ? goods.take(reason) : changeWithUndo(order, step.change));
      // Not awaited: `change` reads the order anew, once.
      onDone(saidChange(i18n, order, step.change), undone);
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
      {isMoving && <MoveDialog order={order} onMoved={onDone} onClose={() => setMoving(false)} />}
      {steps.map((step, index) =>
        step.kind === 'pack' ? (
          <Link
            key={step.kind}
            to={officeAddress('packing', { id: order._id })}
            className={buttonClass(index === 0 ? 'primary' : 'secondary', BUTTON)}
          >
            <ToolIcon name="box" />
            {i18n._('office.packing.pack')}
          </Link>
        ) : (
          <Button
            key={step.kind}
            look={index === 0 && !isAway ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => void take(step)}
            className={isRefused && index === 0 ? 'w-full md:w-auto md:whitespace-nowrap' : BUTTON}
          >
            {stepLabel(i18n, step)}
          </Button>
        ),
      )}
      {isRefused && (
        <Button look="secondary" onClick={() => setMoving(true)} className={BUTTON}>
          {i18n._('office.move.button')}
        </Button>
      )}
      {isRefused && mayCredit && (
        <Button look="secondary" onClick={() => setPart(true)} className={BUTTON}>
          {i18n._('office.back.part')}
        </Button>
      )}
      {isPart && (
        <CreditDialog
          order={order}
          begun={{ reason: 'other', draft: {}, note: i18n._('office.back.partNote'), isBack: true }}
          onDone={onDone}
          onClose={() => setPart(false)}
        />
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

/** True if the order has a next step, or a UPI payment to look for in the bank; a phone shows them in a bar. */
export const hasNextStep = (one: BoardOrder): boolean => nextSteps(one).length > 0 || isToLookFor(one.order);
