import { StapleGroups, StapleList, StapleQuery } from '#catalogue/products/staples.ts';
import { findStaples } from '#catalogue/server/staples/find-staples.ts';
import { starterCatalogue } from '#catalogue/server/staples/read-staples.ts';
import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

const route = forStaff('catalogue', 'Products');

/** The starter catalogue, under `/api/staples`; each route has its own guard. */
export function stapleRoutes({ db }: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/',
    route({
      summary: 'Staples of the starter catalogue: found by any of their names, or those of a group',
      answers: { 200: StapleList },
      refuses: ['invalid'],
    }),
    check('query', StapleQuery),
    async (c) => c.json({ staples: await findStaples(db, c.req.valid('query')) }),
  );

  routes.get(
    '/groups',
    route({
      summary: 'The groups of the starter catalogue, in the order of the shelves',
      answers: { 200: StapleGroups },
    }),
    (c) => {
      const { groups, staples } = starterCatalogue();
      return c.json({ groups: [...groups], staples: staples.size });
    },
  );
  return routes;
}
