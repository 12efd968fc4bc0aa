import type { Order } from '#orders/orders.ts';

type Copy = Pick<Order, '_id' | 'updatedAt' | 'items'>;

/**
 * The later of two copies of an order: a tick changes only the revision of its line. Answers may overtake one another, and
 * without a network what was read before comes again.
 */
export function laterOf<One extends Copy>(known: One, read: One): One {
  if (known._id !== read._id) return read;
  if (known.updatedAt !== read.updatedAt) return known.updatedAt > read.updatedAt ? known : read;
  return revisionsOf(known) > revisionsOf(read) ? known : read;
}

const revisionsOf = ({ items }: Copy): number => items.reduce((sum, { revision }) => sum + revision, 0);
