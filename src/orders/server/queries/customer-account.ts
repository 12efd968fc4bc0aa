import type { Db } from '#db/schema.ts';
import { DUE } from '#money/server/public.ts';

/**
 * Figures of a customer's orders; cancelled ones are counted separately and add nothing to the sums. Sums and dates are null if
 * there are no orders.
 */
export const accountOfCustomer = (db: Db, userId: string) =>
  db
    .selectFrom('orders')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('status', '<>', 'cancelled').as('orders'),
      row.fn.countAll<number>().filterWhere('status', '=', 'cancelled').as('cancelled'),
      row.fn.sum<number | null>('total_paise').filterWhere('status', '<>', 'cancelled').as('total'),
      row.fn
        .sum<number | null>(DUE)
        .filterWhere('status', '<>', 'cancelled')
        .filterWhere('payment_status', '=', 'pending')
        .as('due'),
      row.fn.min<string | null>('placed_at').as('first'),
      row.fn.max<string | null>('placed_at').as('last'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
