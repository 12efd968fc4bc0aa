import { Failure } from '#base/failure.ts';
import { Letters, LettersWanted } from '#customers/customers.ts';
import { forShoppers, type SignedIn } from '#identity/server/public.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { refuseLetters, wantLetters } from './commands.ts';
import { lettersOf } from './queries.ts';

const route = forShoppers('shop');

/** The caller's own yes or no to the newsletter, under `/api/shop`. */
export function letterRoutes(platform: Platform) {
  const { db, clock, config } = platform;
  const routes = newRoutes<SignedIn['Variables']>();

  routes.get(
    '/newsletter/mine',
    route({ summary: 'If my e-mail address is on the newsletter list', answers: { 200: Letters } }),
    async (c) => c.json(await lettersOf(db, c.get('actor').userId, clock.now())),
  );

  routes.put(
    '/newsletter/mine',
    route({
      summary: 'Say yes or no to the newsletter; each is logged with its time and way',
      answers: { 200: Letters },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', LettersWanted),
    async (c) => {
      const { userId } = c.get('actor');
      const { name: shopName, newsletterOpen } = await readSettings(db);
      const now = clock.now();
      const { isOn } = c.req.valid('json');
      if (isOn && !newsletterOpen)
        throw new Failure('conflict', /*i18n*/ 'The newsletter is closed for now.');
      const context = { userId, now, shopName, origin: linkOrigin(config, c) };
      await write(platform, (tx) => (isOn ? wantLetters(tx, context) : refuseLetters(tx, userId, now)));
      return c.json(await lettersOf(db, userId, now));
    },
  );
  return routes;
}
