import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone.ts';
import { shortPlace } from '#base/postal-address.ts';
import type { Instant } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import { customerName } from '#orders/web/admin/customer-name.ts';
import { LookInBank } from '#orders/web/admin/money/look-in-bank.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useLongPress } from '#ui/admin/touch.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import type { HeldRow } from './hold-rows.ts';
import { isSaleDue, isToLookFor, type QueueStep, saidMoney, stepOf } from './queue-step.ts';
import { amountOf, type Dot, type RowState, stateOf } from './row-state.ts';

/** What a row of the queue needs: its order, whether it is the first, and what a tap on its step does. */
export type RowProps = {
  one: HeldRow;
  now: Instant;
  isFirst: boolean;
  busy: boolean;
  /** The rows move, or have just moved. */
  isMoving: boolean;
  onStep: (step: QueueStep) => void;
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
      <li
        className="flex min-h-18 items-center border-b border-line bg-paper pr-2 pl-4"
        data-order={order.orderId}
      >
        <Link
          {...pressed}
          to={officeAddress('adminOrder', { id: order._id })}
          data-open
          onFocus={onCurrent}
          className="min-w-0 flex-1 self-stretch py-1 text-ink no-underline [-webkit-touch-callout:none]"
        >
          <Words {...row} />
        </Link>
        <Call order={order} />
        <Step {...row} />
      </li>
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
          <Words {...row} />
        </span>
      </label>
    </li>
  );
}

function Words({ one, now }: Pick<RowProps, 'one' | 'now'>) {
  const { i18n } = useLingui();
  const { order } = one;
  const { selectedAddress: to } = order;
  const place = shortPlace(to);
  return (
    <>
      <span className="block text-base leading-5 font-semibold wrap-anywhere">
        <OwnWords text={customerName(i18n, order)} />
      </span>
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

function Call({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { phone } = order.selectedAddress;
  if (phone === '') return null;
  return (
    <a
      href={telLink(phone)}
      aria-label={i18n._('office.board.call', { name: customerName(i18n, order) })}
      className="grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
    >
      <ToolIcon name="phone" />
    </a>
  );
}

/** The state of a row, or that somebody else has moved its order on. */
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

const STEP =
  'inline-flex min-h-11 min-w-17 shrink-0 flex-col items-center justify-center rounded-control px-2 text-center leading-tight font-semibold no-underline aria-busy:cursor-progress disabled:opacity-60';

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
  const look = isFirst
    ? 'bg-leaf text-white hover:bg-leaf-dark'
    : 'bg-leaf-soft text-leaf hover:brightness-95';
  const step = stepOf(i18n, one);
  if (!step && isToLookFor(order))
    return (
      <LookInBank
        order={order}
        onWritten={(payment) => onStep(saidMoney(i18n, order, payment))}
        className={`${STEP} ${look} ${more}`}
        aria-label={i18n._('office.queue.stepOf', {
          step: i18n._('office.queue.look'),
          name: customerName(i18n, order),
        })}
      >
        {i18n._('office.queue.look')}
      </LookInBank>
    );
  if (!step)
    return back || order.giveBack > 0 || isSaleDue(order) ? (
      <Link to={officeAddress('adminOrder', { id: order._id })} className={`${STEP} ${look} ${more}`}>
        {i18n._('office.board.settle')}
      </Link>
    ) : null;
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={isMoving}
      onClick={() => onStep(step)}
      className={`${STEP} ${look} ${more}`}
      aria-label={i18n._('office.queue.stepOf', {
        // Just as it is read: whoever speaks to the device says what stands on the button.
        step: [step.label, step.more].filter(Boolean).join(' '),
        name: customerName(i18n, order),
      })}
    >
      {step.label} {step.more && <span className="text-xs font-normal">{step.more}</span>}
    </button>
  );
}
