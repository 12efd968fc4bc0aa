import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { wholeNumber, LANGUAGE_QUESTION, NamedIn } from '#base/fields.ts';
import {
  CategoryCount,
  type Product,
  ListedProduct,
  OnePerFamily,
  ProductExtras,
  ProductWithWay,
  shelfNamed,
  shownShelves,
} from '#catalogue/catalogue.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { bestSelling, liveProduct, relatedProducts } from './queries.ts';
import { inLanguage } from './queries/in-language.ts';
import { extrasOf, withPacks } from './queries/packs.ts';
import { categoryCounts } from './queries/shelves/live-counts.ts';
import { shelvesOf, wayTo } from './queries/shelves/shelves.ts';
import { asRows } from './tags.ts';

const tag = 'Products';
const Packs = v.strictObject({ packs: OnePerFamily, ...LANGUAGE_QUESTION });
const FirstOnes = v.strictObject({ ...Packs.entries, limit: v.optional(wholeNumber(1, 100)) });
const KEEP = 'public, max-age=0, must-revalidate';

/** Public routes of products and categories, under `/api/products`. The listing is part of the search feature. */
export const catalogueRoutes = (platform: Platform) =>
  newRoutes()
    .get(
      '/categories',
      describe({
        tag,
        summary: 'The shelves that shoppers see, with how many products each has',
        answers: { 200: v.array(CategoryCount) },
        refuses: ['invalid'],
      }),
      check('query', NamedIn),
      async (c) => {
        c.header('Cache-Control', KEEP);
        return c.json(await categoryCounts(platform, c.req.valid('query').lang));
      },
    )
    .get(
      '/category/:category',
      describe({
        tag,
        summary:
          'The products of a shelf and of those inside it, the most ordered first; of a merged shelf, those of the other',
        answers: { 200: v.array(ListedProduct) },
        refuses: ['invalid', 'not_found'],
      }),
      check('query', FirstOnes),
      async (c) => {
        const tree = await shelvesOf(platform);
        const shelf = shelfNamed(tree, c.req.param('category'));
        if (!shelf) throw new Failure('not_found', /*i18n*/ 'There is no such category.');
        c.header('Cache-Control', KEEP);
        const { limit, packs, lang } = c.req.valid('query');
        const on = shownShelves(tree, [shelf.value]);
        const goods = await bestSelling(platform.db, on, limit, packs === 'one');
        const listed = asRows(packs ? await withPacks(platform.db, goods) : goods);
        return c.json(await inLanguage(platform, lang, listed));
      },
    )
    .get(
      '/:id/related',
      describe({
        tag,
        summary: 'Four other products to look at next',
        answers: { 200: v.array(ListedProduct) },
        refuses: ['invalid', 'not_found'],
      }),
      check('query', Packs),
      async (c) => {
        const product = await findProduct(platform, c.req.param('id'));
        c.header('Cache-Control', KEEP);
        const { packs, lang } = c.req.valid('query');
        const goods = await relatedProducts(platform, product, packs === 'one');
        const listed = asRows(packs ? await withPacks(platform.db, goods) : goods);
        return c.json(await inLanguage(platform, lang, listed));
      },
    )
    .get(
      '/:id/extras',
      describe({
        tag,
        summary: 'What belongs to a product’s page besides it: the packs of its family, and its label',
        answers: { 200: ProductExtras },
        refuses: ['invalid', 'not_found'],
      }),
      check('query', NamedIn),
      async (c) => {
        const product = await findProduct(platform, c.req.param('id'));
        c.header('Cache-Control', KEEP);
        return c.json(await extrasOf(platform, product, c.req.valid('query').lang));
      },
    )
    .get(
      '/:id',
      describe({
        tag,
        summary: 'A product, with the shelves that lead to it',
        answers: { 200: ProductWithWay },
        refuses: ['invalid', 'not_found'],
      }),
      check('query', NamedIn),
      async (c) => {
        const product = await findProduct(platform, c.req.param('id'));
        c.header('Cache-Control', KEEP);
        const { lang } = c.req.valid('query');
        const [named = product] = await inLanguage(platform, lang, [product]);
        return c.json({ ...named, way: await wayTo(platform, product, lang) });
      },
    );

async function findProduct({ db }: Platform, id: string): Promise<Product> {
  const product = await liveProduct(db, id);
  if (!product) throw new Failure('not_found', /*i18n*/ 'There is no such product.');
  asRows([product]);
  return product;
}
