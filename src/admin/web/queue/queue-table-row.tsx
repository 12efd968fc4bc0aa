import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { CallLink, RowTick } from '#admin/web/order-row.tsx';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { shortPlace } from '#base/postal-address.ts';
import { customerName } from '#orders/web/admin/public.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import { type RowProps, State, stateIn, Step } from './queue-row.tsx';
import { amountOf, stateOf } from './row-state.ts';

const NAME = 'min-w-0 flex-1 truncate py-2 text-left font-semibold text-ink no-underline hover:underline';

// As high as its row for a finger, and a little lower to the eye.
const IN_ROW = 'border-y-4 border-transparent bg-clip-padding';

/** An order of the queue on a laptop, 44 px high; its name opens it beside the list, or where there is no room, its page. */
export function QueueTableRow({
  one,
  now,
  isFirst,
  busy,
  isMoving,
  isChosen,
  isOpened,
  isNarrow,
  onStep,
  onOpen,
  onChoose,
  onCurrent,
}: RowProps & {
  isChosen: boolean;
  isOpened: boolean;
  /** True if another order is open beside the list; that panel shows the phone number. */
  isNarrow: boolean;
  onOpen: (() => void) | undefined;
  onChoose: () => void;
  onCurrent: () => void;
}) {
  const { i18n } = useLingui();
  const { order } = one;
  const { selectedAddress: to } = order;
  const name = customerName(i18n, order);
  const page = officeAddress('adminOrder', { id: order._id });
  return (
    <li
      data-order={order.orderId}
      className={`flex min-h-11 items-center gap-1.5 border-b border-line focus-within:bg-leaf-soft/60 md:pl-2 ${isNarrow ? 'pr-2' : 'pr-2 lg:pr-6'} ${isOpened || isChosen ? 'bg-leaf-soft' : 'bg-paper'}`}
    >
      <RowTick
        label={i18n._('office.orders.choose', { orderId: order.orderId })}
        checked={isChosen}
        onChange={onChoose}
      />
      <Link to={page} className="w-12 shrink-0 font-semibold text-leaf tabular-nums">
        #{order.orderId}
      </Link>
      {onOpen ? (
        <button
          type="button"
          data-open
          onFocus={onCurrent}
          aria-expanded={isOpened}
          onClick={onOpen}
          className={NAME}
        >
          <OwnWords text={name} />
        </button>
      ) : (
        <Link to={page} data-open onFocus={onCurrent} className={NAME}>
          <OwnWords text={name} />
        </Link>
      )}
      <span className="w-24 shrink-0 truncate text-muted">
        <OwnWords text={shortPlace(to)} />
      </span>
      <b className="w-18 shrink-0 text-right tabular-nums">{formatRupees(amountOf(order))}</b>
      <span className={`shrink-0 pl-2 ${isNarrow ? 'w-28' : 'w-36'}`}>
        <State state={stateIn(one, i18n._('office.queue.gone'), () => stateOf(i18n, one, now))} />
      </span>
      {!isNarrow && (
        <span className="size-11 shrink-0">
          <CallLink order={order} />
        </span>
      )}
      <span className={`flex shrink-0 justify-end ${isNarrow ? 'w-24' : 'w-32'}`}>
        <Step {...{ one, isFirst, busy, isMoving, onStep }} more={IN_ROW} />
      </span>
    </li>
  );
}
