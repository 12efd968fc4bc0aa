import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { pageCount } from '#base/page.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { Order } from '#orders/order.ts';
import {
  CustomerAccount,
  EditedOrder,
  MovedOrders,
  MoveReport,
  OrderList,
  OrderQuery,
  OrderRound,
  PhoneConfirmation,
} from '#orders/staff-orders.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { changeRound } from './changes/change-round.ts';
import { confirmPhone } from './changes/staff-notes.ts';
import { editOrder, moveSeenOrder } from './commands/edit-order.ts';
import { orderFor } from './find-order.ts';
import { presentAccount, presentOrder } from './present.ts';
import { ordersByIds } from './queries.ts';
import { listOrders, accountOfCustomer } from './queries/list-orders.ts';

const route = forStaff('orders', 'back office: orders');
const forReading = forStaff('readOrders', 'back office: orders');

/** Everybody's orders, for the owner and the staff who look after them. */
export function orderAdminRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;
  const contextOf = (actor: Actor) => ({
    actor,
    side: 'shop' as const,
    now: clock.now(),
    origin: originOf(config),
  });

  routes.get(
    '/all',
    forReading({
      summary: 'All orders, page by page; `q` is looked for in number, name and phone',
      answers: { 200: OrderList },
      refuses: ['invalid'],
    }),
    check('query', OrderQuery),
    async (c) => {
      const asked = c.req.valid('query');
      const { orders, total } = await listOrders(platform, asked);
      return c.json({
        orders: orders.map((order) => presentOrder(order, c.get('actor'))),
        totalPages: pageCount(total, asked.limit),
        totalOrders: total,
      });
    },
  );

  routes.get(
    '/customers/:id',
    forReading({
      summary: 'What somebody’s orders come to',
      answers: { 200: CustomerAccount },
      refuses: ['not_found'],
    }),
    async (c) => {
      const id = c.req.param('id');
      if (!isId(id)) throw new Failure('not_found', /*i18n*/ 'There is no such account.');
      return c.json(presentAccount(await accountOfCustomer(db, id)));
    },
  );

  routes.post(
    '/status',
    route({
      summary: 'Move several orders at once, each from where it was seen; each is moved or refused by itself',
      answers: { 200: MoveReport },
      refuses: ['invalid'],
    }),
    check('json', MovedOrders),
    async (c) => {
      const actor = c.get('actor');
      const { orders, status } = c.req.valid('json');
      const seen = new Map(orders.map((order) => [order._id, order]));
      const refused: MoveReport['refused'] = [];
      for (const order of seen.values()) {
        const refusal = await refusalOf(() =>
          write(platform, (tx) => moveSeenOrder(tx, order, status, contextOf(actor))),
        );
        if (!refusal) continue;
        const { code, message, detail } = refusal;
        refused.push({ _id: order._id, code, message, detail });
        seen.delete(order._id);
      }
      const moved = await ordersByIds(db, [...seen.keys()]);
      return c.json({ moved: moved.map((order) => presentOrder(order, actor)), refused });
    },
  );

  routes.patch(
    '/:id',
    route({
      summary: 'Change the status or the payment of an order; of the order sent only these two are read',
      answers: { 200: Order },
      refuses: ['invalid', 'not_found', 'conflict', 'out_of_stock', 'round_gone'],
    }),
    check('json', EditedOrder),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      await write(platform, (tx) => editOrder(tx, id, c.req.valid('json'), contextOf(actor)));
      return c.json(await orderFor(db, actor, id));
    },
  );

  routes.post(
    '/:id/phone-confirmation',
    route({
      summary:
        'Whoever ordered was called: the order is no longer marked ‘phone to confirm’, or is again, if that was a mistake',
      answers: { 200: Order },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', PhoneConfirmation),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      await write(platform, (tx) => confirmPhone(tx, id, c.req.valid('json'), contextOf(actor)));
      return c.json(await orderFor(db, actor, id));
    },
  );

  routes.put(
    '/:id/round',
    route({
      summary: 'Promise another round: its seat is booked, and that of the one before is given back',
      answers: { 200: Order },
      refuses: ['invalid', 'not_found', 'conflict', 'round_gone'],
    }),
    check('json', OrderRound),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      await write(platform, (tx) => changeRound(tx, id, c.req.valid('json'), contextOf(actor)));
      return c.json(await orderFor(db, actor, id));
    },
  );
  return routes;
}

/** The failure of a command; undefined when it succeeded. */
async function refusalOf(command: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await command();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
