import * as v from 'valibot';
import { Done } from '#identity/identity.ts';
import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { Accountants, MadeAccountant, NewAccountant } from '#returns/accountants.ts';
import { endLink, makeLink } from './commands.ts';
import { runningLinks } from './queries.ts';

const route = forStaff('tax', 'returns');

/** The links of the shop's accountants, under `/api/accountants`. */
export function accountantRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.get(
    '/',
    route({ summary: 'The links by which accountants read the returns', answers: { 200: Accountants } }),
    async (c) => c.json({ accountants: await runningLinks(db) }),
  );

  routes.post(
    '/',
    route({
      summary:
        'Make a link by which an accountant reads the returns and nothing else; its secret is told once',
      answers: { 201: MadeAccountant },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', NewAccountant),
    async (c) => {
      const { name } = c.req.valid('json');
      return c.json(await write(platform, (tx) => makeLink(tx, c.get('actor'), name, clock.now())), 201);
    },
  );

  routes.delete(
    '/:id',
    route({
      summary: 'End the link of an accountant, at once',
      answers: { 200: Done },
      refuses: ['not_found'],
    }),
    check('param', v.object({ id: v.string() })),
    async (c) => {
      const { id } = c.req.valid('param');
      await write(platform, (tx) => endLink(tx, c.get('actor'), id, clock.now()));
      return c.json({ message: 'The link has ended.' });
    },
  );
  return routes;
}
