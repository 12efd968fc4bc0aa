import { after, type Instant } from '#base/time.ts';

// Stands apart from the schemas, because an order's page shows the door and needs none of them.

/** So many days after it was delivered, the customer can say what is wrong with an order. */
const TOLD_WITHIN_DAYS = 7;
const DAY = 24 * 60 * 60_000;

/** Until when something wrong with an order can be told; undefined while it is not delivered. */
export const mayBeTold = ({
  status,
  deliveredAt,
}: {
  status: string;
  deliveredAt: Instant | null;
}): Instant | undefined =>
  status === 'delivered' && deliveredAt !== null ? after(deliveredAt, TOLD_WITHIN_DAYS * DAY) : undefined;
