import { NamedIn } from '#base/fields.ts';
import type { Language } from '#base/language/language.ts';
import { titlesByIds } from '#catalogue/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import { forShoppers, forStaff } from '#identity/server/public.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { AllWishes, NewWish, OwnWishes, WishAnswer } from '#wishes/wishes.ts';
import { dropWords, makeWish, takeWishBack } from './commands.ts';
import { goodsWaitedFor, wishesFor, wishesOf, wordsAskedFor } from './queries.ts';
import { tellOfGoods } from './tell.ts';

const route = forShoppers('wishes');
const staffRoute = forStaff('catalogue', 'back office: goods');

/** Goods that customers want the shop to have, under `/api/wishes`. */
export function wishRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { clock, config } = platform;

  routes.get(
    '/',
    route({
      summary: 'My open wishes: sold-out goods that I wait for, and words that I asked for',
      answers: { 200: OwnWishes },
    }),
    async (c) => {
      personal(c);
      return c.json(await ownWishes(platform, c.get('actor')));
    },
  );

  routes.post(
    '/',
    route({
      summary: 'Be told when a sold-out product is back, or ask the shop to have what a search did not find',
      answers: { 201: OwnWishes },
      refuses: ['invalid', 'not_found', 'conflict', 'too_many'],
    }),
    check('json', NewWish),
    async (c) => {
      const actor = c.get('actor');
      await write(platform, (tx) => makeWish(tx, actor.userId, c.req.valid('json'), clock.now()));
      return c.json(await ownWishes(platform, actor), 201);
    },
  );

  routes.delete(
    '/:id',
    route({ summary: 'Take a wish of mine back', answers: { 200: OwnWishes }, refuses: ['not_found'] }),
    async (c) => {
      const actor = c.get('actor');
      await write(platform, (tx) => takeWishBack(tx, actor.userId, c.req.param('id')));
      return c.json(await ownWishes(platform, actor));
    },
  );

  routes.get(
    '/all',
    staffRoute({
      summary: 'Goods that customers wait for, and words that they asked for, with the number of customers',
      answers: { 200: AllWishes },
      refuses: ['invalid'],
    }),
    check('query', NamedIn),
    async (c) => {
      personal(c);
      return c.json(await allWishes(platform, c.req.valid('query').lang));
    },
  );

  routes.post(
    '/answers',
    staffRoute({
      summary:
        'Say that the shop has now what customers asked for, so that they are told; or that it will not have it',
      answers: { 201: AllWishes },
      refuses: ['invalid'],
    }),
    check('query', NamedIn),
    check('json', WishAnswer),
    async (c) => {
      const { words, here } = c.req.valid('json');
      const context = { now: clock.now(), origin: originOf(config) };
      await write(platform, async (tx) =>
        here ? tellOfGoods(tx, await wishesFor(tx, words), context) : dropWords(tx, words),
      );
      return c.json(await allWishes(platform, c.req.valid('query').lang), 201);
    },
  );
  return routes;
}

async function ownWishes({ db }: Platform, { userId }: Actor): Promise<OwnWishes> {
  const own = await wishesOf(db, userId);
  return {
    wishes: own.map(({ id, product_id, words, made_at, others }) => ({
      _id: id,
      product: product_id ?? '',
      words,
      others,
      askedAt: made_at,
    })),
  };
}

async function allWishes({ db }: Platform, language: Language): Promise<AllWishes> {
  const [goods, words] = await Promise.all([goodsWaitedFor(db), wordsAskedFor(db)]);
  const ids = goods.flatMap(({ product_id }) => product_id ?? []);
  const titles = await titlesByIds(db, ids, language);
  return {
    goods: goods.flatMap(({ product_id: product, customers }) =>
      product ? [{ product, title: titles.get(product) ?? '', waiting: Number(customers) }] : [],
    ),
    words: words.map((row) => ({ words: row.words, customers: Number(row.customers), lastAt: row.last_at })),
  };
}
