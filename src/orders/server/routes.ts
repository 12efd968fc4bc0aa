import * as v from 'valibot';
import { NamedFor, NamedIn } from '#base/fields.ts';
import { itemsIn, readCart, titledIn } from '#cart/server/public.ts';
import { ListedProduct } from '#catalogue/catalogue.ts';
import { inLanguage } from '#catalogue/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import { forShoppers } from '#identity/server/public.ts';
import { RunningOrder } from '#orders/adding/adding.ts';
import {
  NewOrder,
  Order,
  OwnOrders,
  OwnOrdersQuery,
  PlacedOrder,
  Reordered,
  versionTag,
  UsualGoods,
} from '#orders/order.ts';
import { strangersNetwork } from '#platform/http/limits/client-address.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import { isRepeated } from '#platform/once/ask-once.ts';
import type { Platform } from '#platform/platform.ts';
import { runningOrder } from './adding/present.ts';
import { moveOrderById } from './commands/edit-order.ts';
import { reorder } from './commands/reorder.ts';
import { findOrder, ownerFor, ownOrder } from './find-order.ts';
import { stopsBeforeOf } from './handover/own-news.ts';
import { placeSent, refusedInLanguage } from './place-sent.ts';
import { presentLateness } from './present.ts';
import { type OrderRow, ordersOf, versionOf } from './queries.ts';
import { boughtGoods, usualLines } from './queries/bought-goods.ts';
const route = forShoppers('orders');
const BoughtGoods = v.object({ products: v.array(ListedProduct) });
/** So many of a shopper's usual goods are shown. */
const USUAL_AT_MOST = 24;

/** A shopper's own orders; the token decides whose they are. */
export function orderRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;

  routes.post(
    '/',
    route({
      summary:
        'Place an order of what my cart holds, or with `addTo` put it into an order of mine that is not packed yet; the answer to a repeat is 200',
      answers: { 200: PlacedOrder, 201: PlacedOrder },
      refuses: [
        'invalid',
        'cart_changed',
        'out_of_stock',
        'price_changed',
        'round_gone',
        'shop_closed',
        'place_needed',
        'not_delivered',
        'below_minimum',
        'over_limit',
        'not_found',
        'order_closed',
      ],
    }),
    check('query', NamedIn),
    check('json', NewOrder),
    async (c) => {
      const actor = c.get('actor');
      const { lang } = c.req.valid('query');
      const network = strangersNetwork(c, config.trustedProxies);
      const sent = { actor, request: c.req.valid('json'), network };
      const order = await placeSent(platform, sent).catch(async (error: unknown) => {
        throw await refusedInLanguage(platform, lang, error);
      });
      return c.json({ data: await ownOrder(platform, order, actor, lang) }, isRepeated() ? 200 : 201);
    },
  );

  routes.get(
    '/',
    route({
      summary: 'My orders, oldest first',
      answers: { 200: OwnOrders },
      refuses: ['invalid'],
    }),
    check('query', OwnOrdersQuery),
    async (c) => {
      const actor = c.get('actor');
      const { lang, ...asked } = c.req.valid('query');
      const orders = await ordersOf(db, actor.userId, asked);
      return c.json({
        orders: await Promise.all(orders.map((order) => ownOrder(platform, order, actor, lang))),
      });
    },
  );

  routes.get(
    '/goods',
    route({
      summary: 'What I bought before and can buy again, the most often bought first',
      answers: { 200: BoughtGoods },
      refuses: ['invalid'],
    }),
    check('query', NamedIn),
    async (c) => {
      const products = await boughtGoods(db, c.get('actor').userId);
      return c.json({ products: await inLanguage(platform, c.req.valid('query').lang, products) });
    },
  );

  routes.get(
    '/usual',
    route({
      summary: 'What I usually buy and how much of it, the most often bought first',
      answers: { 200: UsualGoods },
      refuses: ['invalid'],
    }),
    check('query', NamedIn),
    async (c) => {
      const lines = await usualLines(db, { userId: c.get('actor').userId }, USUAL_AT_MOST);
      const products = await inLanguage(
        platform,
        c.req.valid('query').lang,
        lines.map(({ product }) => product),
      );
      return c.json({ goods: products.map((product, at) => ({ product, quantity: lines[at]!.quantity })) });
    },
  );

  routes.get(
    '/running',
    route({
      summary: 'My order under way that my cart could go with, and by what that is reckoned',
      answers: { 200: RunningOrder },
      refuses: ['invalid'],
    }),
    check('query', NamedIn),
    async (c) => c.json(await runningOrder(platform, c.get('actor'), c.req.valid('query').lang)),
  );

  routes.get(
    '/:id',
    route({
      summary:
        'One of my orders; staff who look after orders may see any. Its ETag is `updatedAt` in quotes, so an open page can ask cheaply whether anything happened',
      answers: { 200: Order, 304: v.undefined() },
      refuses: ['not_found'],
    }),
    check('query', NamedFor),
    check('header', v.object({ 'if-none-match': v.optional(v.string()) })),
    async (c) => {
      const actor = c.get('actor');
      const id = c.req.param('id');
      const known = c.req.valid('header')['if-none-match'];
      // Nearly always nothing happened: then one row is read instead of an order with its lines and timeline.
      const version = known === undefined ? undefined : await versionOf(db, id, ownerFor(actor));
      const before = version && (await stopsBeforeOf(db, version, actor, clock.now()));
      if (version && known === tagOf(version, before)) return c.body(null, 304, { ETag: known });
      const order = await findOrder(db, id, actor);
      const { lang } = c.req.valid('query');
      const answer = await ownOrder(platform, order, actor, lang);
      return c.json(answer, 200, { ETag: versionTag(answer) });
    },
  );

  routes.post(
    '/:id/cancellation',
    route({
      summary: 'Cancel an order that was not dispatched yet',
      answers: { 200: Order },
      refuses: ['not_found', 'conflict'],
    }),
    check('query', NamedIn),
    async (c) => {
      const actor = c.get('actor');
      const id = c.req.param('id');
      const context = { actor, side: 'shopper' as const, now: clock.now(), origin: originOf(config) };
      await write(platform, (tx) => moveOrderById(tx, id, 'cancelled', context, actor.userId));
      return c.json(
        await ownOrder(platform, await findOrder(db, id, actor), actor, c.req.valid('query').lang),
      );
    },
  );

  routes.post(
    '/:id/reorder',
    route({
      summary: 'Put what an order held into my cart again, as far as the shop has it',
      answers: { 200: Reordered },
      refuses: ['not_found'],
    }),
    check('query', NamedIn),
    async (c) => {
      const { userId } = c.get('actor');
      const missing = await write(platform, (tx) => reorder(tx, c.req.param('id'), userId, clock.now()));
      const { filled } = await readCart(db, userId);
      const { lang } = c.req.valid('query');
      return c.json({
        data: await itemsIn(platform, lang, filled),
        missing: await titledIn(platform, lang, missing),
      });
    },
  );

  return routes;
}

/** Changes with every change of an order, when its round is late, and with the stops before it. */
const tagOf = (
  order: Pick<OrderRow, 'updated_at' | 'status' | 'late_to'>,
  before: Pick<Order, 'stopsBefore'> | undefined,
): string => versionTag({ updatedAt: order.updated_at, ...presentLateness(order), ...before });
