import * as v from 'valibot';
import { forAdmins } from '#identity/server/public.ts';
import { OrderFilter } from '#orders/staff-orders.ts';
import { sendCsv } from '#platform/http/files/csv.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { exportOrders } from './export.ts';

// For admins only: the file has everybody's name, phone and address, which is more than packing and delivering need.
const route = forAdmins('back office: orders');

/** Orders as a file. */
export function orderFileRoutes({ db, log }: Platform) {
  const routes = newRoutes();
  routes.get(
    '/export.csv',
    route({
      summary: 'Orders as a CSV file, one row each; takes the filters of the list',
      answers: { 200: v.string() },
      type: 'text/csv',
      refuses: ['invalid'],
    }),
    check('query', OrderFilter),
    (c) => {
      return sendCsv(c, 'orders.csv', exportOrders(db, c.req.valid('query')), log);
    },
  );
  return routes;
}
