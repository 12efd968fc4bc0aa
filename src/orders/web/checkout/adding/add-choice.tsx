import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { dayAfter } from '#base/calendar.ts';
import { formatPaise, formatRupees, fromRupees } from '#base/figures/money.ts';
import { formatTime, type Instant, shopDay, shopTime } from '#base/time.ts';
import { missingToMinimum } from '#delivery/delivery.ts';
import { roundTime, useDelivery, useRounds, useShopClock } from '#delivery/web/public.ts';
import type { Running } from '#orders/adding/adding.ts';
import { CARD } from '#orders/web/checkout/question-card.tsx';
import type { CheckoutState } from '#orders/web/checkout/use-checkout.ts';
import { sumsWith } from './use-adding.ts';

/** Adding to the order under way, or an order of its own: both with what they cost. Nothing without such an order. */
export function AddChoice({ checkout }: { checkout: CheckoutState }) {
  const { running } = checkout.adding;
  if (!running) return null;
  return running.closed === null ? (
    <Choice checkout={checkout} running={running} />
  ) : (
    <Closed running={running} />
  );
}

function Choice({ checkout, running }: { checkout: CheckoutState; running: Running }) {
  const { i18n } = useLingui();
  const now = useShopClock();
  const { isAdding, choose } = checkout.adding;
  const { order } = running;
  const { more, missing } = sumsWith(running, checkout.quote);
  return (
    <fieldset className="min-w-0 rounded-tile bg-leaf-soft px-[min(0.875rem,4vw)] pt-3 pb-3.5">
      <legend className="float-left text-lg font-bold">{title(i18n, order, now)}</legend>
      <p className="clear-both text-sm">{until(i18n, running, now)}</p>
      <Option isChosen={isAdding} onChoose={() => choose('add')} price={formatPaise(more)}>
        <b>{i18n._('account.adding.add')}</b>
        <small className="block text-sm text-muted">
          {missing > 0
            ? i18n._('account.delivery.below', {
                minimum: formatRupees(running.minimum),
                missing: formatPaise(missing),
              })
            : i18n._('account.adding.oneDelivery')}
        </small>
      </Option>
      <OwnOption checkout={checkout} />
    </fieldset>
  );
}

/** An order of its own: what its delivery costs, and what stands in its way. */
function OwnOption({ checkout: { adding, quote } }: { checkout: CheckoutState }) {
  const { i18n } = useLingui();
  const { rule, isKnown, delivery } = useDelivery();
  const { offered } = useRounds();
  const missing = missingToMinimum(fromRupees(quote.subtotal), rule);
  const isFull = offered.length > 0 && offered.every(({ state }) => state !== 'open' && state !== 'few');
  const note = (): string => {
    if (missing > 0)
      return i18n._('account.delivery.below', {
        minimum: formatPaise(rule.minimum),
        missing: formatPaise(missing),
      });
    if (isFull) return i18n._('account.round.none');
    if (!isKnown || (delivery?.kind === 'goes' && delivery.collected)) return '';
    return quote.shipping === 0
      ? i18n._('account.adding.free')
      : i18n._('account.adding.withFee', { fee: formatRupees(quote.shipping) });
  };
  return (
    <Option
      isChosen={!adding.isAdding}
      onChoose={() => adding.choose('own')}
      price={formatRupees(isKnown ? quote.total : quote.subtotal)}
    >
      <b>{i18n._('account.adding.own')}</b>
      <small className="block text-sm text-muted">{note()}</small>
    </Option>
  );
}

const Option = ({
  isChosen,
  onChoose,
  price,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  price: string;
  children: ReactNode;
}) => (
  <label className="mt-2 flex min-h-15 flex-wrap items-center justify-end gap-x-3 rounded-control bg-white px-3 py-2 ring-1 ring-muted/60 has-checked:ring-2 has-checked:ring-leaf">
    <input
      type="radio"
      name="adding"
      checked={isChosen}
      onChange={onChoose}
      className="size-5.5 shrink-0 accent-leaf"
    />
    <span className="min-w-0 flex-1 basis-32">{children}</span>
    <b className="tabular-nums">{price}</b>
  </label>
);

function title(i18n: I18n, { promise }: Running['order'], now: Instant): string {
  const today = shopDay(now);
  const near = promise?.on === today ? 'today' : promise?.on === dayAfter(today, 1) ? 'tomorrow' : 'later';
  return promise?.kind === 'collect'
    ? i18n._('account.adding.titleCollect', { near })
    : i18n._('account.adding.title', { near });
}

/** Which order, when it comes, and till when goods can be added. */
function until(i18n: I18n, { order, until: end }: Running, now: Instant): string {
  const number = order.orderId;
  const which = order.promise
    ? i18n._('account.adding.which', { number, when: roundTime(i18n, order.promise, now) })
    : i18n._('account.adding.number', { number });
  const how =
    end !== null && shopDay(end) === shopDay(now)
      ? i18n._('account.adding.untilTime', { time: formatTime(i18n, shopTime(end), 'till') })
      : i18n._('account.adding.until');
  return `${which} ${how}`;
}

const CLOSED = {
  packing: /*i18n*/ { id: 'account.adding.packing' },
  late: /*i18n*/ { id: 'account.adding.late' },
  left: /*i18n*/ { id: 'account.adding.left' },
  cancelled: /*i18n*/ { id: 'account.adding.cancelled' },
} as const;

/** Why the goods go as an order of their own. */
function Closed({ running: { order, closed } }: { running: Running }) {
  const { i18n } = useLingui();
  return (
    <output className={`${CARD} block`}>
      <b className="block">{i18n._(CLOSED[closed ?? 'late'].id, { number: order.orderId })}</b>
      {i18n._('account.adding.ownThen')}
    </output>
  );
}
