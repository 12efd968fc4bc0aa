import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { NewPayment, PaymentMistake } from '#money/money.ts';
import { expectMayGiveCredit, takenOnce } from '#money/server/public.ts';
import { Order } from '#orders/order.ts';
import type { MoveContext } from '#orders/server/commands/lock-order.ts';
import { orderFor } from '#orders/server/find-order.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { takePayment } from './take-payment.ts';
import { undoPayment } from './undo-payment.ts';

const route = forStaff('payments', 'back office: orders');

/** The money of orders, under `/api/orders`. */
export function paymentRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;
  const contextOf = (actor: Actor): MoveContext => ({
    actor,
    side: 'shop',
    now: clock.now(),
    origin: originOf(config),
  });

  routes.post(
    '/:id/payments',
    route({
      summary:
        'Note money that was taken for an order or given back; safe to ask again by the payment’s id. A UTR is taken once',
      answers: { 201: Order },
      refuses: ['invalid', 'not_found', 'conflict', 'over_limit'],
    }),
    check('json', NewPayment),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const payment = c.req.valid('json');
      const { method, beyond, restOnAccount } = payment;
      expectMayGiveCredit(actor, { onAccount: method === 'account' || restOnAccount, beyond });
      const take = (tx: Tx) => takePayment(tx, id, payment, contextOf(actor));
      await takenOnce(() => write(platform, take, { id: payment.id }));
      return c.json(await orderFor(db, actor, id), 201);
    },
  );

  routes.post(
    '/:id/payments/:payment/correction',
    route({
      summary: 'Take back a payment that was noted by mistake: a further row says so, nothing is edited',
      answers: { 201: Order },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', PaymentMistake),
    async (c) => {
      const [actor, order, payment] = [c.get('actor'), c.req.param('id'), c.req.param('payment')];
      const mistake = c.req.valid('json');
      await write(platform, (tx) => undoPayment(tx, { order, payment }, mistake, contextOf(actor)));
      return c.json(await orderFor(db, actor, order), 201);
    },
  );
  return routes;
}
