import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { CategoryCount } from '#catalogue/back-office.ts';
import { CATEGORIES, Listing, ListingQuery, Product, whole } from '#catalogue/catalogue.ts';
import { allProducts, liveProduct, productsInCategory, relatedProducts } from '#catalogue/server/queries.ts';
import { listing } from '#catalogue/server/queries/listing.ts';
import { categoryCounts } from '#catalogue/server/queries/live-counts.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';

const tag = 'Products';
const AllProducts = v.object({ products: v.array(Product) });
const FirstOnes = v.strictObject({ limit: v.optional(whole(1, 100)) });
const KEEP = 'public, max-age=0, must-revalidate';

/** Everybody's part of the catalogue, under `/api/products`. */
export const catalogueRoutes = (platform: Platform) =>
  newRoutes()
    .get(
      '/',
      describe({
        tag,
        summary: 'A step of the listing, or with all=true every product',
        answers: { 200: v.union([Listing, AllProducts]) },
        refuses: ['invalid'],
      }),
      check('query', ListingQuery),
      async (c) => {
        const query = c.req.valid('query');
        // A search is counted when it finds nothing, and no two are alike: nothing on the way keeps it.
        c.header('Cache-Control', query.q && query.all !== 'true' ? 'no-store' : KEEP);
        if (query.all === 'true') return c.json({ products: await allProducts(platform.db) });
        return c.json(await listing(platform, query));
      },
    )
    .get(
      '/categories',
      describe({
        tag,
        summary: 'All categories, with how many products each has',
        answers: { 200: v.array(CategoryCount) },
      }),
      async (c) => {
        c.header('Cache-Control', KEEP);
        return c.json(await categoryCounts(platform));
      },
    )
    .get(
      '/category/:category',
      describe({
        tag,
        summary: 'The products of a category, the most ordered first',
        answers: { 200: v.array(Product) },
        refuses: ['invalid', 'not_found'],
      }),
      check('query', FirstOnes),
      async (c) => {
        const category = CATEGORIES.find((name) => name === c.req.param('category'));
        if (!category) throw new Failure('not_found', 'There is no such category.');
        c.header('Cache-Control', KEEP);
        return c.json(await productsInCategory(platform.db, category, c.req.valid('query').limit));
      },
    )
    .get(
      '/:id/related',
      describe({
        tag,
        summary: 'Four other products to look at next',
        answers: { 200: v.array(Product) },
        refuses: ['not_found'],
      }),
      async (c) => {
        const product = await findProduct(platform, c.req.param('id'));
        c.header('Cache-Control', KEEP);
        return c.json(await relatedProducts(platform.db, product));
      },
    )
    .get(
      '/:id',
      describe({ tag, summary: 'A product', answers: { 200: Product }, refuses: ['not_found'] }),
      async (c) => {
        const product = await findProduct(platform, c.req.param('id'));
        c.header('Cache-Control', KEEP);
        return c.json(product);
      },
    );

async function findProduct({ db }: Platform, id: string): Promise<Product> {
  const product = await liveProduct(db, id);
  if (!product) throw new Failure('not_found', 'There is no such product.');
  return product;
}
