import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { figures } from '#base/fields.ts';
import { DeliveryPlaces, NamedVillages, PlacesQuestion, VillageQuestion } from '#delivery/areas.ts';
import { Place } from '#delivery/delivery.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { districtOf } from './districts.ts';
import { placesForOrder, villagesNamed } from './queries.ts';

const DAY = 86_400;

/** Finds the district and state of a pincode, so that a shopper types six digits instead of two names. */
export function pincodeRoutes() {
  const routes = newRoutes();

  routes.get(
    '/:pincode',
    describe({
      tag: 'shop',
      summary: 'The district and state of a pincode',
      answers: { 200: Place },
      refuses: ['not_found'],
    }),
    check('param', v.object({ pincode: figures })),
    async (c) => {
      const { pincode } = c.req.valid('param');
      const district = await districtOf(pincode);
      if (!district) throw new Failure('not_found', /*i18n*/ 'We do not know this pincode.');
      c.header('Cache-Control', `public, max-age=${DAY}`);
      return c.json({ pincode, ...district });
    },
  );
  return routes;
}

/** Public routes about where the shop delivers, under `/api/delivery`. */
export const placesRoutes = ({ db, clock }: Platform) =>
  newRoutes()
    .get(
      '/places',
      describe({
        tag: 'Delivery',
        summary:
          'Where the shop delivers at a pincode: its villages, what their areas cost and ask of an order, and the rule for everywhere else',
        answers: { 200: DeliveryPlaces },
        refuses: ['invalid'],
      }),
      check('query', PlacesQuestion),
      async (c) => {
        c.header('Cache-Control', 'public, max-age=0, must-revalidate');
        return c.json(await placesForOrder(db, c.req.valid('query').pincode, { now: clock.now() }));
      },
    )
    .get(
      '/villages',
      describe({
        tag: 'Delivery',
        summary:
          'Villages that the shop goes to, by their name or the beginning of their pincode: at most 12',
        answers: { 200: NamedVillages },
        refuses: ['invalid'],
      }),
      check('query', VillageQuestion),
      async (c) => {
        c.header('Cache-Control', 'public, max-age=0, must-revalidate');
        return c.json({ villages: await villagesNamed(db, c.req.valid('query').q) });
      },
    );
