import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { clientAddress } from '#platform/client-address.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';
import { countTry } from '#platform/rate-limit.ts';
import { FOUNDED, LeaveNewsletter, NewSubscriber, PublicSettings } from '#shop/shop.ts';
import { joinNewsletter, leaveNewsletter } from './commands/newsletter.ts';
import { readSettings } from './queries.ts';

const tag = 'shop';
const Said = v.object({ message: v.string() });

/** What anybody may ask of the shop itself: its settings, and its newsletter. */
export function shopRoutes(platform: Platform) {
  const { db, clock, config } = platform;
  const routes = newRoutes();

  routes.get(
    '/settings',
    describe({
      tag,
      summary: 'The shop’s name, contact, banners and shipping rule',
      answers: { 200: PublicSettings },
    }),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=0, must-revalidate');
      return c.json({ ...(await readSettings(db)), founded: FOUNDED });
    },
  );

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
