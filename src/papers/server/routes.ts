import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { Order, CreditMistake, NewCredit } from '#orders/orders.ts';
import { orderFor } from '#orders/server/public.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { giveCredit, undoCredit } from './give-credit.ts';
import { creditInPaise } from './present.ts';

const route = forStaff('payments', 'back office: orders');

/** Credit for orders that have left, under `/api/orders`. */
export function creditRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;
  const contextOf = (actor: Actor) => ({ actor, now: clock.now(), origin: originOf(config) });

  routes.post(
    '/:id/credits',
    route({
      summary:
        'Give credit for lines of an order that has left, at most what they were charged; safe to ask again by the credit’s id',
      answers: { 201: Order },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewCredit),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const credit = creditInPaise(c.req.valid('json'));
      const give = (tx: Tx) => giveCredit(tx, id, credit, contextOf(actor));
      await write(platform, give, { id: credit.id });
      return c.json(await orderFor(db, actor, id), 201);
    },
  );

  routes.post(
    '/:id/credits/:credit/correction',
    route({
      summary: 'Take a credit back that was given by mistake: a further row says so, nothing is edited',
      answers: { 201: Order },
      refuses: ['invalid', 'not_found', 'conflict', 'out_of_stock'],
    }),
    check('json', CreditMistake),
    async (c) => {
      const [actor, order, credit] = [c.get('actor'), c.req.param('id'), c.req.param('credit')];
      const mistake = c.req.valid('json');
      await write(platform, (tx) => undoCredit(tx, { order, credit }, mistake, contextOf(actor)));
      return c.json(await orderFor(db, actor, order), 201);
    },
  );
  return routes;
}
