import * as v from 'valibot';
import { NamedIn } from '#base/fields.ts';
import {
  AddedItem,
  Cart,
  CartItem,
  CartQuestion,
  EditedCartItem,
  NewCartItem,
  Quote,
  RemovedItem,
} from '#cart/cart.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { forShoppers, userJson } from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { shippingRuleOf } from '#settings/settings.ts';
import { keptLine, removeLine, removeLines, setQuantity, takeCart, addToCart } from './commands.ts';
import { itemsIn, presentQuote, titledIn } from './present.ts';
import { readCart } from './queries.ts';

const route = forShoppers('cart');

/** The shopper's own cart; the token decides whose it is. */
export function cartRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock } = platform;

  routes.get(
    '/',
    route({ summary: 'My cart; with user=1 also who I am', answers: { 200: Cart } }),
    check('query', CartQuestion),
    async (c) => {
      const { lang, user } = c.req.valid('query');
      const { userId } = c.get('actor');
      const { filled, gone } = await readCart(db, userId);
      if (gone.length > 0) {
        await write(platform, (tx) =>
          removeLines(
            tx,
            userId,
            gone.map((line) => line.id),
          ),
        );
      }
      return c.json({
        data: await itemsIn(platform, lang, filled),
        removed: await titledIn(
          platform,
          lang,
          gone.map(({ product_id, title }) => ({ product: product_id, title })),
        ),
        ...(user && { user: await userJson(platform, userId) }),
      });
    },
  );

  routes.get(
    '/quote',
    route({
      summary: 'What my cart would cost now, and which lines cannot be ordered as they are',
      answers: { 200: Quote },
    }),
    check('query', NamedIn),
    async (c) => {
      const [cart, settings] = await Promise.all([readCart(db, c.get('actor').userId), readSettings(db)]);
      const quote = presentQuote(cart, shippingRuleOf(settings));
      const { lang } = c.req.valid('query');
      return c.json({ ...quote, lines: await titledIn(platform, lang, quote.lines) });
    },
  );

  routes.post(
    '/',
    route({
      summary: 'Put a product into my cart, or more of it',
      answers: { 201: AddedItem },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', NamedIn),
    check('json', NewCartItem),
    async (c) => {
      const wanted = c.req.valid('json');
      const { userId } = c.get('actor');
      const add = (open: Tx) => addToCart(open, userId, wanted, clock.now());
      const line = await write(platform, add, { kept: keptLine(userId), isOneStatement: true });
      const [data] = await itemsIn(platform, c.req.valid('query').lang, [line]);
      return c.json({ data }, 201);
    },
  );

  routes.patch(
    '/:id',
    route({
      summary: 'Change how many of a line I want; of the item sent only the quantity is read',
      answers: { 200: CartItem },
      refuses: ['invalid', 'not_found'],
    }),
    check('query', NamedIn),
    check('json', EditedCartItem),
    async (c) => {
      const change = { line: c.req.param('id'), quantity: c.req.valid('json').quantity };
      const { userId } = c.get('actor');
      const set = (tx: Tx) => setQuantity(tx, userId, change, clock.now());
      const line = await write(platform, set, { kept: keptLine(userId) });
      const [item] = await itemsIn(platform, c.req.valid('query').lang, [line]);
      return c.json(item);
    },
  );

  routes.delete(
    '/:id',
    route({
      summary: 'Take a line out of my cart',
      answers: { 200: RemovedItem },
      refuses: ['not_found'],
    }),
    async (c) => {
      const line = c.req.param('id');
      await write(platform, (tx) => removeLine(tx, c.get('actor').userId, line));
      return c.json({ _id: line });
    },
  );

  routes.delete(
    '/',
    route({
      summary: 'Empty my cart',
      answers: { 200: v.object({ data: v.array(CartItem) }) },
    }),
    async (c) => {
      await write(platform, (tx) => takeCart(tx, c.get('actor').userId));
      return c.json({ data: [] });
    },
  );
  return routes;
}
