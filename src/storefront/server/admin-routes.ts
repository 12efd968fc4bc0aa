import * as v from 'valibot';
import { pageCount } from '#base/page.ts';
import { forAdmins, type SignedIn } from '#identity/server/public.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { SubscriberList } from '#storefront/storefront.ts';
import { subscribers } from './queries.ts';

const route = forAdmins('shop');
const SUBSCRIBERS_PER_PAGE = 50;
const PageQuery = v.strictObject({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
});

/** The owner's newsletter list, under `/api/shop`. */
export function newsletterAdminRoutes({ db }: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/newsletter',
    route({
      summary: 'Who is on the newsletter list',
      answers: { 200: SubscriberList },
    }),
    check('query', PageQuery),
    async (c) => {
      const { page } = c.req.valid('query');
      const { known, ...list } = await subscribers(db, {
        skip: (page - 1) * SUBSCRIBERS_PER_PAGE,
        limit: SUBSCRIBERS_PER_PAGE,
      });
      return c.json({ ...list, totalPages: pageCount(known, SUBSCRIBERS_PER_PAGE) });
    },
  );
  return routes;
}
