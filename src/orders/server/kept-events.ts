import type { Insertable, Selectable } from 'kysely';
import type { Paise } from '#base/figures/money.ts';
import type { Schema } from '#db/schema.ts';
import type { OrderEvent } from '#orders/order.ts';

type Shared = 'at' | 'arrivedAt' | 'by' | 'note';
type Titles = { title: string; title_hi: string; title_bn: string };
/** Money is paise inside, and goods have their names in all languages. */
type Inside<Figure> = Figure extends number
  ? Paise
  : Figure extends { amount: number }
    ? Omit<Figure, 'amount'> & { amount: Paise }
    : Figure;
type InsideOf<Event> = Event extends OrderEvent
  ? { [Name in keyof Omit<Event, Shared>]: Inside<Event[Name & keyof Event]> } & (Event extends {
      title: string;
    }
      ? Titles
      : unknown)
  : never;

/** An event of an order's timeline as it is written down: its kind and figures. */
export type NewEvent = InsideOf<OrderEvent>;

type Row = Selectable<Schema['order_events']>;
/** An event of an order's timeline, with who made it and when. */
export type EventRow = NewEvent & Pick<Row, 'order_id' | 'actor_id' | 'actor_name' | 'at' | 'made_at'>;

/** An event as the database has it; its place is that in the timeline. */
export function eventRow(event: EventRow, position: number): Insertable<Schema['order_events']> {
  const { order_id, actor_id, actor_name, at, made_at, kind, ...figures } = event;
  return { order_id, position, kind, figures: JSON.stringify(figures), actor_id, actor_name, at, made_at };
}

/** An event of the database with its figures. */
export const readEvent = ({ figures, ...row }: Omit<Row, 'position'>): EventRow =>
  ({ ...row, ...(JSON.parse(figures) as object) }) as EventRow;
