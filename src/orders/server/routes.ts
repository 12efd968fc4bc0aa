import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { NamedIn } from '#base/language/named-in.ts';
import { itemsIn, readCart, titledIn } from '#cart/server/public.ts';
import { ListedProduct } from '#catalogue/catalogue.ts';
import { inLanguage } from '#catalogue/server/public.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { forShoppers } from '#identity/server/public.ts';
import {
  IdempotencyKey,
  NewOrder,
  Order,
  OwnOrders,
  OwnOrdersQuery,
  PlacedOrder,
  Reordered,
  versionTag,
} from '#orders/orders.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { moveOrderById } from './commands/edit-order.ts';
import { reorder } from './commands/reorder.ts';
import { originOf } from './origin.ts';
import { placeOnce } from './place-once.ts';
import { presentLateness, presentOrder } from './present.ts';
import { orderById, type OrderRow, ordersOf, versionOf } from './queries.ts';
import { boughtGoods } from './queries/bought-goods.ts';
import { refusedInLanguage } from './refused-in-language.ts';

const route = forShoppers('orders');
const BoughtGoods = v.object({ products: v.array(ListedProduct) });

/** A shopper's own orders; the token decides whose they are. */
export function orderRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock, config } = platform;

  routes.post(
    '/',
    route({
      summary: 'Place an order of what my cart holds; with an Idempotency-Key it is safe to ask again',
      answers: { 200: PlacedOrder, 201: PlacedOrder },
      refuses: [
        'invalid',
        'cart_changed',
        'out_of_stock',
        'price_changed',
        'round_gone',
        'key_reused',
        'place_needed',
        'not_delivered',
        'below_minimum',
        'over_limit',
      ],
    }),
    check('query', NamedIn),
    check('header', v.object({ 'idempotency-key': v.optional(IdempotencyKey) })),
    check('json', NewOrder),
    async (c) => {
      const actor = c.get('actor');
      const key = c.req.valid('header')['idempotency-key'];
      const { lang } = c.req.valid('query');
      const { order, isReplay } = await placeOnce(platform, {
        actor,
        request: c.req.valid('json'),
        key,
      }).catch(async (error: unknown) => {
        throw await refusedInLanguage(platform, lang, error);
      });
      const answer = { data: presentOrder(order, actor, lang) };
      if (isReplay) return c.json(answer, 200, { 'Idempotent-Replayed': 'true' });
      return c.json(answer, 201);
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
      return c.json({ orders: orders.map((order) => presentOrder(order, actor, lang)) });
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
    '/:id',
    route({
      summary:
        'One of my orders; staff who look after orders may see any. Its ETag is `updatedAt` in quotes, so an open page can ask cheaply whether anything happened',
      answers: { 200: Order, 304: v.undefined() },
      refuses: ['not_found'],
    }),
    check('query', NamedIn),
    check('header', v.object({ 'if-none-match': v.optional(v.string()) })),
    async (c) => {
      const actor = c.get('actor');
      const id = c.req.param('id');
      const known = c.req.valid('header')['if-none-match'];
      // Nearly always nothing happened: then one row is read instead of an order with its lines and timeline.
      const version = known === undefined ? undefined : await versionOf(db, id, ownerFor(actor));
      if (version && known === tagOf(version)) return c.body(null, 304, { ETag: known });
      const order = await findOrder(id, actor);
      const { lang } = c.req.valid('query');
      return c.json(presentOrder(order, actor, lang), 200, { ETag: tagOf(order) });
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
      return c.json(presentOrder(await findOrder(id, actor), actor, c.req.valid('query').lang));
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

  async function findOrder(id: string, actor: Actor) {
    const order = await orderById(db, id, ownerFor(actor));
    if (!order) throw new Failure('not_found', 'There is no such order.');
    return order;
  }
  return routes;
}

/** Whose orders somebody may read: their own, or, as staff who look after orders, anybody's. */
const ownerFor = (actor: Actor): string | undefined =>
  isAllowed(actor, 'orders') ? undefined : actor.userId;

/** Changes with every change of an order, and when its round is late. */
const tagOf = (order: Pick<OrderRow, 'updated_at' | 'status' | 'late_to'>): string =>
  versionTag({ updatedAt: order.updated_at, ...presentLateness(order) });
