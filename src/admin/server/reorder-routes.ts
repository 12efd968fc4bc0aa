import { ReorderList } from '#admin/reorder.ts';
import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { reorderList } from './queries/reorder-list.ts';

const route = forStaff('catalogue', 'Products');

/** What to order from the wholesaler, for whoever looks after the goods. */
export const reorderRoutes = (platform: Platform) =>
  newRoutes<SignedIn['Variables']>().get(
    '/reorder',
    route({
      summary: 'What runs out or is sold out, by shelf, with what was sold in 30 days and how much to order',
      answers: { 200: ReorderList },
    }),
    async (c) => c.json(await reorderList(platform)),
  );
