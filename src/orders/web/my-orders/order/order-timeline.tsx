import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { eventText } from '#orders/event-text.ts';
import type { Order, OrderEvent } from '#orders/order.ts';
import { Moment } from '#ui/words/formatted.tsx';

/** Timeline texts for orders that are collected at the shop. */
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

/** The heading of an event: that of its step, unless the event has words that say more. */
function headingOf(i18n: I18n, event: OrderEvent, { delivery }: Told): string {
  const text = eventText(i18n, event);
  if (event.kind === 'payment' && event.money) return i18n._('account.timeline.payment');
  if (event.kind === 'status' && event.reason !== 'other' && text !== '') return text;
  if (event.kind !== 'status' && event.kind !== 'payment') return text;
  if (event.kind === 'status' && event.to === 'pending' && event.from !== null)
    return i18n._('account.timeline.packedAgain');
  const what = `${event.kind}:${event.to}`;
  const said = (delivery?.collected && SAID_AT_SHOP[what]) || SAID[what];
  return said ? i18n._(said.id) : event.to;
}

/** Events of an order, oldest first. */
export function OrderTimeline({ order }: { order: Told }) {
  const { i18n } = useLingui();
  return (
    <div>
      <h3 className="font-bold">{i18n._('account.timeline.title')}</h3>
      <ol className="mt-2 grid gap-3 border-l-2 border-line pl-4">
        {order.timeline.map((event) => {
          const [heading, text] = [headingOf(i18n, event, order), eventText(i18n, event)];
          return (
            <li
              key={`${event.kind}:${event.arrivedAt ?? event.at}`}
              className="relative before:absolute before:top-1.5 before:-left-[1.4rem] before:size-2.5 before:rounded-full before:bg-leaf"
            >
              <p className="font-medium">{heading}</p>
              <p className="text-sm text-muted">
                <time dateTime={event.at}>
                  <Moment at={event.at} />
                </time>
              </p>
              {text !== '' && text !== heading && <p className="text-sm break-words">{text}</p>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
