import * as v from 'valibot';
import { starterCatalogue } from '#catalogue/server/public.ts';
import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { bringDemoPictures, demoPictures } from '#media/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import {
  ConfirmedTax,
  MissingListing,
  MissingQuery,
  Stocked,
  Stocking,
  TaxProposals,
} from '#stocking/stocking.ts';
import { stockFromStaples } from './commands.ts';
import { missingDetails } from './queries.ts';
import { confirmTax, taxProposals } from './tax-proposals.ts';

const route = forStaff('catalogue', 'Products');

/** Stocking the shop from the starter catalogue, under `/api/staples`; each route has its own guard. */
export function stockingRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { clock } = platform;

  routes.post(
    '/pictures',
    route({
      summary:
        'Bring the pictures of the staples, or of the one that is named, into the shop’s own store, where they are not yet',
      answers: { 200: v.object({ pictures: v.number() }) },
      refuses: ['invalid'],
    }),
    check('json', v.strictObject({ staple: v.optional(v.string()) })),
    async (c) => {
      const { staple } = c.req.valid('json');
      const { staples } = starterCatalogue();
      const asked = staple === undefined ? [...staples.values()] : [staples.get(staple)];
      const names = asked.flatMap((one) => one?.picture || []);
      await bringDemoPictures(platform, names);
      return c.json({ pictures: names.length });
    },
  );

  routes.post(
    '/stock',
    route({
      summary: 'Make products of staples: with a price in the shop, without one as drafts',
      answers: { 200: Stocked },
      refuses: ['invalid'],
    }),
    check('json', Stocking),
    async (c) => {
      const addressOf = await demoPictures();
      const context = { actor: c.get('actor'), now: clock.now() };
      return c.json(
        await write(platform, (tx) => stockFromStaples(tx, c.req.valid('json'), addressOf, context)),
      );
    },
  );
  return routes;
}

/** Products that lack details, under `/api/products/admin/missing`. */
export function missingRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/',
    route({
      summary: 'Live products that lack something the law or a shopper wants to read, and how many lack what',
      answers: { 200: MissingListing },
      refuses: ['invalid'],
    }),
    check('query', MissingQuery),
    async (c) => c.json(await missingDetails(platform, c.req.valid('query'))),
  );

  routes.get(
    '/tax',
    route({
      summary: 'Goods for GST that products without any are likely to be, sure ones and unsure ones',
      answers: { 200: TaxProposals },
    }),
    async (c) => c.json(await taxProposals(platform)),
  );

  routes.post(
    '/tax',
    route({
      summary: 'Confirm the goods for GST of some products',
      answers: { 200: TaxProposals },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', ConfirmedTax),
    async (c) => {
      const confirmed = c.req.valid('json');
      const context = { actor: c.get('actor'), now: platform.clock.now() };
      await write(platform, (tx) => confirmTax(tx, confirmed, context));
      return c.json(await taxProposals(platform));
    },
  );
  return routes;
}
