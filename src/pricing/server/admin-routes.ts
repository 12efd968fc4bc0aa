import { type SignedIn, forStaff } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { PriceChange, PriceChangeProgress, PriceChangeReport, PriceChanges } from '#pricing/pricing.ts';
import { changePrices, undoPrices } from './commands/change-prices.ts';
import { planPrices } from './commands/price-plan.ts';
import { lastPriceChange, priceChangeById, priceChangeUnderWay } from './queries.ts';

const route = forStaff('catalogue', 'Products');

/** Routes for changing many prices at once, and undoing that. */
export function pricingRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.post(
    '/pricechange',
    route({
      summary:
        'Change many prices by percent; without `preview` it only says what would happen. ' +
        'Of more than a few hundred it is begun, and done a part at a time while the shop goes on',
      answers: { 200: PriceChangeReport },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', PriceChange),
    async (c) => {
      const change = c.req.valid('json');
      const actor = c.get('actor');
      const { language } = actor;
      if (change.preview === undefined) return c.json((await planPrices(db, change, language)).report);
      const context = { actor, language, now: clock.now() };
      return c.json(await write(platform, (tx) => changePrices(tx, change, context)));
    },
  );

  routes.get(
    '/pricechange',
    route({
      summary: 'The change of prices that is under way, and the last one of the day that can be taken back',
      answers: { 200: PriceChanges },
    }),
    async (c) => {
      const [underWay, last] = [await priceChangeUnderWay(db), await lastPriceChange(db, clock.now())];
      return c.json({ underWay, last });
    },
  );

  routes.get(
    '/pricechange/:id',
    route({
      summary: 'How far a change of prices is',
      answers: { 200: PriceChangeProgress },
      refuses: ['not_found'],
    }),
    async (c) => {
      return c.json(await priceChangeById(db, c.req.param('id')));
    },
  );

  routes.post(
    '/pricechange/:id/undo',
    route({
      summary: 'Take a change of prices back, where the price is still what it was changed to',
      answers: { 200: PriceChangeProgress },
      refuses: ['not_found', 'conflict'],
    }),
    async (c) => {
      const [id, context] = [c.req.param('id'), { actor: c.get('actor'), now: clock.now() }];
      return c.json(await write(platform, (tx) => undoPrices(tx, id, context)));
    },
  );
  return routes;
}
