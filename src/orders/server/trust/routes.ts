import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { orderById } from '#orders/server/queries.ts';
import { NewMark, Trust } from '#orders/trust/trust.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { liftLimits, newcomerState, setLimits, markPhone, unmarkPhone } from './commands.ts';
import { trustIn } from './queries.ts';

const route = forStaff('orders', 'back office: orders');

/** Routes for the trust in the phone number and account of an order, under `/api/orders`. */
export function trustRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock } = platform;
  const answer = async (id: string): Promise<Trust> => {
    const order = await orderById(db, id);
    if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
    const { refused, late, mark } = await trustIn(db, order.phone, clock.now());
    const shown = mark && { kind: mark.kind, reason: mark.reason, until: mark.until_day, by: mark.by_name };
    return {
      refused,
      late,
      newcomer: await newcomerState(db, order.user_id, clock.now()),
      mark: shown ?? null,
    };
  };
  type Change = (tx: Tx, order: string, by: { actor: Actor; now: Instant }) => Promise<unknown>;
  const change = async (actor: Actor, id: string, command: Change): Promise<Trust> => {
    await write(platform, (tx) => command(tx, id, { actor, now: clock.now() }));
    return answer(id);
  };

  routes.get(
    '/:id/trust',
    route({
      summary:
        'What is known of the number of an order: refused at the door, paid late, and what staff noted',
      answers: { 200: Trust },
      refuses: ['not_found'],
    }),
    async (c) => c.json(await answer(c.req.param('id'))),
  );

  routes.put(
    '/:id/trust',
    route({
      summary: 'Note something of the number of an order, with a reason and an end',
      answers: { 200: Trust },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', NewMark),
    async (c) => {
      const mark: Change = (tx, id, by) => markPhone(tx, id, c.req.valid('json'), by);
      return c.json(await change(c.get('actor'), c.req.param('id'), mark));
    },
  );

  routes.delete(
    '/:id/trust',
    route({
      summary: 'Take away what was noted of the number of an order',
      answers: { 200: Trust },
      refuses: ['not_found'],
    }),
    async (c) => c.json(await change(c.get('actor'), c.req.param('id'), unmarkPhone)),
  );

  routes.put(
    '/:id/trust/newcomer',
    route({
      summary: 'Lift the limits of new customers for the account of an order; sent again, it changes nothing',
      answers: { 200: Trust },
      refuses: ['not_found'],
    }),
    check('json', v.strictObject({})),
    async (c) => c.json(await change(c.get('actor'), c.req.param('id'), liftLimits)),
  );

  routes.delete(
    '/:id/trust/newcomer',
    route({
      summary: 'Let the limits of new customers hold for the account of an order again',
      answers: { 200: Trust },
      refuses: ['not_found'],
    }),
    async (c) => c.json(await change(c.get('actor'), c.req.param('id'), setLimits)),
  );
  return routes;
}
