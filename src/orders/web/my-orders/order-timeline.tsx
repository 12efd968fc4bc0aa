import type { Order } from '#orders/orders.ts';
import { Moment } from '#ui/formatted.tsx';

const SAID: Record<string, string> = {
  'status:pending': 'Order placed',
  'status:dispatched': 'On its way',
  'status:delivered': 'Delivered',
  'status:cancelled': 'Cancelled',
  'payment:received': 'Payment received',
  'payment:pending': 'Payment not received yet',
};

function wordsFor({ kind, from, to, note }: Order['timeline'][number]): string {
  if (kind === 'status' && from === to) return note;
  if (kind === 'status' && to === 'pending' && from !== null) return 'Being packed again';
  // Money given back is named in the note.
  if (kind === 'payment' && note) return 'Payment';
  return SAID[`${kind}:${to}`] ?? to;
}

/** What happened to an order, step by step, oldest first. */
export const OrderTimeline = ({ order }: { order: Pick<Order, 'timeline'> }) => (
  <div>
    <h3 className="font-bold">Timeline</h3>
    <ol className="mt-2 grid gap-3 border-l-2 border-line pl-4">
      {order.timeline.map((event) => (
        <li
          key={`${event.kind}:${event.to}:${event.at}`}
          className="relative before:absolute before:top-1.5 before:-left-[1.4rem] before:size-2.5 before:rounded-full before:bg-leaf"
        >
          <p className="font-medium">{wordsFor(event)}</p>
          <p className="text-sm text-muted">
            <time dateTime={event.at}>
              <Moment at={event.at} />
            </time>
          </p>
          {event.note && event.note !== wordsFor(event) && (
            <p className="text-sm break-words">{event.note}</p>
          )}
        </li>
      ))}
    </ol>
  </div>
);
