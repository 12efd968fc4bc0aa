import * as v from 'valibot';
import { may } from '#accounts/server/guard.ts';
import { OrderFilter } from '#orders/order-desk.ts';
import { sendCsv } from '#platform/csv.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes, personal } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';
import { exportOrders } from './export.ts';

/** Orders as a file. */
export function orderFileRoutes({ db, log }: Platform) {
  const routes = newRoutes();
  routes.get(
    '/export.csv',
    describe({
      tag: 'back office: orders',
      summary: 'Orders as a CSV file, one row each; takes the filters of the list',
      answers: { 200: v.string() },
      type: 'text/csv',
      refuses: ['invalid', 'signed_out', 'forbidden'],
      needsToken: true,
    }),
    may('orders'),
    check('query', OrderFilter),
    (c) => {
      personal(c);
      return sendCsv(c, 'orders.csv', exportOrders(db, c.req.valid('query')), log);
    },
  );
  return routes;
}
