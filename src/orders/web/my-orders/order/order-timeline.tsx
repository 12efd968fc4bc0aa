import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { paymentNote } from '#money/web/payment-note.ts';
import type { Order } from '#orders/orders.ts';
import { notedText } from '#orders/web/noted-text.ts';
import { Moment } from '#ui/words/formatted.tsx';

/** What is said otherwise of what is collected. */
const SAID_AT_SHOP: Record<string, { id: string }> = {
  'status:dispatched': /*i18n*/ { id: 'account.order.ready' },
  'status:delivered': /*i18n*/ { id: 'account.order.wasCollected' },
};
const SAID: Record<string, { id: string }> = {
  'status:pending': /*i18n*/ { id: 'account.timeline.placed' },
  'status:dispatched': /*i18n*/ { id: 'account.timeline.onItsWay' },
  'status:delivered': /*i18n*/ { id: 'account.timeline.delivered' },
  'status:cancelled': /*i18n*/ { id: 'account.timeline.cancelled' },
  'payment:received': /*i18n*/ { id: 'account.timeline.received' },
  'payment:pending': /*i18n*/ { id: 'account.timeline.notReceived' },
};

type Told = Pick<Order, 'timeline' | 'delivery'>;

function wordsFor(
  i18n: I18n,
  { kind, from, to, note }: Told['timeline'][number],
  { delivery }: Told,
): string {
  const noted = notedText(i18n, note);
  if (noted !== undefined) return noted;
  if (kind === 'status' && from === to) return note;
  if (kind === 'status' && to === 'pending' && from !== null) return i18n._('account.timeline.packedAgain');
  // Money given back is named in the note.
  if (kind === 'payment' && note) return i18n._('account.timeline.payment');
  const what = `${kind}:${to}`;
  const said = (delivery?.collected && SAID_AT_SHOP[what]) || SAID[what];
  return said ? i18n._(said.id) : to;
}

/** What happened to an order, step by step, oldest first. */
export function OrderTimeline({ order }: { order: Told }) {
  const { i18n } = useLingui();
  return (
    <div>
      <h3 className="font-bold">{i18n._('account.timeline.title')}</h3>
      <ol className="mt-2 grid gap-3 border-l-2 border-line pl-4">
        {order.timeline.map((event) => (
          <li
            key={`${event.kind}:${event.arrivedAt ?? event.at}`}
            className="relative before:absolute before:top-1.5 before:-left-[1.4rem] before:size-2.5 before:rounded-full before:bg-leaf"
          >
            <p className="font-medium">{wordsFor(i18n, event, order)}</p>
            <p className="text-sm text-muted">
              <time dateTime={event.at}>
                <Moment at={event.at} />
              </time>
            </p>
            {event.note && event.note !== wordsFor(i18n, event, order) && !notedText(i18n, event.note) && (
              <p className="text-sm break-words">{paymentNote(i18n, event.note) ?? event.note}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
