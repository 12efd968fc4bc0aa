import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatMoment } from '#base/time.ts';
import { type Order, type OrderEvent, eventText } from '#orders/orders.ts';
import { paymentText, statusText } from '#orders/web/admin/public.ts';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Timeline of the order with actors and times, newest first. */
export const OrderHistory = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  return (
    <>
      <h2 id="history" className="mb-2 text-base font-semibold">
        {i18n._('office.order.timeline')}
      </h2>
      <ol className="grid gap-3 border-l-2 border-line pl-4">
        {order.timeline.toReversed().map((event) => {
          const [heading, text] = [headingOf(i18n, event), eventText(i18n, event)];
          return (
            <li
              key={`${event.kind} ${event.arrivedAt ?? event.at}`}
              className="relative before:absolute before:top-1.5 before:-left-[1.4rem] before:size-2.5 before:rounded-full before:bg-leaf"
            >
              <p className="font-medium">{heading}</p>
              <p className="text-muted">
                <time dateTime={event.at}>{formatMoment(i18n, event.at)}</time>,{' '}
                <span translate="no">{event.by}</span>
              </p>
              {event.arrivedAt && (
                <p className="text-muted">
                  {i18n._('office.order.arrived', { at: formatMoment(i18n, event.arrivedAt) })}
                </p>
              )}
              {text !== '' && text !== heading && (
                <p className="break-words">
                  <OwnWords text={text} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
};

/** The heading of an event for staff: that of its step, or the words of any other event. */
function headingOf(i18n: I18n, event: OrderEvent): string {
  if (event.kind === 'payment') {
    return event.money
      ? i18n._('office.orders.payment')
      : i18n._('office.order.paymentTo', { to: paymentText(i18n, event.to) });
  }
  if (event.kind !== 'status') return eventText(i18n, event);
  const { from, to } = event;
  return from === null
    ? i18n._('office.order.placed')
    : i18n._('office.order.fromTo', { from: statusText(i18n, from), to: statusText(i18n, to) });
}
