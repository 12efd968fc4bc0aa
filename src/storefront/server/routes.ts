import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { describe } from '#platform/http/describe.ts';
import { clientAddress } from '#platform/http/limits/client-address.ts';
import { countTry } from '#platform/http/limits/rate-limit.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { LeaveNewsletter, NewSubscriber } from '#storefront/storefront.ts';
import { joinNewsletter, leaveNewsletter } from './commands/newsletter.ts';

const tag = 'shop';
const Said = v.object({ message: v.string() });

/** Joining and leaving the newsletter, under `/api/shop`. */
export function newsletterRoutes(platform: Platform) {
  const { db, clock, config } = platform;
  const routes = newRoutes();

  routes.post(
    '/newsletter',
    describe({
      tag,
      summary: 'Join the newsletter',
      answers: { 200: Said },
      refuses: ['invalid', 'conflict', 'too_many'],
    }),
    check('json', NewSubscriber),
    async (c) => {
      personal(c);
      const { email } = c.req.valid('json');
      const limit = { name: 'newsletter', most: config.rates.signUpsPerAddress, minutes: 10 };
      await countTry(db, limit, clientAddress(c, config.trustedProxies), clock.now());
      const { name, newsletterOpen } = await readSettings(db);
      if (!newsletterOpen) throw new Failure('conflict', 'The newsletter is closed for now.');
      const address = config.publicUrl ?? `http://localhost:${config.port}`;
      await write(platform, (tx) => joinNewsletter(tx, { email, shopName: name, address }, clock.now()));
      return c.json({ message: 'Thank you! You are on the list.' });
    },
  );

  routes.post(
    '/newsletter/leave',
    describe({
      tag,
      summary: 'Leave the newsletter',
      answers: { 200: Said },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', LeaveNewsletter),
    async (c) => {
      personal(c);
      await write(platform, (tx) => leaveNewsletter(tx, c.req.valid('json').token, clock.now()));
      return c.json({ message: 'You are off the list. We will not write again.' });
    },
  );
  return routes;
}
