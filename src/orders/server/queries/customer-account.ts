import type { Db } from '#db/schema.ts';

/** What somebody's orders come to; cancelled ones are counted apart and bring nothing in. Null where there is none. */
export const accountOfCustomer = (db: Db, userId: string) =>
  db
    .selectFrom('orders')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('status', '<>', 'cancelled').as('orders'),
      row.fn.countAll<number>().filterWhere('status', '=', 'cancelled').as('cancelled'),
      row.fn.sum<number | null>('total_paise').filterWhere('status', '<>', 'cancelled').as('total'),
      row.fn
        .sum<number | null>('total_paise')
        .filterWhere('status', '<>', 'cancelled')
        .filterWhere('payment_status', '=', 'pending')
        .as('due'),
      row.fn.min<string | null>('placed_at').as('first'),
      row.fn.max<string | null>('placed_at').as('last'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
