import { Failure } from '#base/failure.ts';
import { NamedIn } from '#base/fields.ts';
import type { Actor } from '#identity/identity.ts';
import { forShoppers } from '#identity/server/public.ts';
import { Order, Answer } from '#orders/orders.ts';
import { findOrder, ownOrder } from '#orders/server/public.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { answerQuestion, voidQuestion } from './answer-question.ts';

const route = forShoppers('orders');

/** The shopper's answer to what the shop asks while it packs; under `/api/orders`. */
export function answerRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;

  routes.put(
    '/:id/questions/:question/answer',
    route({
      summary: 'Say yes or no to what the shop asks before it packs what comes to more than was agreed',
      answers: { 200: Order },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('query', NamedIn),
    check('json', Answer),
    async (c) => {
      const actor = c.get('actor');
      const place = { order: c.req.param('id'), question: c.req.param('question') };
      const context = { actor, now: clock.now(), origin: originOf(config) };
      try {
        await write(platform, (tx) => answerQuestion(tx, place, c.req.valid('json'), context));
      } catch (error) {
        // What she agreed to can no longer be done: that is kept, and the shop sees it.
        if (!isNotToBeDone(error)) throw error;
        if (!(await write(platform, (tx) => voidQuestion(tx, place, context)))) throw error;
      }
      return c.json(
        await ownOrder(platform, await findOrder(db, place.order, actor), actor, c.req.valid('query').lang),
      );
    },
  );
  return routes;
}

/** True if the change that the shopper agreed to is no longer possible. */
const isNotToBeDone = (error: unknown): boolean =>
  error instanceof Failure &&
  ['out_of_stock', 'above_agreed', 'conflict', 'not_found', 'invalid'].includes(error.code);
