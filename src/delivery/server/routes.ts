import { Failure } from '#base/failure.ts';
import { Place } from '#delivery/delivery.ts';
import { describe } from '#platform/http/describe.ts';
import { newRoutes } from '#platform/http/routes.ts';
import { districtOf } from './districts.ts';

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
    async (c) => {
      const pincode = c.req.param('pincode');
      const district = await districtOf(pincode);
      if (!district) throw new Failure('not_found', 'We do not know this pincode.');
      c.header('Cache-Control', `public, max-age=${DAY}`);
      return c.json({ pincode, ...district });
    },
  );
  return routes;
}
