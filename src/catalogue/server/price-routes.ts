import { may, type SignedIn } from '#accounts/server/guard.ts';
import { PriceChange, PriceChangeReport, PriceChangeUndone } from '#catalogue/price-change.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';
import { changePrices, previewPrices, undoPrices } from './commands/change-prices.ts';

const tag = 'Products';
const refuses = ['signed_out', 'forbidden'] as const;

/** Many prices changed at once, and taken back. */
export function priceRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.post(
    '/pricechange',
    describe({
      tag,
      summary: 'Change many prices by percent; without `preview` it only says what would happen',
      answers: { 200: PriceChangeReport },
      refuses: [...refuses, 'invalid', 'conflict'],
      needsToken: true,
    }),
    may('catalogue'),
    check('json', PriceChange),
    async (c) => {
      personal(c);
      const change = c.req.valid('json');
      if (change.preview === undefined) return c.json(await previewPrices(db, change));
      const doing = { actor: c.get('actor'), now: clock.now() };
      return c.json(await write(platform, (tx) => changePrices(tx, change, doing)));
    },
  );

  routes.post(
    '/pricechange/:id/undo',
    describe({
      tag,
      summary: 'Take a change of prices back, where the price is still what it was changed to',
      answers: { 200: PriceChangeUndone },
      refuses: [...refuses, 'not_found', 'conflict'],
      needsToken: true,
    }),
    may('catalogue'),
    async (c) => {
      personal(c);
      const [id, doing] = [c.req.param('id'), { actor: c.get('actor'), now: clock.now() }];
      return c.json(await write(platform, (tx) => undoPrices(tx, id, doing)));
    },
  );
  return routes;
}
