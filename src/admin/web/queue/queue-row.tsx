import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { CallLink, OrderRow, OrderWords, StepButton, stepClass } from '#admin/web/order-row.tsx';
import { isSaleDue, isToLookFor, rowStep, shortLabel } from '#admin/web/steps/steps.ts';
import { type TakenStep, takenStep, writtenPayment } from '#admin/web/steps/use-steps.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { shortPlace } from '#base/postal-address.ts';
import type { Instant } from '#base/time.ts';
import { customerName, LookInBank } from '#orders/web/admin/public.ts';
import { useLongPress } from '#ui/admin/touch.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import type { HeldRow } from './hold-rows.ts';
import { amountOf, type Dot, type RowState, stateOf } from './row-state.ts';

/** Props of a row of the queue. */
export type RowProps = {
  one: HeldRow;
  now: Instant;
  isFirst: boolean;
  busy: boolean;
  /** The rows move, or have just moved. */
  isMoving: boolean;
  onStep: (step: TakenStep) => void;
};

/** The same of a row on a phone, where several can be chosen: then a tap anywhere on it chooses it. */
type PhoneRowProps = RowProps & {
  isChoosing: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onCurrent: () => void;
};

/** An order of the queue on a phone: who, where, how much, in which state; to call, and the next step. 72 px high. */
export function QueueRow({ isChoosing, isChosen, onChoose, onCurrent, ...row }: PhoneRowProps) {
  const { i18n } = useLingui();
  const { order } = row.one;
  const pressed = useLongPress(onChoose);
  if (!isChoosing)
    return (
      <OrderRow
        order={order}
        link={{ ...pressed, 'data-open': true, onFocus: onCurrent }}
        actions={
          <>
            <CallLink order={order} />
            <Step {...row} />
          </>
        }
        className="grid min-h-18 border-b border-line bg-paper pr-2 pl-4"
      >
        <Lines {...row} />
      </OrderRow>
    );
  return (
    <li
      className={`border-b border-line ${isChosen ? 'bg-leaf-soft' : 'bg-paper'}`}
      data-order={order.orderId}
    >
      <label className="flex min-h-18 cursor-pointer items-center pr-4 pl-1">
        <span className="grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={i18n._('office.orders.choose', { orderId: order.orderId })}
            checked={isChosen}
            onChange={onChoose}
            onFocus={onCurrent}
            data-open
            className="size-5 accent-leaf"
          />
        </span>
        <span className="min-w-0 flex-1 py-1">
          <OrderWords order={order}>
            <Lines {...row} />
          </OrderWords>
        </span>
      </label>
    </li>
  );
}

function Lines({ one, now }: Pick<RowProps, 'one' | 'now'>) {
  const { i18n } = useLingui();
  const { order } = one;
  const { selectedAddress: to } = order;
  const place = shortPlace(to);
  return (
    <>
      <span className="block leading-5 text-muted">
        {place && (
          <>
            <OwnWords text={place} /> ·{' '}
          </>
        )}
        {i18n._('office.order.items', { count: order.totalItems })}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 leading-5">
        <b className="text-base leading-5 tabular-nums">{formatRupees(amountOf(order))}</b>
        <State state={stateIn(one, i18n._('office.queue.gone'), () => stateOf(i18n, one, now))} />
      </span>
    </>
  );
}

/** State of a row, or the text `gone` if another member of staff has moved its order. */
export const stateIn = ({ isGone }: HeldRow, gone: string, state: () => RowState): RowState =>
  isGone ? { text: gone, dot: 'plain' } : state();

const DOTS: Record<Dot, string> = {
  bad: 'bg-chilli',
  soon: 'bg-marigold',
  good: 'bg-leaf',
  plain: 'bg-muted/60',
};

/** One state word with one dot. */
export const State = ({ state: { text, dot } }: { state: RowState }) => (
  <span className="inline-flex min-w-0 items-center gap-1.5">
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOTS[dot]}`} />
    <OwnWords text={text} />
  </span>
);

/** The next step as a button; only that of the first row is solid. Where there is a choice, the order is opened. */
export function Step({
  one,
  isFirst,
  busy,
  isMoving,
  onStep,
  more = '',
}: Omit<RowProps, 'now'> & { more?: string }) {
  const { i18n } = useLingui();
  const { order, back, isGone } = one;
  if (isGone) return null;
  const name = customerName(i18n, order);
  const step = rowStep(one);
  if (!step && isToLookFor(order))
    return (
      <LookInBank
        order={order}
        onWritten={(payment) => onStep(writtenPayment(i18n, order, payment))}
        className={stepClass(isFirst, more)}
        aria-label={i18n._('office.queue.stepOf', { step: i18n._('office.queue.look'), name })}
      >
        {i18n._('office.queue.look')}
      </LookInBank>
    );
  if (!step)
    return back || order.giveBack > 0 || isSaleDue(order) ? (
      <Link to={officeAddress('adminOrder', { id: order._id })} className={stepClass(isFirst, more)}>
        {i18n._('office.board.settle')}
      </Link>
    ) : null;
  const said = shortLabel(i18n, step);
  return (
    <StepButton
      {...{ busy, isMoving }}
      isSolid={isFirst}
      className={more}
      onClick={() => onStep(takenStep(i18n, order, step))}
      aria-label={i18n._('office.queue.stepOf', {
        // Just as it is read: whoever speaks to the device says what stands on the button.
        step: [said.label, said.more].filter(Boolean).join(' '),
        name,
      })}
    >
      {said.label} {said.more && <span className="text-xs font-normal">{said.more}</span>}
    </StepButton>
  );
}
