import { OrderQueue, QueueQuery } from '#admin/queue.ts';
import { presentQueue } from '#admin/server/present.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { queueOf } from './queries.ts';

const route = forStaff('orders', 'back office: orders');

/** The orders as a queue of work, tab by tab; under `/api/orders`. */
export function queueRoutes({ db, clock }: Platform) {
  const routes = newRoutes<{ actor: Actor }>();

  routes.get(
    '/queue',
    route({
      summary:
        'The orders by what is to be done next with them: a page of a tab, and how many each tab holds',
      answers: { 200: OrderQueue },
      refuses: ['invalid'],
    }),
    check('query', QueueQuery),
    async (c) => {
      personal(c);
      const asked = c.req.valid('query');
      const now = clock.now();
      return c.json(presentQueue(await queueOf(db, asked, now), asked, { actor: c.get('actor'), now }));
    },
  );
  return routes;
}
