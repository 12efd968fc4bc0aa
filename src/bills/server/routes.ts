import { BillList, BillQuery } from '#bills/bills.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { presentBill } from './present.ts';
import { billsAsked } from './queries.ts';

const read = forStaff('readOrders', 'back office: orders');

/** The bills of the shop, for staff. */
export function billRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db } = platform;

  routes.get(
    '/',
    read({
      summary: 'Bills and credit notes by day, kind and number, the newest first',
      answers: { 200: BillList },
      refuses: ['invalid'],
    }),
    check('query', BillQuery),
    async (c) => {
      const { bills, hasMore } = await billsAsked(db, c.req.valid('query'));
      const next = hasMore ? (bills.at(-1)?.id ?? null) : null;
      return c.json({ bills: bills.map(presentBill), next });
    },
  );

  return routes;
}
