import { after, type Instant } from '#base/time.ts';
import type { OrderEvent } from './order-events.ts';

// Rules of what the customer can still say about an order that came. Stands apart from the schemas: an order's page needs none of them.

/** So many days after it was delivered, the customer can say what is wrong with an order. */
const TOLD_WITHIN_DAYS = 7;
const DAY = 24 * 60 * 60_000;

type Delivered = { status: string; deliveredAt: Instant | null };

/** Until when something wrong with an order can be told; undefined while it is not delivered. */
export const mayBeTold = ({ status, deliveredAt }: Delivered): Instant | undefined =>
  status === 'delivered' && deliveredAt !== null ? after(deliveredAt, TOLD_WITHIN_DAYS * DAY) : undefined;

type Told = { timeline: readonly Pick<OrderEvent, 'kind'>[] };

const TOLD: readonly OrderEvent['kind'][] = ['complained', 'notRight'];
const ANSWERED: readonly OrderEvent['kind'][] = ['complaintAnswered', 'complaintRefused'];

/** True if the customer ever said that something is wrong. */
export const isTold = ({ timeline }: Told): boolean => timeline.some(({ kind }) => kind === 'complained');

/** True while the customer waits for the shop's answer to what was wrong. */
export function awaitsAnswer({ timeline }: Told): boolean {
  const last = timeline.findLast(({ kind }) => TOLD.includes(kind) || ANSWERED.includes(kind));
  return last !== undefined && TOLD.includes(last.kind);
}
