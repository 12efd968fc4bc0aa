import { shopDay } from '#base/time.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { BoardQuestion, NewClosing, RoundBoard } from '#orders/round-board.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { closeRound } from './close-round.ts';
import { presentBoardRound } from './present.ts';
import { boardOf } from './queries.ts';

const route = forStaff('orders', 'back office: orders');

/** The orders of a day by their rounds, and how rounds end; under `/api/orders`. */
export function roundBoardRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock } = platform;
  const board = async (day: string, actor: Actor): Promise<RoundBoard> => ({
    on: day,
    rounds: (await boardOf(db, day)).map((round) => presentBoardRound(round, actor)),
  });

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

  routes.post(
    '/rounds/:id/closings',
    route({
      summary:
        'Close a round for good, with the cash that came; or add what was found later, with its reason. Nothing signed is edited',
      answers: { 201: RoundBoard },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewClosing),
    async (c) => {
      const actor = c.get('actor');
      const [id, closing] = [c.req.param('id'), c.req.valid('json')];
      const context = { actor, now: clock.now() };
      const day = await write(platform, (tx) => closeRound(tx, id, closing, context));
      return c.json(await board(day, actor), 201);
    },
  );
  return routes;
}
