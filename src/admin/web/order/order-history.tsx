import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatMoment } from '#base/time.ts';
import { paymentNote } from '#money/web/payment-note.ts';
import type { Order } from '#orders/orders.ts';
import { PHONE_CONFIRMED, PHONE_UNCONFIRMED } from '#orders/staff-orders.ts';
import { paymentText, statusText } from '#orders/web/admin/status-words.ts';
import { notedText } from '#orders/web/noted-text.ts';
import { OwnWords } from '#ui/words/own-words.tsx';

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
            key={`${event.kind} ${event.arrivedAt ?? event.at}`}
            className="relative before:absolute before:top-1.5 before:-left-[1.4rem] before:size-2.5 before:rounded-full before:bg-leaf"
          >
            <p className="font-medium">{wordsFor(i18n, event)}</p>
            <p className="text-muted">
              <time dateTime={event.at}>{formatMoment(i18n, event.at)}</time>,{' '}
              <span translate="no">{event.by}</span>
            </p>
            {event.arrivedAt && (
              <p className="text-muted">
                {i18n._('office.order.arrived', { at: formatMoment(i18n, event.arrivedAt) })}
              </p>
            )}
            {event.note && noteText(i18n, event.note) !== wordsFor(i18n, event) && (
              <p className="break-words">
                <OwnWords text={noteText(i18n, event.note)} />
              </p>
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
  if (from === to) return noteText(i18n, note);
  return from === null
    ? i18n._('office.order.placed')
    : i18n._('office.order.fromTo', { from: statusText(i18n, from), to: statusText(i18n, to) });
}

/** What the shop noted by itself, in the language of the page; what a person wrote stays as it is. */
function noteText(i18n: I18n, note: string): string {
  if (note === PHONE_CONFIRMED) return i18n._('office.order.confirmed');
  if (note === PHONE_UNCONFIRMED) return i18n._('office.order.unconfirmed');
  return paymentNote(i18n, note) ?? notedText(i18n, note) ?? note;
}
