import { Failure } from '#base/failure.ts';
import { shopDay } from '#base/time.ts';
import { DayMoved, DayNamed, DayOrders } from '#dispatch/day-orders.ts';
import { BoardQuestion, RoundBoard } from '#dispatch/round-board.ts';
import { presentStop } from '#dispatch/server/stops/present.ts';
import { stopOfOrder } from '#dispatch/server/stops/queries.ts';
import { OrderStop, SheetQuestion } from '#dispatch/stops.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { orderById } from '#orders/server/public.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { dayOrders, moveDay } from './move-day.ts';
import { presentBoardRound } from './present.ts';
import { boardOf } from './queries.ts';

const route = forStaff('orders', 'back office: orders');
const forReading = forStaff('readOrders', 'back office: orders');

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
    '/:id/stop',
    forReading({
      summary: 'What was tapped at the door of an order, on whatever round it went',
      answers: { 200: OrderStop },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', SheetQuestion),
    async (c) => {
      const id = c.req.param('id');
      if (!(await orderById(db, id))) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
      const found = await stopOfOrder(db, id);
      const { lang } = c.req.valid('query');
      return c.json({ stop: found ? presentStop(found.stop, found.round, { language: lang }) : null });
    },
  );

  routes.get(
    '/days/:day',
    route({
      summary: 'The orders that wait to go out on a day, by their rounds',
      answers: { 200: DayOrders },
      refuses: ['invalid'],
    }),
    check('param', DayNamed),
    async (c) => {
      personal(c);
      return c.json(await dayOrders(db, c.req.valid('param').day));
    },
  );

  routes.post(
    '/days/:day/move',
    route({
      summary: 'Promise the next later round with room to each of them; their shoppers are told',
      answers: { 200: DayMoved },
      refuses: ['invalid', 'conflict'],
    }),
    check('param', DayNamed),
    async (c) => {
      const { day } = c.req.valid('param');
      const context = { actor: c.get('actor'), now: clock.now(), origin: originOf(platform.config) };
      return c.json(await write(platform, (tx) => moveDay(tx, day, context)));
    },
  );
  return routes;
}
