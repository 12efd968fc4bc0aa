import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { forStaff } from '#identity/server/public.ts';
import { Order } from '#orders/orders.ts';
import { orderFor, presentOrder, orderById } from '#orders/server/public.ts';
import { AddedLine, ChangedOrder, PackedLine, Packing, SeenLine, SwappedLine } from '#packing/packing.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Once } from '#platform/once/once.ts';
import type { Platform } from '#platform/platform.ts';
import { withdrawQuestion } from './answer-question.ts';
import type { PackContext } from './change-lines.ts';
import { packLine, reopenLine, undoChange } from './pack-line.ts';
import { packOrder, lockOpenOrder } from './pack-order.ts';
import { addLine, swapLine } from './swap-line.ts';

const route = forStaff('orders', 'back office: packing');
const answers = { 200: ChangedOrder };
const REFUSES = ['invalid', 'not_found', 'conflict', 'out_of_stock', 'above_agreed'] as const;

/** Packing an order line by line. Each call answers the order as it is then. */
export function packingRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;

  /** Runs a command, and answers the order with the id under which the change can be taken back. */
  async function change(
    actor: Actor,
    id: string,
    command: (tx: Tx, context: PackContext) => Promise<string | null>,
    addition?: string,
  ) {
    const context = { actor, now: clock.now(), origin: originOf(config) };
    const once = { id: addition, kept: KEPT_CHANGE };
    const made = await write(platform, (tx) => command(tx, context), once);
    const order = await orderById(db, id);
    if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
    return { order: presentOrder(order, actor), change: made };
  }

  routes.put(
    '/:id/lines/:line/packing',
    route({ summary: 'Note how much of a line was packed; 0 leaves it out', answers, refuses: REFUSES }),
    check('json', PackedLine),
    async (c) => {
      const place = { order: c.req.param('id'), line: c.req.param('line') };
      const said = c.req.valid('json');
      return c.json(
        await change(c.get('actor'), place.order, (tx, context) => packLine(tx, place, said, context)),
      );
    },
  );

  routes.delete(
    '/:id/lines/:line/packing',
    route({
      summary: 'A line is as it was ordered, and not packed yet; what came in for it or besides goes',
      answers,
      refuses: REFUSES,
    }),
    check('query', SeenLine),
    async (c) => {
      const place = { order: c.req.param('id'), line: c.req.param('line') };
      const said = c.req.valid('query');
      return c.json(
        await change(c.get('actor'), place.order, (tx, context) => reopenLine(tx, place, said, context)),
      );
    },
  );

  routes.post(
    '/:id/lines/:line/swaps',
    route({ summary: 'Pack other goods instead of a line', answers, refuses: REFUSES }),
    check('json', SwappedLine),
    async (c) => {
      const place = { order: c.req.param('id'), line: c.req.param('line') };
      const said = c.req.valid('json');
      return c.json(
        await change(c.get('actor'), place.order, (tx, context) => swapLine(tx, place, said, context)),
      );
    },
  );

  routes.post(
    '/:id/lines',
    route({
      summary: 'Pack something that was not ordered',
      answers,
      refuses: REFUSES,
    }),
    check('json', AddedLine),
    async (c) => {
      const id = c.req.param('id');
      const { id: addition, ...said } = c.req.valid('json');
      const add = async (tx: Tx, context: PackContext) =>
        addLine(tx, await lockOpenOrder(tx, id), said, context);
      return c.json(await change(c.get('actor'), id, add, addition));
    },
  );

  routes.delete(
    '/:id/changes/:change',
    route({
      summary: 'Take back a change of the lines, while nobody changed them since',
      answers,
      refuses: REFUSES,
    }),
    async (c) => {
      const id = c.req.param('id');
      const made = c.req.param('change');
      return c.json(await change(c.get('actor'), id, (tx, context) => undoChange(tx, id, made, context)));
    },
  );

  routes.delete(
    '/:id/questions/:question',
    route({
      summary: 'Take back what the shopper was asked and did not answer yet',
      answers,
      refuses: ['not_found', 'conflict'],
    }),
    async (c) => {
      const place = { order: c.req.param('id'), question: c.req.param('question') };
      return c.json(
        await change(c.get('actor'), place.order, (tx, context) => withdrawQuestion(tx, place, context)),
      );
    },
  );

  routes.put(
    '/:id/packing',
    route({
      summary: 'Note that the goods of an order are packed, or that they are not after all',
      answers: { 200: Order },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', Packing),
    async (c) => {
      const actor = c.get('actor');
      const id = c.req.param('id');
      const context = { actor, now: clock.now(), origin: originOf(config) };
      await write(platform, (tx) => packOrder(tx, id, c.req.valid('json'), context));
      return c.json(await orderFor(db, actor, id));
    },
  );
  return routes;
}

/** Of a change of an order's lines its id is kept; sent again, it is told only as long as it can be taken back. */
const KEPT_CHANGE: NonNullable<Once<string | null>['kept']> = {
  of: (change) => change ?? '',
  again: async (tx, id) => {
    const change = await tx.selectFrom('order_changes').select('id').where('id', '=', id).executeTakeFirst();
    return change?.id ?? null;
  },
};
