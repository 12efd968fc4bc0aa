import { readFile } from 'node:fs/promises';
import { Failure } from '#base/failure.ts';
import { Place } from '#delivery/delivery.ts';
import { describe } from '#platform/http/describe.ts';
import { newRoutes } from '#platform/http/routes.ts';

// Which pincode belongs to which district: facts of India Post, as published at data.gov.in (db/pincodes.md).
const LIST = new URL('../../../db/pincodes.csv', import.meta.url);
const DAY = 86_400;

type District = Omit<Place, 'pincode'>;

/** What a pincode tells of its place, so that a shopper types six digits instead of two names. */
export function pincodeRoutes() {
  const routes = newRoutes();
  // Read when somebody first asks: most requests never do.
  let districts: Promise<Map<string, District>> | undefined;

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
      const district = (await (districts ??= readDistricts())).get(pincode);
      if (!district) throw new Failure('not_found', 'We do not know this pincode.');
      c.header('Cache-Control', `public, max-age=${DAY}`);
      return c.json({ pincode, ...district });
    },
  );
  return routes;
}

async function readDistricts(): Promise<Map<string, District>> {
  const [, ...lines] = (await readFile(LIST, 'utf8')).trimEnd().split('\n');
  const districts = new Map<string, District>();
  for (const line of lines) {
    const [state = '', district = '', pincodes = ''] = line.split(',');
    const place = { district, state };
    for (const pincode of pincodes.split(' ')) districts.set(pincode, place);
  }
  return districts;
}
