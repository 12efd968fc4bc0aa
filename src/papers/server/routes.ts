import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { LANGUAGE_QUESTION } from '#base/fields.ts';
import { OrderBills } from '#bills/bills.ts';
import { billsOfOrders, presentBill } from '#bills/server/public.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { forShoppers, forStaff } from '#identity/server/public.ts';
import { Order, CreditMistake, NewCredit } from '#orders/orders.ts';
import { findOrder, orderFor } from '#orders/server/public.ts';
import { GoodsBack } from '#papers/papers.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { giveCredit, undoCredit } from './give-credit.ts';
import { takeGoodsBack, undoGoodsBack } from './goods-back.ts';
import { pdfOf } from './pdf/pdf-of.ts';
import { creditInPaise } from './present.ts';

const route = forStaff('payments', 'back office: orders');

const goodsRoute = forStaff('orders', 'back office: orders');

const shopperRoute = forShoppers('orders');

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

  routes.post(
    '/:id/goods-back',
    goodsRoute({
      summary:
        'Cancel an order whose goods came back from the door: all go back into stock but the spoiled ones; or take that back',
      answers: { 200: Order },
      refuses: ['invalid', 'not_found', 'conflict', 'out_of_stock', 'round_gone'],
    }),
    check('json', GoodsBack),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const { isUndone, ...back } = c.req.valid('json');
      const context = { ...contextOf(actor), side: 'shop' } as const;
      if (isUndone) await write(platform, (tx) => undoGoodsBack(tx, id, back, context));
      else await write(platform, (tx) => takeGoodsBack(tx, id, back, context), { id: back.id });
      return c.json(await orderFor(db, actor, id));
    },
  );
  return routes;
}

/** The papers of an order, for its shopper and for staff who see orders; under `/api/orders`. */
export function orderBillRoutes({ db }: Pick<Platform, 'db'>) {
  const routes = newRoutes<{ actor: Actor }>();

  routes.get(
    '/:id/bills',
    shopperRoute({
      summary:
        'The bills and credit notes of an order of mine, or as staff of any; none before its goods left',
      answers: { 200: OrderBills },
      refuses: ['not_found'],
    }),
    async (c) => {
      const order = await findOrder(db, c.req.param('id'), c.get('actor'));
      const bills = await billsOfOrders(db, [order.id]);
      return c.json({ bills: bills.map(presentBill) });
    },
  );

  routes.get(
    '/:id/bills/:bill/pdf',
    shopperRoute({
      summary: 'A bill or credit note of an order of mine, or as staff of any, as a PDF on A4',
      answers: { 200: v.string() },
      type: 'application/pdf',
      refuses: ['invalid', 'not_found', 'unavailable'],
    }),
    check('query', v.object(LANGUAGE_QUESTION)),
    async (c) => {
      const order = await findOrder(db, c.req.param('id'), c.get('actor'));
      const bills = await billsOfOrders(db, [order.id]);
      const bill = bills.find(({ id }) => id === c.req.param('bill'));
      if (!bill) throw new Failure('not_found', /*i18n*/ 'There is no such bill.');
      const pdf = await pdfOf(presentBill(bill), c.req.valid('query').lang);
      const name = `${bill.number.replaceAll('/', '-')}.pdf`;
      return c.body(pdf, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${name}"`,
      });
    },
  );
  return routes;
}
