import { Failure } from '#base/failure.ts';
import { shopDay } from '#base/time.ts';
import { BoardQuestion, RoundBoard } from '#dispatch/round-board.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { orderById } from '#orders/server/queries.ts';
import { OtherRounds } from '#orders/staff-orders.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { presentBoardRound, presentOtherRound } from './present.ts';
import { boardOf, otherRoundsFor } from './queries.ts';

const route = forStaff('orders', 'back office: orders');

/** The orders of a day by their rounds, and how rounds end; under `/api/orders`. */
export function roundBoardRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock } = platform;
  const board = async (day: string, asker: Actor): Promise<RoundBoard> => {
    const seen = { asker, now: clock.now() };
    return { on: day, rounds: (await boardOf(db, day)).map((round) => presentBoardRound(round, seen)) };
  };

  routes.get(
    '/rounds',
    route({
      summary: 'The orders of a day by their rounds, and how each round ended',
      answers: { 200: RoundBoard },
      refuses: ['invalid'],
    }),
    check('query', BoardQuestion),
    async (c) => {
      personal(c);
      const { on = shopDay(clock.now()) } = c.req.valid('query');
      return c.json(await board(on, c.get('actor')));
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
