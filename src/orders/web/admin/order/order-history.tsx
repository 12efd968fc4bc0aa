import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatMoment } from '#base/time.ts';
import type { Order } from '#orders/orders.ts';
import { paymentText, statusText } from '#orders/web/admin/status-words.ts';

type Event = Order['timeline'][number];

/** What happened to the order, who did it and when, newest first. */
export const OrderHistory = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  return (
    <>
      <h2 id="history" className="mb-2 text-base font-semibold">
        {i18n._('office.order.timeline')}
      </h2>
      <ol className="grid gap-3 border-l-2 border-line pl-4">
        {order.timeline.toReversed().map((event) => (
          <li
            key={`${event.kind} ${event.to} ${event.at}`}
            className="relative before:absolute before:top-1.5 before:-left-[1.4rem] before:size-2.5 before:rounded-full before:bg-leaf"
          >
            <p className="font-medium">{wordsFor(i18n, event)}</p>
            <p className="text-muted">
              <time dateTime={event.at}>{formatMoment(i18n, event.at)}</time>, {event.by}
            </p>
            {event.note && event.note !== wordsFor(i18n, event) && (
              <p className="break-words">{event.note}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
};

function wordsFor(i18n: I18n, { kind, from, to, note }: Event): string {
  // Money given back is named in the note.
  if (kind === 'payment')
    return note
      ? i18n._('office.orders.payment')
      : i18n._('office.order.paymentTo', { to: paymentText(i18n, to) });
  if (from === to) return note;
  return from === null
    ? i18n._('office.order.placed')
    : i18n._('office.order.fromTo', { from: statusText(i18n, from), to: statusText(i18n, to) });
}
