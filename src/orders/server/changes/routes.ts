import { Failure } from '#base/failure.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { ChangedAddress, NewNotes } from '#orders/changes/order-changes.ts';
import { Order } from '#orders/order.ts';
import { orderFor } from '#orders/server/find-order.ts';
import { orderById } from '#orders/server/queries.ts';
import { OtherRounds } from '#orders/staff-orders.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { changeAddress } from './change-address.ts';
import { otherRoundsFor, presentOtherRound } from './change-round.ts';
import { changeNotes } from './staff-notes.ts';

const route = forStaff('orders', 'back office: orders');

/** Staff routes for an order until it is dispatched, besides its goods: address, notes and other rounds; under `/api/orders`. */
export function changeRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;

  routes.put(
    '/:id/address',
    route({
      summary:
        'Change where an order goes and whom to call; fees stay as they were agreed, and so does a round that goes there',
      answers: { 200: Order },
      refuses: [
        'invalid',
        'not_found',
        'conflict',
        'place_needed',
        'not_delivered',
        'round_needed',
        'round_gone',
      ],
    }),
    check('json', ChangedAddress),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const context = { actor, now: clock.now(), origin: originOf(config) };
      await write(platform, (tx) => changeAddress(tx, id, c.req.valid('json'), context));
      return c.json(await orderFor(db, actor, id));
    },
  );

  routes.put(
    '/:id/notes',
    route({
      summary: 'Write what the shopper asked for, and what the shop notes for itself',
      answers: { 200: Order },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewNotes),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      await write(platform, (tx) => changeNotes(tx, id, c.req.valid('json'), { actor, now: clock.now() }));
      return c.json(await orderFor(db, actor, id));
    },
  );
  routes.get(
    '/:id/rounds',
    route({
      summary: 'The next rounds with a free seat that an order can be promised instead of its own',
      answers: { 200: OtherRounds },
      refuses: ['not_found'],
    }),
    async (c) => {
      personal(c);
      const order = await orderById(db, c.req.param('id'));
      if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
      const rounds = await otherRoundsFor(db, order, clock.now());
      return c.json({ rounds: rounds.map(presentOtherRound) });
    },
  );
  return routes;
}
