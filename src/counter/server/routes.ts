import { Failure } from '#base/failure.ts';
import { inLanguage } from '#catalogue/server/public.ts';
import { CallerQuestion, Callers, TakenOrder, UsualQuestion } from '#counter/counter.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { PlacedOrder, UsualGoods } from '#orders/orders.ts';
import { orderFor, KEPT_ORDER, type FullOrder } from '#orders/server/public.ts';
import { isTaken } from '#platform/db/errors.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import { isRepeated } from '#platform/once/ask-once.ts';
import type { Platform } from '#platform/platform.ts';
import { callersOf, usualGoods } from './callers.ts';
import { takeOrder } from './take-order.ts';

const route = forStaff('takeOrders', 'back office: orders');

/** Orders that staff take for a customer, under `/api/orders/taken`. */
export function takenRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db } = platform;

  routes.post(
    '/taken',
    route({
      summary:
        'Take an order for somebody, by phone or at the counter; the answer to a repeat is 200. A sale at the counter is delivered as it is taken and paid, with money or on the account; one by UPI can be due until it is seen in the bank',
      answers: { 200: PlacedOrder, 201: PlacedOrder },
      refuses: [
        'invalid',
        'conflict',
        'out_of_stock',
        'price_changed',
        'round_gone',
        'place_needed',
        'not_delivered',
        'below_minimum',
        'over_limit',
      ],
    }),
    check('json', TakenOrder),
    async (c) => {
      const actor = c.get('actor');
      const order = await takeSent(platform, { actor, request: c.req.valid('json') });
      return c.json({ data: await orderFor(db, actor, order.id) }, isRepeated() ? 200 : 201);
    },
  );

  routes.get(
    '/taken/callers',
    route({
      summary: 'Whom the shop knows by the beginning of a phone number, and where their last order went',
      answers: { 200: Callers },
      refuses: ['invalid'],
    }),
    check('query', CallerQuestion),
    async (c) => c.json({ callers: await callersOf(db, c.req.valid('query').phone) }),
  );

  routes.get(
    '/taken/usual',
    route({
      summary: 'What somebody usually buys and how much of it, the most often bought first',
      answers: { 200: UsualGoods },
      refuses: ['invalid'],
    }),
    check('query', UsualQuestion),
    async (c) => {
      const { lang, ...whose } = c.req.valid('query');
      const usual = await usualGoods(db, whose);
      const named = await inLanguage(
        platform,
        lang,
        usual.map(({ product }) => product),
      );
      return c.json({ goods: usual.map((line, at) => ({ ...line, product: named[at] ?? line.product })) });
    },
  );
  return routes;
}

/** Takes an order that staff sent, and returns it. */
async function takeSent(
  platform: Platform,
  { actor, request }: { actor: Actor; request: TakenOrder },
): Promise<FullOrder> {
  const taking = { actor, request, origin: originOf(platform.config) };
  const now = platform.clock.now();
  try {
    return await write(platform, (tx) => takeOrder(tx, taking, now), { id: request.id, kept: KEPT_ORDER });
  } catch (error) {
    if (!isTaken(error, 'payments.reference')) throw error;
    throw new Failure('conflict', /*office*/ 'This UTR was just used for another order.');
  }
}
