import * as v from 'valibot';
import { Done, Sessions } from '#identity/identity.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { endSession } from './commands/sessions/end-session.ts';
import { type SignedIn, forShoppers } from './guard.ts';
import { presentSession } from './present.ts';
import { sessionsOf } from './queries.ts';

const route = forShoppers('accounts');

/** Routes for the devices on which a person is logged in. */
export function sessionRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.post('/logout', route({ summary: 'Log out', answers: { 200: Done } }), async (c) => {
    const { userId, sessionId } = c.get('actor');
    await write(platform, (tx) => endSession(tx, userId, sessionId));
    return c.json({ message: 'You are signed out.' });
  });

  routes.get(
    '/sessions',
    route({
      summary: 'My devices',
      answers: { 200: Sessions },
    }),
    async (c) => {
      const { userId, sessionId } = c.get('actor');
      const rows = await sessionsOf(platform.db, userId, platform.clock.now());
      return c.json({ sessions: rows.map((row) => presentSession(row, sessionId)) });
    },
  );

  routes.delete(
    '/sessions/:id',
    route({
      summary: 'Log one of my devices out',
      answers: { 200: Done },
      refuses: ['not_found'],
    }),
    check('param', v.object({ id: v.string() })),
    async (c) => {
      await write(platform, (tx) => endSession(tx, c.get('actor').userId, c.req.valid('param').id));
      return c.json({ message: 'The device is signed out.' });
    },
  );
  return routes;
}
