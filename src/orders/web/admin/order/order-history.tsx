import type { Order } from '#orders/orders.ts';
import { Moment } from '#ui/formatted.tsx';

type Event = Order['timeline'][number];

/** What happened to the order, who did it and when, newest first. */
export const OrderHistory = ({ order }: { order: Order }) => (
  <>
    <h2 id="history" className="mb-2 text-base font-semibold">
      Timeline
    </h2>
    <ol className="grid gap-3 border-l-2 border-line pl-4">
      {order.timeline.toReversed().map((event) => (
        <li
          key={`${event.kind} ${event.to} ${event.at}`}
          className="relative before:absolute before:top-1.5 before:-left-[1.4rem] before:size-2.5 before:rounded-full before:bg-leaf"
        >
          <p className="font-medium">{wordsFor(event)}</p>
          <p className="text-muted">
            <time dateTime={event.at}>
              <Moment at={event.at} />
            </time>
            , {event.by}
          </p>
          {event.note && event.note !== wordsFor(event) && <p className="break-words">{event.note}</p>}
        </li>
      ))}
    </ol>
  </>
);

function wordsFor({ kind, from, to, note }: Event): string {
  // Money given back is named in the note.
  if (kind === 'payment') return note ? 'Payment' : `Payment: ${to}`;
  if (from === to) return note;
  return from === null ? 'Placed' : `${from} to ${to}`;
}
